internal import SwiftSyntax

/// Stands in for names that a guide uses and nobody defines, in a file of their own beside the guide's.
struct PlaceholderMaker {
  /// What the compiler did not find.
  enum Unknown: Hashable, Codable {
    case name(String)
    case type(String)
    /// A member of a type: `Color.brandRed`.
    case member(type: String, name: String)
    /// A modifier of views.
    case modifier(String)
    /// An initialiser of a type of SwiftUI, by its first label.
    case initialiser(type: String, label: String)
  }

  private let guide: AnalysedGuide
  var guesser: StandInGuesser
  var types = StandInTypes()
  var declarations: [String] = []
  private(set) var placeholders: [Placeholder] = []

  static let fileName = "vitrine-placeholders.swift"

  /// The module's second file.
  static func source(for unknowns: [(unknown: Unknown, line: Int)], guide: AnalysedGuide) -> (
    text: String, placeholders: [Placeholder]
  ) {
    var maker = PlaceholderMaker(guide)
    let structures = Set(
      unknowns.compactMap { item -> String? in
        if case .type(let name) = item.unknown { name } else { nil }
      })
    for (unknown, line) in unknowns {
      // A name that is used as a type as well as called is one type.
      if case .name(let name) = unknown, structures.contains(name) { continue }
      // What used it may have been left out since.
      if maker.isUsed(unknown) { maker.add(unknown, line: line) }
    }
    var parts = maker.declarations + maker.types.declarations
    if parts.contains(where: { $0.contains("vitrineColor(") }) { parts.append(StandInColors.support) }
    let modules = [("CLLocationCoordinate2D", "CoreLocation"), ("AVPlayer", "AVFoundation")]
      .filter { name, _ in parts.contains { $0.contains(name) } }.map { "\nimport \($0.1)" }.joined()
    let text = """
      // Stand-ins for names that the guide uses and nobody defines.
      import SwiftUI\(modules)

      \(parts.joined(separator: "\n\n"))

      struct VitrinePlaceholderView: SwiftUI.View {
        let name: String
        var body: some SwiftUI.View {
          SwiftUI.Text(name)
            .font(.system(size: 13, weight: .medium))
            .foregroundStyle(\(StandInColors.code))
            .padding(8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(
              SwiftUI.RoundedRectangle(cornerRadius: 8)
                .strokeBorder(\(StandInColors.code).opacity(0.5), style: SwiftUI.StrokeStyle(lineWidth: 1, dash: [4, 4])))
            .padding(8)
        }
      }

      """
    return (text, maker.placeholders)
  }

  private init(_ guide: AnalysedGuide) {
    self.guide = guide
    guesser = StandInGuesser(guide)
  }

  private mutating func add(_ unknown: Unknown, line: Int) {
    switch unknown {
    case .name(let name) where name.first?.isUppercase == true: addUppercase(name, line: line)
    case .name(let name): addLowercase(name, line: line)
    case .type(let name): addType(name, line: line)
    case .member(let type, let name): addMember(name, of: type, line: line)
    case .modifier(let name): addModifier(name, line: line)
    case .initialiser(let type, let label): addInitialiser(of: type, label: label, line: line)
    }
  }

  private func isUsed(_ unknown: Unknown) -> Bool {
    switch unknown {
    case .name(let name), .type(let name):
      let sites = UseSites(of: name, in: guesser.units)
      return !sites.references.isEmpty || !sites.types.isEmpty
    case .member(let type, _):
      let owner = type.hasPrefix("static ") ? String(type.dropFirst("static ".count)) : type
      if ["Color", "Font", "ShapeStyle", "LinearGradient", "value Color", "value Font", "UIColor", "EnvironmentValues"]
        .contains(owner)
        || owner.hasPrefix("VitrinePlaceholder")
      {
        return true
      }
      return isUsed(.name(owner))
    case .modifier, .initialiser: return true
    }
  }

  mutating func list(_ name: String, _ kind: Placeholder.Kind, _ line: Int) {
    placeholders.append(Placeholder(name: name, kind: kind, line: line))
  }

  func calls(of name: String) -> [FunctionCallExprSyntax] {
    UseSites(of: name, in: guesser.units).references.compactMap { reference in
      guard let call = reference.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == reference.id
      else { return nil }
      return call
    }
  }

