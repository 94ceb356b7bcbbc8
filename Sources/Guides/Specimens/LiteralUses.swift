internal import SwiftSyntax

/// Finds the literals that code compares a name with: they are the values at which a component looks different.
final class LiteralUses: SyntaxVisitor {
  struct Uses: Equatable {
    /// Literals of `==`, `!=` and `case`, as they are written.
    var equal: [String] = []
    /// Numbers of `<` and `>`.
    var thresholds: [Double] = []
    var isEmptyTested = false
  }

  private(set) var uses: [String: Uses] = [:]

  static func uses(in bodies: [DeclaredType.Body]) -> [String: Uses] {
    let finder = LiteralUses(viewMode: .sourceAccurate)
    for body in bodies { finder.walk(body.members) }
    return finder.uses
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() {
      guard let name = LiteralUses.name(of: parts[index - 1]) else { continue }
      let value = parts[index + 1]
      switch parts[index].trimmedDescription {
      case "==", "!=": add(value, to: name)
      case "<", ">", "<=", ">=":
        if let number = ColorLiteral.number(value) { uses[name, default: Uses()].thresholds.append(number) }
      default: continue
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = LiteralUses.name(of: node.subject) else { return .visitChildren }
    for label in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }) {
      for item in label.caseItems {
        if let pattern = item.pattern.as(ExpressionPatternSyntax.self) { add(pattern.expression, to: name) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "isEmpty", let base = node.base, let name = LiteralUses.name(of: base) {
      uses[name, default: Uses()].isEmptyTested = true
    }
    return .visitChildren
  }

  private func add(_ value: ExprSyntax, to name: String) {
    guard value.is(StringLiteralExprSyntax.self) || ColorLiteral.number(value) != nil else { return }
    let code = value.code
    if uses[name]?.equal.contains(code) != true { uses[name, default: Uses()].equal.append(code) }
  }

  /// `count` in `count`, `self.count` and `count.wrappedValue`.
  private static func name(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    if base.shortText == "self" { return member.declName.baseName.text }
    if ["lowercased", "wrappedValue", "count"].contains(member.declName.baseName.text) { return nil }
    return nil
  }
}
