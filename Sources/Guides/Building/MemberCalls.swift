internal import SwiftSyntax

/// Finds calls of a member by its name.
final class MemberCalls: SyntaxVisitor {
  private let name: String
  private var calls: [FunctionCallExprSyntax] = []

  static func calls(of name: String, in units: [SwiftUnit]) -> [FunctionCallExprSyntax] {
    units.filter { $0.text.contains(name) }.flatMap { unit in
      let finder = MemberCalls(name)
      finder.walk(unit.tree)
      return finder.calls
    }
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name { calls.append(node) }
    return .visitChildren
  }
}