  /// `HomeView()` is a view; `AppColor.primary` is a namespace.
  private mutating func addUppercase(_ name: String, line: Int) {
    let calls = calls(of: name)
    if calls.isEmpty,
      UseSites(of: name, in: guesser.units).references.contains(where: { $0.isAllCases || $0.isMetatype })
    {
      addType(name, line: line)
    } else if calls.isEmpty {
      addNamespace(name, line: line)
    } else if calls.contains(where: \.isInitialValue),
      !calls.contains(where: { ViewContext.holds($0) && !$0.isInitialValue })
    {
      // `@StateObject private var store = Store()`
      addType(name, line: line)
    } else if calls.contains(where: { ViewContext.holds($0) || $0.parent?.is(MemberAccessExprSyntax.self) == true })
      || calls.allSatisfy({ $0.arguments.isEmpty })
    {
      let initialisers = initialisers(FunctionGuess(name, calls: calls), name: name)
      declarations.append(
        "struct \(name): SwiftUI.View {\n\(initialisers.map { "  \($0)\n" }.joined())  var body: some SwiftUI.View { "
          + "VitrinePlaceholderView(name: \(Sample.literal(name))) }\n}")
      list(name, .view, line)
    } else {
      addType(name, line: line)
    }
  }

  private mutating func addNamespace(_ name: String, line: Int) {
    let references = UseSites(of: name, in: guesser.units).references
    let members = members(of: references.map(ExprSyntax.init))
    var lines = members.map { member in
      if case .function = member.value { return "" }
      let value = types.spell(member.value, name: member.name)
      return "  static var \(member.name.escaped): \(value.type) { \(value.code) }\n"
    }
    let calls = references.compactMap {
      $0.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    }
    .filter { $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.shortText == name }
    for member in calls.map(\.calleeName).uniqued() {
      let own = calls.filter { $0.calleeName == member }
      let guess = FunctionGuess(member, calls: own)
      let result = result(of: own)
      for clause in guess.clauses(choiceType: { declareChoice($0, of: guess) }) {
        let body = body(result, name: "\(name).\(guess.fullName)")
        lines.append("  @MainActor static func \(member.escaped)\(clause.generics)\(clause.parameters) \(body)\n")
      }
    }
    declarations.append("enum \(name) {\n\(lines.joined())}")
    list(name, .namespace, line)
  }

  mutating func members(of uses: [ExprSyntax]) -> [StandIn.Member] {
    guard case .object(let members)? = guesser.merged(uses, name: "", isFollowing: false, isThing: true) else {
      return []
    }
    return members
  }

  mutating func initialisers(_ guess: FunctionGuess, name: String) -> [String] {
    let forms = guess.clauses { declareChoice($0, of: guess) }
    return forms.map { "init\($0.generics)\($0.parameters) {}" }
  }

  /// The type of a parameter that gets members without a type.
  mutating func declareChoice(_ label: String, of guess: FunctionGuess) -> String {
    let type = types.spell(
      .choice(guess.choices[label] ?? []),
      name: guess.name + (label == "_" ? "Value" : label.prefix(1).uppercased() + label.dropFirst())
    ).type
    for maker in guess.makers[label] ?? [] where maker.name != "init" {
      for clause in maker.clauses(choiceType: { declareChoice($0, of: maker) }) {
        let text =
          "extension \(type) { static func \(maker.name.escaped)\(clause.generics)\(clause.parameters) -> \(type) { \(type)() } }"
        if !declarations.contains(text) { declarations.append(text) }
      }
    }
    return type
  }

  private mutating func addLowercase(_ name: String, line: Int) {
    let calls = calls(of: name)
    if calls.isEmpty {
      let value = types.spell(guesser.guess(name), name: name)
      declarations.append("nonisolated(unsafe) var \(name.escaped): \(value.type) = \(value.code)")
      list(name, .value, line)
      return
    }
    let guess = FunctionGuess(name, calls: calls)
    let result = result(of: calls)
    for clause in guess.clauses(choiceType: { declareChoice($0, of: guess) }) {
      declarations.append(
        "@MainActor func \(name.escaped)\(clause.generics)\(clause.parameters) \(body(result, name: guess.fullName))")
    }
    list(guess.fullName, .function, line)
  }

  private mutating func result(of calls: [FunctionCallExprSyntax]) -> FunctionGuess.Result {
    if let value = guesser.merged(calls.map(ExprSyntax.init), name: "", isFollowing: false) { return .value(value) }
    return calls.contains { ViewContext.holds($0) } ? .view : .nothing
  }

  private mutating func body(_ result: FunctionGuess.Result, name: String) -> String {
    switch result {
    case .nothing: return "{}"
    case .view: return "-> some SwiftUI.View { VitrinePlaceholderView(name: \(Sample.literal(name))) }"
    case .value(let standIn):
      let value = types.spell(standIn, name: name)
      return "-> \(value.type) { \(value.code) }"
    }
  }

  private mutating func addInitialiser(of type: String, label: String, line: Int) {
    let calls = ForeignInitialisers.calls(of: type, label: label, in: guesser.units)
    if label == ForeignInitialisers.asset { return addColors(line: line) }
    if type == "Image" { return addImages(calls, line: line) }
    let guess = FunctionGuess("init", calls: calls)
    declarations += StandInColors.initialiser(of: type, label: label, calls: calls) { declareChoice($0, of: guess) }
    if !calls.isEmpty { list(type + guess.fullName.dropFirst("init".count), .function, line) }
  }

