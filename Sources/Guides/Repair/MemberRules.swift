import Building

internal import SwiftSyntax

/// `.foregroundStyle(.brandRed)` where `brandRed` is a member of Color only → `.foregroundStyle(Color.brandRed)`.
struct StyleMember: RepairRule {
  let name = "color-member-as-style"
  let explanation =
    "A member that exists only on Color or on a gradient is written with its type where a style is asked for."

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    let message = diagnostic.message
    let isMissing =
      message.hasPrefix("type 'ShapeStyle' has no member") || message.hasPrefix("type 'View' has no member")
      || message.hasPrefix("reference to member") || message.hasPrefix("cannot infer contextual base")
      || message.hasPrefix("member '") || message.contains("has no member")
    guard isMissing, let member = diagnostic.names.last, let line = context.text(diagnostic.line) else { return [] }
    let owners = Set(context.analysed.analysis.tokens.filter { $0.name == member && $0.kind != .font }.map(\.owner))
    guard owners.count == 1, let owner = owners.first,
      ["Color", "LinearGradient", "RadialGradient", "AngularGradient"].contains(owner)
    else { return [] }
    let text = StyleMember.qualifying(member, with: owner, in: line, near: diagnostic.column)
    return text == line ? [] : [RepairEdit(line: diagnostic.line, text: text)]
  }

  /// Puts the type before the implicit member that the column points at, else before the first one on the line.
  static func qualifying(_ member: String, with owner: String, in line: String, near column: Int) -> String {
    let characters = Array(line)
    let pattern = Array("." + member)
    var best: Int?
    for start in characters.indices
    where start + pattern.count <= characters.count && Array(characters[start..<start + pattern.count]) == pattern {
      let before = start > 0 ? characters[start - 1] : " "
      let after = start + pattern.count < characters.count ? characters[start + pattern.count] : " "
      let isImplicit = !before.isLetter && !before.isNumber && !"_)]}?!`".contains(before)
      guard isImplicit, !after.isLetter, !after.isNumber, after != "_" else { continue }
      // The column is that of the dot or of the name.
      if best == nil || (column - 1 == start || column - 2 == start) { best = start }
    }
    guard let best else { return line }
    return String(characters[..<best]) + owner + String(characters[best...])
  }
}

/// A stored property named `body` in a view: `let body: String` beside `var body: some View`.
struct StoredBody: RepairRule {
  let name = "stored-body"
  let explanation =
    "A stored property of a view that is named body, as the view's own body must be, is renamed to bodyText."

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    guard diagnostic.message.hasPrefix("invalid redeclaration of 'body'") else { return [] }
    let index = context.analysed.index
    guard let type = index.types.last(where: { $0.lines.contains(diagnostic.line) && $0.conforms(to: "View") }),
      type.properties.contains(where: { $0.name == "body" })
    else { return [] }
    var edits: [Int: String] = [:]
    for body in type.bodies {
      let finder = BodyNames(unit: body.unit)
      finder.walk(body.members)
      for (line, column) in finder.places.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
        rename(line: line, column: column, edits: &edits, context: context)
      }
    }
    for unit in index.units + index.fragments {
      let labels = BodyLabels(type: type.baseName, unit: unit)
      labels.walk(unit.tree)
      for (line, column) in labels.places.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
        rename(line: line, column: column, edits: &edits, context: context)
      }
    }
    return edits.map { RepairEdit(line: $0.key, text: $0.value) }.sorted { $0.line < $1.line }
  }

  private func rename(line: Int, column: Int, edits: inout [Int: String], context: RepairContext) {
    guard let text = edits[line] ?? context.text(line), let start = text.index(ofColumn: column),
      text[start...].hasPrefix("body")
    else { return }
    edits[line] = text[..<start] + "bodyText" + text[text.index(start, offsetBy: 4)...]
  }
}

/// The stored property and its uses; the computed `body` is left alone.
private final class BodyNames: SyntaxVisitor {
  var places: [(line: Int, column: Int)] = []
  private let unit: SwiftUnit

  init(unit: SwiftUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == "body", node.accessorBlock == nil { add(node.pattern) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == "body" else { return .visitChildren }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName.id != node.id || member?.base?.shortText == "self" { add(node) }
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol) { places.append((unit.line(of: node), unit.column(of: node))) }
}

private final class BodyLabels: SyntaxVisitor {
  var places: [(line: Int, column: Int)] = []
  private let type: String
  private let unit: SwiftUnit

  init(type: String, unit: SwiftUnit) {
    self.type = type
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calleeName == type, let label = node.arguments.first(where: { $0.label?.text == "body" })?.label {
      places.append((unit.line(of: label), unit.column(of: label)))
    }
    return .visitChildren
  }
}
