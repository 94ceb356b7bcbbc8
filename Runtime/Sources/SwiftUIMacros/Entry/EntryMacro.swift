import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a property of `EnvironmentValues` and its like, with the key that it is kept under.
enum EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry: Entry
    do {
      entry = try Entry(declaration, in: context)
    } catch let problem as MacroProblem {
      throw problem.at(node)
    }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  /// The compiler says what is wrong once: it has the accessors expanded as well.
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return [
      """
      private struct \(raw: entry.key): \(raw: entry.keyProtocols) {
        \(raw: entry.keyMembers)
      }
      """
    ]
  }
}