  private mutating func addMember(_ name: String, of type: String, line: Int) {
    let calls = MemberCalls.calls(of: name, in: guesser.units)
    switch type {
    case "Color" where !calls.isEmpty:
      let guess = FunctionGuess(name, calls: calls)
      declarations += StandInColors.function(name, calls: calls) { declareChoice($0, of: guess) }
      list("Color.\(guess.fullName)", .function, line)
      return
    case "Color", "ShapeStyle":
      let constraint = type == "Color" ? "SwiftUI.Color" : "SwiftUI.ShapeStyle where Self == SwiftUI.Color"
      declarations.append(
        "extension \(constraint) { static var \(name.escaped): SwiftUI.Color { \(StandInColors.code) } }")
    case "UIColor":
      declarations.append(
        "extension UIKit.UIColor { static var \(name.escaped): UIKit.UIColor { \(StandInColors.uiCode) } }")
      list("Color(.\(name))", .member, line)
      return
    case "EnvironmentValues":
      addEnvironmentValue(name, line: line)
      return
    case "value Color", "value Font":
      let owner = String(type.dropFirst("value ".count))
      let guess = FunctionGuess(name, calls: calls)
      for clause in guess.clauses(choiceType: { declareChoice($0, of: guess) }) {
        declarations.append(
          "extension SwiftUI.\(owner) { func \(name.escaped)\(clause.generics)\(clause.parameters) "
            + "-> SwiftUI.\(owner) { self } }")
      }
      if calls.isEmpty {
        let value = types.spell(guesser.memberValue(name), name: name)
        declarations.append("extension SwiftUI.\(owner) { var \(name.escaped): \(value.type) { \(value.code) } }")
      }
      list("\(owner).\(calls.isEmpty ? name : guess.fullName)", .member, line)
      return
    case "Font":
      declarations.append("extension SwiftUI.Font { static var \(name.escaped): SwiftUI.Font { SwiftUI.Font.body } }")
    case "LinearGradient":
      declarations.append(
        "extension SwiftUI.LinearGradient { static var \(name.escaped): SwiftUI.LinearGradient { "
          + "SwiftUI.LinearGradient(colors: [.gray, .white], startPoint: .top, endPoint: .bottom) } }")
    default:
      // A member of another placeholder.
      let isStatic = type.hasPrefix("static ")
      let owner = isStatic ? String(type.dropFirst("static ".count)) : type
      // `var position: MapCameraPosition = .automatic` is one of its own values.
      if isStatic, ImplicitMembers.use(name, in: guesser.units) {
        declarations += ImplicitMembers.declarations(of: name, owner: owner, units: guesser.units) {
          declareChoice($0, of: FunctionGuess(name, calls: calls))
        }
        list("\(owner).\(name)", .member, line)
        return
      }
      let own = calls.filter { $0.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil }
      if !own.isEmpty {
        addFunction(name, of: owner, isStatic: isStatic, calls: own, line: line)
        return
      }
      let value = types.spell(guesser.memberValue(name), name: name)
      declarations.append(
        "extension \(owner) { \(isStatic ? "static " : "")var \(name.escaped): \(value.type) { \(value.code) } }")
      list("\(owner).\(name)", .member, line)
      return
    }
    list("\(type == "ShapeStyle" ? "Color" : type).\(name)", .member, line)
  }

  /// A function of another placeholder: what it gives back is what is done with it, else the thing itself.
  private mutating func addFunction(
    _ name: String, of owner: String, isStatic: Bool, calls: [FunctionCallExprSyntax], line: Int
  ) {
    let guess = FunctionGuess(name, calls: calls)
    let own = isStatic ? "-> \(owner) { \(owner)() }" : "-> \(owner) { self }"
    let result = result(of: calls)
    let body = if case .value = result { body(result, name: name) } else { own }
    for clause in guess.clauses(choiceType: { declareChoice($0, of: guess) }) {
      declarations.append(
        "extension \(owner) { @discardableResult \(isStatic ? "static " : "")func "
          + "\(name.escaped)\(clause.generics)\(clause.parameters) \(body) }")
    }
    list("\(owner).\(guess.fullName)", .member, line)
  }

  private mutating func addModifier(_ name: String, line: Int) {
    let calls = MemberCalls.calls(of: name, in: guesser.units)
    let guess = FunctionGuess(name, calls: calls)
    for clause in guess.clauses(choiceType: { declareChoice($0, of: guess) }) {
      declarations.append(
        "extension SwiftUI.View { func \(name.escaped)\(clause.generics)\(clause.parameters) "
          + "-> some SwiftUI.View { self } }")
    }
    if !calls.isEmpty { list(".\(guess.fullName)", .modifier, line) }
  }
}
