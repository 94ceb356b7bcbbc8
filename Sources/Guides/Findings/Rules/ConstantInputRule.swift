internal import SwiftSyntax

/// Stored constants with a value that decide what a view shows: no call site can ever change them.
struct ConstantInputRule: Rule {
  let id = "constant-input"
  let severity = Finding.Severity.error
  let summary = "a view branches on a `let` that has its value already: no call can set it, one branch is dead"

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.analysis.units.flatMap { unit in
      let finder = ConstantFinder(viewMode: .sourceAccurate)
      finder.walk(unit.tree)
      return finder.constants.map { constant in
        Finding(
          rule: id, severity: severity, line: unit.line(of: constant.node),
          message: "\(constant.name) is a `let` with the value \(constant.value): the initialiser does not take it, "
            + "and what it decides can never change.",
          measured: constant.node.code, repair: "Write var in place of let.",
          component: evidence.analysis.component(around: unit.line(of: constant.node)))
      }
    }
  }

  /// Finds `let name: Bool = …` among the members of a type that also reads the name as a condition.
  private final class ConstantFinder: SyntaxVisitor {
    private(set) var constants: [(name: String, value: String, node: VariableDeclSyntax)] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let conditions = ConditionFinder(viewMode: .sourceAccurate)
      conditions.walk(node.memberBlock)
      for member in node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
          variable.modifiers.isEmpty, variable.attributes.isEmpty
        else { continue }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value.as(BooleanLiteralExprSyntax.self)?.literal.text,
            conditions.names.contains(name)
          else { continue }
          constants.append((name, value, variable))
        }
      }
      return .visitChildren
    }
  }

  /// The names that conditions consist of or begin with.
  private final class ConditionFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
      if case .expression(let expression) = node.condition { note(expression) }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), let first = elements.first {
        note(first)
      }
      return .visitChildren
    }

    private func note(_ expression: ExprSyntax) {
      for token in expression.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
    }
  }
}
