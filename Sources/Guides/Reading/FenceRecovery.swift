/// The lines of a guide as the Markdown parser gets them.
///
/// Front matter is blanked. A Swift fence that is not closed before the next heading or fence is closed there:
/// by the letter of CommonMark it would swallow the rest of the guide.
struct FenceRecovery {
  /// The text that the parser gets.
  private(set) var lines: [Substring] = []
  /// The guide's line of each of `lines`.
  private(set) var origins: [Int] = []
  /// The guide's lines with an opening fence that was closed here.
  private(set) var recovered: Set<Int> = []

  init(_ source: [Substring]) {
    var index = frontMatterEnd(of: source)
    for line in 0..<index { append("", from: line) }
    while index < source.count {
      let opening = index
      append(source[index], from: index)
      index += 1
      guard let fence = Fence(opening: source[opening]) else { continue }
      let close = source[index...].firstIndex(where: fence.isClosed(by:))
      let body = index..<(close ?? source.count)
      if fence.isSwift, let cut = cut(fence, in: body, of: source, isClosed: close != nil) {
        while index < cut { append(source[index], from: index); index += 1 }
        append(Substring(fence.marks), from: cut - 1)
        recovered.insert(opening + 1)
      } else {
        let end = min(body.upperBound + 1, source.count)
        while index < end { append(source[index], from: index); index += 1 }
      }
    }
  }

  private mutating func append(_ line: Substring, from index: Int) {
    lines.append(line)
    origins.append(index + 1)
  }

  /// Where the code of a fence that is not closed in time ends.
  private func cut(_ fence: Fence, in body: Range<Int>, of source: [Substring], isClosed: Bool) -> Int? {
    // A shorter fence inside a longer one is text.
    let next = body.first { index in
      guard let inner = Fence(opening: source[index]) else { return false }
      return inner.isLabelled && inner.marks.first == fence.marks.first && inner.marks.count >= fence.marks.count
    }
    if isClosed && next == nil { return nil }
    return body.first { $0 == next || isHeading(source[$0]) }
  }

  private func isHeading(_ line: Substring) -> Bool {
    let marks = line.prefix { $0 == "#" }
    return (1...6).contains(marks.count) && line.dropFirst(marks.count).first == " "
  }

  /// The number of lines of a leading block between `---` or `+++` lines.
  private func frontMatterEnd(of source: [Substring]) -> Int {
    guard let first = source.first?.trimmed, first == "---" || first == "+++", source.count > 2 else { return 0 }
    guard let end = source.dropFirst().prefix(400).firstIndex(where: { $0.trimmed == first || $0.trimmed == "..." })
    else { return 0 }
    let inside = source[1..<end]
    let isKeyed = inside.contains { $0.first?.isLetter == true && $0.contains { $0 == ":" || $0 == "=" } }
    return inside.isEmpty || isKeyed ? end + 1 : 0
  }
}

/// The opening line of a fenced code block.
struct Fence {
  let marks: String
  let info: Substring

  /// `nil` where the line opens no fence.
  init?(opening line: Substring) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let run = text.prefix { $0 == mark }
    guard run.count >= 3 else { return nil }
    let info = text.dropFirst(run.count)
    if mark == "`" && info.contains("`") { return nil }
    marks = String(run)
    self.info = info.trimmed
  }

  var isLabelled: Bool { info.first?.isLetter == true }
  var isSwift: Bool { CodeLanguage(info: String(info)).isSwift }

  func isClosed(by line: Substring) -> Bool {
    let text = line.trimmed
    return text.count >= marks.count && text.allSatisfy { $0 == marks.first }
  }
}

/// The language that a fence's info string names: `swift` in `Swift title="Row.swift"` and in `{.swift .numbers}`.
struct CodeLanguage: Equatable {
  /// In lower case; `nil` where nothing is named.
  let name: String?

  init(info: String) {
    let start = info.drop { "{.: ".contains($0) }
    let word = start.prefix { $0.isLetter || $0.isNumber || "+#-_".contains($0) }
    name = word.isEmpty ? nil : word.lowercased()
  }

  var isSwift: Bool { name == "swift" || name == "swiftui" }
}

extension StringProtocol {
  /// Without blanks and tabs at both ends.
  var trimmed: SubSequence {
    var part = self[...]
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return part.drop(while: \.isWhitespace)
  }
}
