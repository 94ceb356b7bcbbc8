internal import SwiftSyntax

/// Helpers that no code of the guide calls.
struct UnusedDeclarationRule: Rule {
  let id = "unused-declaration"
  let severity = Finding.Severity.note
  let summary = "a static helper, a private member or a type is declared and no code of the guide uses it"

  func findings(in evidence: Evidence) -> [Finding] {
    let analysis = evidence.analysis
    let read = Set(analysis.uses.map(\.name))
    let shown = Set(
      analysis.components.flatMap { [$0.name, $0.name.split(separator: ".").last.map(String.init) ?? ""] })
    let tokens = Set(analysis.tokens.map(\.name))
    return analysis.units.flatMap { unit -> [Finding] in
      let finder = HelperFinder(viewMode: .sourceAccurate)
      finder.walk(unit.tree)
      return finder.helpers.filter { !read.contains($0.name) && !shown.contains($0.name) && !tokens.contains($0.name) }
        .map { helper in
          let line = unit.line(of: helper.node)
          return Finding(
            rule: id, severity: severity, line: line,
            message: "\(helper.name) is declared and no code of the guide uses it.", measured: "0 uses",
            component: analysis.component(around: line))
        }
    }
  }

  private final class HelperFinder: SyntaxVisitor {
    private(set) var helpers: [(name: String, node: Syntax)] = []

    /// Tools use what a provider of previews has.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return protocols.contains { $0.hasSuffix("PreviewProvider") } ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if isHelper(node.modifiers), node.name.isIdentifier { helpers.append((node.name.text, Syntax(node))) }
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      // Property wrappers are read by what they do, such as a namespace or an environment value.
      guard isHelper(node.modifiers), node.attributes.isEmpty else { return .skipChildren }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        helpers.append((name, Syntax(node)))
      }
      return .skipChildren
    }

    private func isHelper(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { ["static", "private", "fileprivate"].contains($0.name.text) }
    }
  }
}

extension TokenSyntax {
  fileprivate var isIdentifier: Bool {
    if case .identifier = tokenKind { return true }
    return false
  }
}
