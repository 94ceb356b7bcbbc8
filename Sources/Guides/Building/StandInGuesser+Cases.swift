internal import SwiftSyntax

extension StandInGuesser {
  /// The cases of a `switch`, with what the values that they bind are used as.
  mutating func cases(of statement: SwitchExprSyntax) -> [StandIn.Tag] {
    var tags: [StandIn.Tag] = []
    for branch in statement.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
      for item in branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? [] {
        var pattern = item.pattern
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { continue }
        if let member = expression.as(MemberAccessExprSyntax.self) {
          tags.append(StandIn.Tag(name: member.declName.baseName.text, values: []))
        } else if let call = expression.as(FunctionCallExprSyntax.self),
          let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
          let values = call.arguments.map { value(boundBy: $0.expression, in: branch.statements) }
          tags.append(StandIn.Tag(name: member.declName.baseName.text, values: values))
        }
      }
    }
    return tags
  }

  private mutating func value(boundBy expression: ExprSyntax, in statements: CodeBlockItemListSyntax) -> StandIn {
    var name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if var pattern = expression.as(PatternExprSyntax.self)?.pattern {
      if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
      name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    guard let name else { return .string }
    let uses = UseSites(of: name, in: statements).references.map(ExprSyntax.init)
    return merged(uses, name: name, isFollowing: true) ?? StandIn.named(name)
  }

  /// The uses of a list's elements, in the closures that its functions and `ForEach` run for each.
  static func elements(of list: ExprSyntax) -> [ExprSyntax] {
    if let call = list.argument?.call { return uses(in: call.trailingClosure, parameter: 0) }
    guard let member = list.parent?.as(MemberAccessExprSyntax.self), member.base?.id == list.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    else { return [] }
    let name = member.declName.baseName.text
    let own = uses(
      in: call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      parameter: name == "reduce" ? 1 : 0)
    return sameList.contains(name) ? own + elements(of: ExprSyntax(call)) : own
  }

  /// The uses of `tag` in `ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in … }`.
  static func numberedElements(of call: FunctionCallExprSyntax) -> [ExprSyntax] {
    var list = ExprSyntax(call)
    if let outer = list.argument?.call, outer.calleeName == "Array" { list = ExprSyntax(outer) }
    return uses(in: list.argument?.call.trailingClosure, parameter: 1)
  }

  private static func uses(in closure: ClosureExprSyntax?, parameter: Int) -> [ExprSyntax] {
    guard let closure else { return [] }
    var name: String? = parameter == 0 ? firstParameter(of: closure) : "$\(parameter)"
    if parameter > 0, case .simpleInput(let list)? = closure.signature?.parameterClause {
      name = list.dropFirst(parameter).first?.name.text
    }
    guard let name else { return [] }
    return UseSites(of: name, in: closure.statements).references.map(ExprSyntax.init)
  }
}
