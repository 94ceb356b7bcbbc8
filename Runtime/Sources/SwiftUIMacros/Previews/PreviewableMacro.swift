import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a declaration that `#Preview` moves out of its body. By itself it makes nothing.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw MacroProblem("'@Previewable' can only be applied to a property").at(node)
    }
    let scope = context.lexicalContext.first {
      $0.is(MacroExpansionDeclSyntax.self) || $0.is(MacroExpansionExprSyntax.self)
    }
    let name =
      scope?.as(MacroExpansionDeclSyntax.self)?.macroName.text
      ?? scope?.as(MacroExpansionExprSyntax.self)?.macroName.text
    guard name == "Preview" else {
      throw MacroProblem("'@Previewable' can only be used in the body of '#Preview'").at(node)
    }
    return []
  }
}
