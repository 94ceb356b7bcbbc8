import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: a type that tools find by its conformance, with the place that it was written at.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
      throw MacroProblem("'#Preview' needs a body: '#Preview { … }'").at(node)
    }
    let arguments = node.arguments.filter { $0.expression.as(ClosureExprSyntax.self)?.id != closure.id }
    let body = PreviewBody(closure)
    let name = context.makeUniqueName("Preview")
    // The compiler's own words for the place know of `#sourceLocation`; the location that it hands out does not.
    return [
      """
      struct \(name): SwiftUI._PreviewRegistry {
        static var fileID: Swift.String { Swift.String(#fileID) }
        static var line: Swift.Int { Swift.Int(#line) }
        static var column: Swift.Int { Swift.Int(#column) }
      \(raw: body.wrapper)
        @Swift.MainActor static func makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: arguments.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", "))) {
      \(raw: body.code)
          }
        }
      }
      """
    ]
  }
}
