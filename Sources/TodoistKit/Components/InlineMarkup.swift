import SwiftUI

/// Text with `**bold**` and `*italic*` parts; bold is the semibold of the design language.
///
/// Marks that do not come in pairs stay as they are, as `2 * 3` and `snake_case` do.
enum InlineMarkup {
  struct Part: Equatable {
    var string: String
    var isBold = false
    var isItalic = false
  }

  static func text(_ markup: String) -> Text {
    let texts = parts(of: markup).map { part in
      let text = part.isBold ? Text(verbatim: part.string).fontWeight(.semibold) : Text(verbatim: part.string)
      return part.isItalic ? text.italic() : text
    }
    guard let first = texts.first else { return Text(verbatim: "") }
    return texts.dropFirst().reduce(first, +)
  }

  /// What is read aloud.
  static func plain(_ markup: String) -> String { parts(of: markup).map(\.string).joined() }

  static func parts(of markup: String) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(markup)
    var plain = ""
    while !rest.isEmpty {
      if let (length, inner) = span(at: rest) {
        if !plain.isEmpty { parts.append(Part(string: plain)) }
        plain = ""
        parts.append(Part(string: String(inner), isBold: length != 1, isItalic: length != 2))
        rest = rest.dropFirst(inner.count + 2 * length)
      } else {
        plain.append(rest.removeFirst())
      }
    }
    return plain.isEmpty ? parts : parts + [Part(string: plain)]
  }

  /// The marks at the start of a text, one to three stars, and what stands between them and the next ones.
  private static func span(at text: Substring) -> (length: Int, inner: Substring)? {
    let length = text.prefix { $0 == "*" }.count
    guard (1...3).contains(length) else { return nil }
    let mark = String(repeating: "*", count: length)
    let after = text.dropFirst(length)
    guard let end = after.range(of: mark)?.lowerBound else { return nil }
    let inner = after[..<end]
    guard let first = inner.first, let last = inner.last, !first.isWhitespace, !last.isWhitespace else { return nil }
    return (length, inner)
  }
}
