internal import SwiftParser
internal import SwiftSyntax

/// A piece of Swift with its tree and the way back to the guide's lines.
struct SwiftUnit {
  let text: String
  let tree: SourceFileSyntax
  /// The guide's line of the text's first line.
  let firstLine: Int
  /// The guide's line of the text's last line that is not empty.
  let lastLine: Int
  let block: Int
  private let locations: SourceLocationConverter

  init(text: String, firstLine: Int, block: Int) {
    self.text = text
    self.firstLine = firstLine
    self.block = block
    lastLine = firstLine + text.trimmingEnd("\n").utf8.count { $0 == UInt8(ascii: "\n") }
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: "", tree: tree)
  }

  init(_ piece: Piece, block: Int) {
    self.init(text: piece.text, firstLine: piece.lines.lowerBound, block: block)
  }

  /// The guide's line of a node's first token.
  func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia)
  }

  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = line(of: node)
    // What is not closed ends behind the last line.
    return first...max(first, min(lastLine, line(at: node.endPositionBeforeTrailingTrivia)))
  }

  func column(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).column
  }

  func column(at position: AbsolutePosition) -> Int { locations.location(for: position).column }

  func line(at position: AbsolutePosition) -> Int {
    firstLine + locations.location(for: position).line - 1
  }
}

extension SyntaxProtocol {
  /// The node as it is written; empty where it is long. A chain of calls asks every link what stands before it, and
  /// writing all of that out for each would take the square of the chain's length.
  var shortText: String { totalLength.utf8Length <= 2000 ? trimmedDescription : "" }

  /// The node as it is written, on one line, without comments at its ends.
  var code: String {
    trimmedDescription.split(separator: "\n").map { String($0.trimmed) }.joined(separator: " ")
  }
}
