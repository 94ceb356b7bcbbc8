/// The inline Markdown of a localised key: emphasis, strong emphasis, strikethrough, code, links, and phrases
/// that agree with their number.
///
/// Blocks are not read, as on iOS: a key is one run of text. Delimiters that pair with nothing stay
/// as they are written.
struct InlineMarkdown {
  struct Style: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let emphasized = Style(rawValue: 1)
    static let strong = Style(rawValue: 2)
    static let struck = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
    /// The noun agrees with the number beside it.
    static let inflected = Style(rawValue: 32)
  }

  struct Run: Equatable {
    var text: String
    var style: Style
    /// Where a link leads.
    var target: String?
  }

  static func runs(of source: String) -> [Run] {
    guard source.contains(where: { "*_~`[\\".contains($0) }) else {
      return [Run(text: source, style: [])]
    }
    var parser = InlineMarkdown(Array(source))
    return parser.parse(until: nil, style: [])
  }

  private let characters: [Character]
  private var position = 0

  private init(_ characters: [Character]) { self.characters = characters }

  private func matches(_ delimiter: String, at index: Int) -> Bool {
    let wanted = Array(delimiter)
    return index + wanted.count <= characters.count
      && zip(wanted, characters[index...]).allSatisfy { $0 == $1 }
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  /// A delimiter opens before a character that is no space, and for `_` not within a word.
  private func canOpen(_ delimiter: String, at index: Int) -> Bool {
    guard let next = character(at: index + delimiter.count), !next.isWhitespace else { return false }
    guard delimiter.hasPrefix("_"), let before = character(at: index - 1) else { return true }
    return !(before.isLetter || before.isNumber)
  }

  private func canClose(_ delimiter: String, at index: Int) -> Bool {
    guard let before = character(at: index - 1), !before.isWhitespace else { return false }
    guard delimiter.hasPrefix("_"), let next = character(at: index + delimiter.count) else { return true }
    return !(next.isLetter || next.isNumber)
  }

  private func hasCloser(_ delimiter: String, after index: Int) -> Bool {
    var index = index + delimiter.count + 1
    while index < characters.count {
      if matches(delimiter, at: index), canClose(delimiter, at: index) { return true }
      index += 1
    }
    return false
  }

  private static let delimiters: [(String, Style)] = [
    ("***", [.strong, .emphasized]), ("**", .strong), ("__", .strong), ("~~", .struck),
    ("*", .emphasized), ("_", .emphasized),
  ]

  private mutating func parse(until closer: String?, style: Style) -> [Run] {
    var runs: [Run] = []
    func append(_ text: String, _ style: Style, _ target: String? = nil, to runs: inout [Run]) {
      if let last = runs.last, last.style == style, last.target == target {
        runs[runs.count - 1].text += text
      } else if !text.isEmpty {
        runs.append(Run(text: text, style: style, target: target))
      }
    }
    scanning: while position < characters.count {
      if let closer, matches(closer, at: position), canClose(closer, at: position) {
        position += closer.count
        return runs
      }
      let current = characters[position]
      if current == "\\", let next = character(at: position + 1), next.isPunctuation || next.isSymbol {
        append(String(next), style, to: &runs)
        position += 2
        continue
      }
      if current == "`", let end = characters[(position + 1)...].firstIndex(of: "`") {
        append(String(characters[(position + 1)..<end]), style.union(.code), to: &runs)
        position = end + 1
        continue
      }
      if current == "^", character(at: position + 1) == "[", let phrase = link(at: position + 1) {
        let isInflected = phrase.target.filter { !$0.isWhitespace }.contains("inflect:true")
        for run in InlineMarkdown.runs(of: phrase.label) {
          append(run.text, run.style.union(style).union(isInflected ? .inflected : []), to: &runs)
        }
        position = phrase.end
        continue
      }
      if current == "[", let link = link(at: position) {
        for run in InlineMarkdown.runs(of: link.label) {
          append(run.text, run.style.union(style).union(.link), link.target, to: &runs)
        }
        position = link.end
        continue
      }
      for (delimiter, added) in Self.delimiters
      where matches(delimiter, at: position) && canOpen(delimiter, at: position)
        && hasCloser(delimiter, after: position)
      {
        position += delimiter.count
        for run in parse(until: delimiter, style: style.union(added)) {
          append(run.text, run.style, run.target, to: &runs)
        }
        continue scanning
      }
      append(String(current), style, to: &runs)
      position += 1
    }
    return runs
  }

  private func link(at start: Int) -> (label: String, target: String, end: Int)? {
    guard let labelEnd = characters[start...].firstIndex(of: "]"),
      character(at: labelEnd + 1) == "(",
      let end = characters[labelEnd...].firstIndex(of: ")")
    else { return nil }
    return (String(characters[(start + 1)..<labelEnd]), String(characters[(labelEnd + 2)..<end]), end + 1)
  }
}
