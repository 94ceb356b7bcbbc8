internal import SwiftSyntax

/// Puts a fragment into a view of its own, with stand-ins for the values that it leaves undeclared.
struct FragmentWriter {
  struct Written {
    var text: String
    var values: [Placeholder]
  }

  private var guesser: StandInGuesser
  private let guide: AnalysedGuide
  private let fileName: String
  /// Values that the compiler did not find although they looked declared, and types that it asked for.
  private let corrections: [Correction]

  /// What the compiler said of a value of a fragment.
  struct Correction: Equatable {
    var line: Int
    var name: String
    /// `nil` where the value only has to be declared.
    var type: String?
  }

  init(_ guide: AnalysedGuide, fileName: String, corrections: [Correction]) {
    self.guide = guide
    self.fileName = fileName
    self.corrections = corrections
    guesser = StandInGuesser(guide)
  }

  /// `members` are the pieces of the same block that declare properties.
  mutating func write(_ piece: Piece, block: Int, number: Int, members: [Piece]) -> Written {
    let unit = SwiftUnit(piece, block: block)
    let free = FreeNames.names(in: unit)
    let used = members.filter { member in
      member != piece && !FreeNames.declared(in: SwiftUnit(member, block: block)).isDisjoint(with: free)
    }
    let declared = used.reduce(into: Set<String>()) {
      $0.formUnion(FreeNames.declared(in: SwiftUnit($1, block: block)))
    }
    var lines: [String] = []
    var values: [Placeholder] = []
    var types = StandInTypes()
    for name in names(in: unit, free: free) where !declared.contains(name) {
      lines.append(declaration(of: name, in: unit, types: &types))
      values.append(Placeholder(name: name, kind: .value, line: FreeNames.line(of: name, in: unit)))
    }
    for member in used { lines.append(located(member, number)) }
    let type = "VitrineFragment\(number)"
    let isMembers = piece.kind == .members
    let own = isMembers ? located(piece, number) : code(of: piece, unit: unit, number: number)
    let hasBody = isMembers && FreeNames.declared(in: unit).contains("body")
    let body = piece.kind == .modifiers ? "" : hasBody ? "" : "var body: some SwiftUI.View { SwiftUI.EmptyView() }"
    let parts =
      [FragmentWriter.mark(number), "fileprivate struct \(type): SwiftUI.View {"] + types.declarations + lines
      + [own, body, "}", "#sourceLocation()"]
    return Written(text: parts.joined(separator: "\n"), values: values)
  }

  private func names(in unit: SwiftUnit, free: Set<String>) -> [String] {
    let asked = corrections.filter { unit.firstLine...unit.firstLine + unit.text.count { $0 == "\n" } ~= $0.line }.map(
      \.name)
    return (free.filter { !isGlobal($0) } + asked.filter { !free.contains($0) || isGlobal($0) }).uniqued().sorted()
  }

  private func isGlobal(_ name: String) -> Bool {
    guide.index.globals.contains { node, _ in
      node.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
    }
  }

  private mutating func declaration(of name: String, in unit: SwiftUnit, types: inout StandInTypes) -> String {
    let lines = unit.firstLine...unit.firstLine + unit.text.count { $0 == "\n" }
    if let type = corrections.last(where: { $0.name == name && $0.type != nil && lines ~= $0.line })?.type {
      return "@SwiftUI.State var \(name.escaped): \(type) = \(FragmentWriter.value(of: type))"
    }
    switch guesser.guess(name, in: unit) {
    case .namespace: return "@SwiftUI.Namespace var \(name)"
    case .focus(let type): return "@SwiftUI.FocusState var \(name): \(type)"
    case let standIn:
      let value = types.spell(standIn, name: name)
      return "@SwiftUI.State var \(name.escaped): \(value.type) = \(value.code)"
    }
  }

  /// A value of a type that the compiler named.
  private static func value(of type: String) -> String {
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    switch type {
    case "Bool": return "false"
    case "String": return "\"Sample\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval": return "1"
    case _ where type.hasPrefix("["): return "[]"
    case _ where type.hasPrefix("() ->"): return "{}"
    default: return "\(type)()"
    }
  }

