import SwiftDiagnostics
import SwiftSyntax

/// Why a macro cannot be expanded: the compiler shows the sentence at the place of its use.
struct MacroProblem: Error, DiagnosticMessage, CustomStringConvertible {
  let message: String

  init(_ message: String) { self.message = message }

  var description: String { message }
  var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: message) }
  var severity: DiagnosticSeverity { .error }

  /// The problem as the compiler's own are, at a node.
  func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self)])
  }
}
