internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// Finds pieces that would spoil what stands around them in the module: a bracket, a comment or a text that is never
/// closed swallows everything that follows, a bracket too many ends what the piece is put into.
package enum PieceIntegrity {
  package struct Problem: Equatable, Sendable {
    /// Line in the guide.
    package var line: Int
    package var message: String
  }

  package static func problem(of piece: Piece) -> Problem? {
    if piece.kind == .pseudoCode || isWhole(piece) { return nil }
    let unit = SwiftUnit(piece, block: 0)
    let first = ParseDiagnosticsGenerator.diagnostics(for: unit.tree).first
    let line = first.map { unit.line(at: $0.position) } ?? piece.lines.lowerBound
    let message =
      first.map { $0.message.prefix(1).uppercased() + $0.message.dropFirst() } ?? "Something is never closed"
    return Problem(line: min(line, piece.lines.upperBound), message: "\(message).")
  }

  /// Whether a declaration behind the piece is still read as one.
  private static func isWhole(_ piece: Piece) -> Bool {
    let name = "vitrineSentinel"
    let isFile = piece.kind == .declarations
    let before = isFile ? "" : piece.kind == .modifiers ? "func vitrineAround() {\nvalue\n" : "func vitrineAround() {\n"
    let text = "\(before)\(piece.text)\n\(isFile ? "" : "}\n")let \(name) = 0\n"
    let items = Array(Parser.parse(source: text).statements)
    guard case .decl(let last)? = items.last?.item, let variable = last.as(VariableDeclSyntax.self),
      variable.bindings.first?.pattern.trimmedDescription == name
    else { return false }
    return isFile || items.count == 2
  }
}
