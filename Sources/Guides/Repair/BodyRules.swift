import Building

internal import SwiftSyntax

/// A function that returns `some View` and holds several views or an `if` without `@ViewBuilder`.
struct ViewBuilderResult: RepairRule {
  let name = "view-builder"
  let explanation = "A function or property that makes views by statements is marked with @ViewBuilder."

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    let message = diagnostic.message
    guard
      message.contains("opaque return type, but has no return statements")
        || message.hasPrefix("missing return in") && message.contains("some View")
        || message.contains("opaque return type, but cannot infer the underlying type")
        || message.hasPrefix("branches have mismatching types")
    else { return [] }
    for unit in context.analysed.index.units {
      let finder = ViewMembers(unit: unit)
      finder.walk(unit.tree)
      guard
        let found = finder.found.filter({ $0.lines.contains(diagnostic.line) }).min(by: {
          $0.lines.count < $1.lines.count
        }),
        let text = context.text(found.line), let start = text.index(ofColumn: found.column)
      else { continue }
      return [RepairEdit(line: found.line, text: text[..<start] + "@ViewBuilder " + text[start...])]
    }
    return []
  }
}

/// Functions and computed properties of `some View` without `@ViewBuilder`.
private final class ViewMembers: SyntaxVisitor {
  var found: [(line: Int, column: Int, lines: ClosedRange<Int>)] = []
  private let unit: SwiftUnit

  init(unit: SwiftUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, type: node.signature.returnClause?.type, attributes: node.attributes)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, type: node.bindings.first?.typeAnnotation?.type, attributes: node.attributes)
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol, type: TypeSyntax?, attributes: AttributeListSyntax) {
    guard type?.trimmedDescription == "some View", !attributes.trimmedDescription.contains("ViewBuilder") else {
      return
    }
    found.append((unit.line(of: node), unit.column(of: node), unit.lines(of: node)))
  }
}

/// A property that a closure of a class uses without `self.`.
struct ExplicitSelf: RepairRule {
  let name = "explicit-self"
  let explanation = "A member that an escaping closure uses gets the self. that Swift asks for."

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    guard diagnostic.message.contains("in closure requires explicit use of 'self'"),
      let member = diagnostic.names.first,
      let line = context.text(diagnostic.line), let start = line.index(ofColumn: diagnostic.column),
      line[start...].hasPrefix(member.prefix { $0 != "(" })
    else { return [] }
    return [RepairEdit(line: diagnostic.line, text: line[..<start] + "self." + line[start...])]
  }
}