  /// The file name of what is generated around a fragment, which its number tells apart.
  static let fileName = "vitrine-fragment-"

  private static func mark(_ number: Int) -> String { "#sourceLocation(file: \"\(fileName)\(number)\", line: 1)" }

  private func located(_ piece: Piece, _ number: Int, after subject: String? = nil) -> String {
    let start = subject.map { (piece.lines.lowerBound - 1, $0 + "\n") } ?? (piece.lines.lowerBound, "")
    return "#sourceLocation(file: \(Sample.literal(fileName)), line: \(start.0))\n\(start.1)\(piece.text)\n"
      + FragmentWriter.mark(number)
  }

  private func code(of piece: Piece, unit: SwiftUnit, number: Int) -> String {
    guard piece.kind == .modifiers else {
      let effects =
        (piece.text.contains("await ") ? " async" : "") + (piece.text.contains(/\btry\b[^?!]/) ? " throws" : "")
      return "@MainActor func vitrineRun()\(effects) {\n\(located(piece, number))\n}"
    }
    switch FragmentSubject(firstModifier: FragmentSubject.firstModifier(of: unit)) {
    case .view(let code):
      // The modifiers continue the expression of the line before: a line directive between would end it.
      return "var body: some SwiftUI.View {\n\(located(piece, number, after: code))\n}"
    case .value(let type):
      return "var body: some SwiftUI.View { SwiftUI.EmptyView() }\n"
        + "func vitrineValue() -> \(type) {\n\(located(piece, number))\n}"
    }
  }
}

/// What a chain of modifiers without a receiver is applied to.
enum FragmentSubject: Equatable {
  case view(String)
  /// A value by itself, such as `.spring(response: 0.3)`.
  case value(String)

  init(firstModifier name: String) {
    switch name {
    case "resizable", "renderingMode", "symbolRenderingMode", "interpolation", "antialiased":
      self = .view("SwiftUI.Image(systemName: \"star.fill\")")
    case "fill", "stroke", "strokeBorder", "trim", "inset":
      self = .view("SwiftUI.RoundedRectangle(cornerRadius: 12)")
    case "spring", "easeInOut", "easeIn", "easeOut", "linear", "interactiveSpring", "interpolatingSpring", "smooth",
      "snappy", "bouncy",
      "timingCurve":
      self = .value("SwiftUI.Animation")
    case "asymmetric", "move", "slide", "push": self = .value("SwiftUI.AnyTransition")
    case "impact", "success", "warning", "error", "selection", "increase", "decrease", "levelChange":
      self = .value("SwiftUI.SensoryFeedback")
    case "system", "custom": self = .value("SwiftUI.Font")
    default: self = .view("SwiftUI.Text(\"\")")
    }
  }

  static func firstModifier(of unit: SwiftUnit) -> String {
    let tokens = Array(unit.tree.tokens(viewMode: .sourceAccurate).prefix(2))
    return tokens.count == 2 ? tokens[1].text : ""
  }
}

/// The names that code reads without declaring them.
final class FreeNames: SyntaxVisitor {
  private var read: Set<String> = []
  private var declared: Set<String> = []

  /// Values in lower case that are neither declared here nor called: functions are left to the compiler, which knows
  /// those of SwiftUI.
  static func names(in unit: SwiftUnit) -> Set<String> {
    let finder = FreeNames(viewMode: .sourceAccurate)
    finder.walk(unit.tree)
    return finder.read.subtracting(finder.declared)
  }

  static func declared(in unit: SwiftUnit) -> Set<String> {
    let finder = FreeNames(viewMode: .sourceAccurate)
    finder.walk(unit.tree)
    return finder.declared
  }

  static func line(of name: String, in unit: SwiftUnit) -> Int {
    UseSites(of: name, in: [unit]).references.first.map { unit.line(of: $0) } ?? unit.firstLine
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id && member?.base?.shortText != "self"
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
    guard !isMember, !isCalled, name.first?.isLowercase == true, !["self", "super", "nil"].contains(name) else {
      return .visitChildren
    }
    read.insert(name.unquoted)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // `{ $item in … }` declares item as well.
    declared.insert(String(token.text.unquoted.drop { $0 == "$" }))
    return .visitChildren
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of its first place.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
