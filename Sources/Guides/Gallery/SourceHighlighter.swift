internal import SwiftParser
internal import SwiftSyntax

/// Swift source as markup, line by line: keywords, types, strings, numbers and comments in elements of their own.
package enum SourceHighlighter {
  /// The lines of a piece of source, whole or not; text that is no Swift comes out as it went in.
  package static func lines(of source: String) -> [HTML] {
    var writer = LineWriter()
    for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) {
      write(token.leadingTrivia, to: &writer)
      writer.write(token.text, as: kind(of: token))
      write(token.trailingTrivia, to: &writer)
    }
    return writer.finish()
  }

  private static func write(_ trivia: Trivia, to writer: inout LineWriter) {
    for piece in trivia {
      var text = ""
      piece.write(to: &text)
      writer.write(text, as: piece.isComment ? .comment : nil)
    }
  }

  private static func kind(of token: TokenSyntax) -> LineWriter.Kind? {
    switch token.tokenKind {
    case .keyword: .keyword
    case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: .string
    case .integerLiteral, .floatLiteral: .number
    case .atSign, .poundIf, .poundElse, .poundElseif, .poundEndif: .attribute
    case .identifier(let name) where token.parent?.parent?.is(AttributeSyntax.self) == true && !name.isEmpty: .attribute
    case .identifier(let name) where name.first?.isUppercase == true: .type
    case .identifier where token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period: .member
    default: nil
    }
  }
}

private struct LineWriter {
  /// The class of the element, in two letters: a page holds thousands of them.
  enum Kind: String {
    case keyword = "kw"
    case type = "ty"
    case member = "me"
    case string = "st"
    case number = "nu"
    case comment = "co"
    case attribute = "at"
  }

  private var lines: [HTML] = []
  private var current: HTML = ""

  mutating func write(_ text: String, as kind: Kind?) {
    for (place, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if place > 0 {
        lines.append(current)
        current = ""
      }
      guard !part.isEmpty else { continue }
      if let kind {
        current += "<i class=\"\(kind.rawValue)\">\(String(part))</i>"
      } else {
        current += HTML(text: String(part))
      }
    }
  }

  mutating func finish() -> [HTML] {
    lines.append(current)
    return lines
  }
}
