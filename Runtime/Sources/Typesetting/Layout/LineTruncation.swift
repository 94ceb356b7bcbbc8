import CoreGraphics

/// Shortens a line that has to end although the text goes on.
struct LineTruncation {
  let text: ShapedText
  let style: ParagraphStyle
  let width: CGFloat
  let fonts: FontLibrary

  /// The last line that is shown.
  /// - Parameters:
  ///   - line: where it begins.
  ///   - hasMore: there are hard lines after this one.
  func lastLine(_ line: LineBreaker.Line) -> SetLine {
    let hardLine = text.hardLines[line.hardLine].clusters
    let rest = line.clusters.lowerBound..<hardLine.upperBound
    let hasMore = line.hardLine < text.hardLines.count - 1
    if !hasMore, let tightened = tightened(rest, hardLine: line.hardLine) { return tightened }
    switch style.truncation {
    case .tail: return tail(rest, hardLine: line.hardLine)
    case .head: return head(hasMore ? text.hardLines[text.hardLines.count - 1].clusters : rest, line: line)
    case .middle:
      return middle(rest, end: hasMore ? text.hardLines[text.hardLines.count - 1].clusters : rest, line: line)
    }
  }

  // MARK: Kinds

  private func tail(_ rest: Range<Int>, hardLine: Int) -> SetLine {
    let dots = ellipsis(at: rest.lowerBound, hardLine: hardLine)
    var kept = prefix(of: rest, width: width - dots.width)
    // The ellipsis has the font of what it follows.
    let following = ellipsis(at: max(rest.lowerBound, kept.upperBound - 1), hardLine: hardLine)
    if following.width > dots.width { kept = prefix(of: rest, width: width - following.width) }
    return SetLine(
      pieces: [.clusters(kept), following.piece], hardLine: hardLine, clusters: rest,
      width: text.width(kept) + following.width,
      metrics: LineMetrics(text, clusters: kept, emptySpan: following.span))
  }

  private func head(_ rest: Range<Int>, line: LineBreaker.Line) -> SetLine {
    let dots = ellipsis(at: rest.lowerBound, hardLine: line.hardLine)
    let kept = suffix(of: rest, width: width - dots.width)
    return SetLine(
      pieces: [dots.piece, .clusters(kept)], hardLine: line.hardLine,
      clusters: line.clusters.lowerBound..<rest.upperBound, width: dots.width + text.width(kept),
      metrics: LineMetrics(text, clusters: kept, emptySpan: dots.span))
  }

  private func middle(_ rest: Range<Int>, end: Range<Int>, line: LineBreaker.Line) -> SetLine {
    let dots = ellipsis(at: rest.lowerBound, hardLine: line.hardLine)
    let room = max(0, width - dots.width)
    // The front gets what half of the room leaves of whole characters at the back.
    let back = suffix(of: end, width: room / 2)
    let front = prefix(
      of: rest.lowerBound..<min(rest.upperBound, max(rest.lowerBound, back.lowerBound)),
      width: room - text.width(back))
    return SetLine(
      pieces: [.clusters(front), dots.piece, .clusters(back)], hardLine: line.hardLine,
      clusters: line.clusters.lowerBound..<end.upperBound,
      width: text.width(front) + dots.width + text.width(back),
      metrics: LineMetrics(text, clusters: front.isEmpty ? back : front, emptySpan: dots.span))
  }

  /// The line as it is with a little less space between its characters, if that is enough.
  private func tightened(_ rest: Range<Int>, hardLine: Int) -> SetLine? {
    guard style.allowsTightening else { return nil }
    let visible = text.trimmed(rest)
    let overflow = text.width(visible) - width
    guard let first = visible.first, overflow > 0 else { return nil }
    let size = text.spans[text.runs[Int(text.clusters[first].run)].span].font.size
    let tightening = overflow / CGFloat(visible.count)
    guard tightening <= size * Self.mostTightening else { return nil }
    return SetLine(
      pieces: [.clusters(visible)], hardLine: hardLine, clusters: rest, width: width, tightening: tightening,
      metrics: LineMetrics(text, clusters: visible, emptySpan: 0))
  }

  /// In em; a hair less than what readers notice.
  private static let mostTightening: CGFloat = 0.02

  // MARK: Parts

  private func ellipsis(at cluster: Int, hardLine: Int) -> (piece: SetLine.Piece, width: CGFloat, span: Int) {
    let span =
      text.clusters.indices.contains(cluster)
      ? text.runs[Int(text.clusters[cluster].run)].span : text.hardLines[hardLine].span
    var content = text.spans[span].content
    content.content = .text("…")
    let shaped = fonts.shapedText(
      [content], isRightToLeft: text.hardLines[hardLine].isRightToLeft, scale: 1)
    return (.ellipsis(shaped, span: span), shaped.width(0..<shaped.clusters.count), span)
  }

  /// Whole characters from the start that fit, without whitespace at their end.
  private func prefix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var x: CGFloat = 0
    var end = range.lowerBound
    for index in range {
      if text.clusters[index].flags.contains(.grapheme) { end = index }
      x += text.advance(index, at: x)
      if x > width + LineBreaker.tolerance { return text.trimmed(range.lowerBound..<end) }
    }
    return text.trimmed(range)
  }

  private func suffix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var x: CGFloat = 0
    var start = range.upperBound
    for index in range.reversed() {
      x += text.clusters[index].advance
      if x > width + LineBreaker.tolerance { break }
      if text.clusters[index].flags.contains(.grapheme) { start = index }
    }
    while start < range.upperBound, text.clusters[start].flags.contains(.whitespace) { start += 1 }
    return start..<range.upperBound
  }
}
