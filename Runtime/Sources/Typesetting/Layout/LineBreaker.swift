import CoreGraphics

/// Breaks shaped text into lines: as many words as fit, long words between characters.
struct LineBreaker {
  let text: ShapedText
  /// Points; infinite for no limit.
  let width: CGFloat

  struct Line: Equatable {
    /// With the whitespace at its end.
    var clusters: Range<Int>
    var hardLine: Int
  }

  /// Rounding errors of sums that come back as a proposal must not break a line.
  static let tolerance: CGFloat = 0.001

  /// - Parameter limit: how many lines are wanted; nil for all.
  func lines(limit: Int?) -> [Line] {
    var lines: [Line] = []
    for (index, hardLine) in text.hardLines.enumerated() {
      let first = lines.count
      var start = hardLine.clusters.lowerBound
      repeat {
        let end = lineEnd(from: start, within: hardLine.clusters)
        lines.append(Line(clusters: start..<end, hardLine: index))
        if let limit, lines.count >= limit { return lines }
        start = end
      } while start < hardLine.clusters.upperBound
      avoidOrphan(&lines, from: first)
    }
    return lines
  }

  private func lineEnd(from start: Int, within range: Range<Int>) -> Int {
    guard width.isFinite else { return range.upperBound }
    let clusters = text.clusters
    var x: CGFloat = 0
    var lastBreak: Int?
    var lastCharacter = start
    for index in start..<range.upperBound {
      let flags = clusters[index].flags
      if index > start {
        if flags.contains(.lineBreak) { lastBreak = index }
        if flags.contains(.grapheme) { lastCharacter = index }
      }
      x += text.advance(index, at: x)
      if x > width + Self.tolerance, !flags.contains(.whitespace) {
        if let lastBreak { return lastBreak }
        if lastCharacter > start { return lastCharacter }
        // Not even one character fits: it stands alone.
        var end = index + 1
        while end < range.upperBound, !clusters[end].flags.contains(.grapheme) { end += 1 }
        while end < range.upperBound, clusters[end].flags.contains(.whitespace) { end += 1 }
        return end
      }
    }
    return range.upperBound
  }

  /// iOS leaves no single word on the last line of a paragraph if the line before can spare one
  /// (Apple: `NSParagraphStyle.LineBreakStrategy.pushOut`, part of the standard strategy).
  private func avoidOrphan(_ lines: inout [Line], from first: Int) {
    guard width.isFinite, lines.count - first >= 2 else { return }
    let last = lines[lines.count - 1].clusters
    let previous = lines[lines.count - 2].clusters
    guard words(last).count <= 1 else { return }
    let starts = words(previous)
    // A line of two words keeps both.
    guard starts.count >= 3, let moved = starts.last else { return }
    let joined = moved..<last.upperBound
    guard text.width(text.trimmed(joined)) <= width + Self.tolerance else { return }
    lines[lines.count - 2].clusters = previous.lowerBound..<moved
    lines[lines.count - 1].clusters = joined
  }

  /// Where words begin: places that a line may be broken at, and the start of the line.
  private func words(_ range: Range<Int>) -> [Int] {
    range.filter { $0 == range.lowerBound || text.clusters[$0].flags.contains(.lineBreak) }
  }
}
