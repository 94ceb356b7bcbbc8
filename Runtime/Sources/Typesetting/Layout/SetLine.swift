import CoreGraphics

/// A line before it is placed: what stands on it in logical order, and how wide and high it is.
struct SetLine {
  enum Piece {
    case clusters(Range<Int>)
    /// Another text, shaped on its own, in place of what is left out.
    case ellipsis(ShapedText, span: Int)
  }

  var pieces: [Piece]
  var hardLine: Int
  /// Every cluster that belongs to the line, whitespace at its end included.
  var clusters: Range<Int>
  var width: CGFloat
  /// Points taken from each cluster's advance so that the line fits.
  var tightening: CGFloat = 0
  var metrics: LineMetrics
}

/// How high a line is, in points.
struct LineMetrics: Equatable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  /// Below the descent.
  var gap: CGFloat = 0
  /// From this line's baseline to the next one's, if that is as high.
  var pitch: CGFloat = 0

  var height: CGFloat { ascent + descent + gap }

  init() {}

  init(_ text: ShapedText, clusters: Range<Int>, emptySpan: Int) {
    guard !text.spans.isEmpty else { return }
    var natural: CGFloat = 0
    func include(_ span: Int) {
      let font = text.spans[span].font
      let offset = text.spans[span].content.baselineOffset
      ascent = max(ascent, font.ascent + offset)
      descent = max(descent, font.descent - offset)
      gap = max(gap, font.lineGap)
      pitch = max(pitch, font.linePitch)
      natural = max(natural, font.lineHeight)
    }
    guard !clusters.isEmpty else {
      include(emptySpan)
      return
    }
    let first = Int(text.clusters[clusters.lowerBound].run)
    let last = Int(text.clusters[clusters.upperBound - 1].run)
    var previous = -1
    for run in text.runs[first...last] {
      if run.span != previous { include(run.span) }
      previous = run.span
      guard case .attachment(let size, let below) = run.content else { continue }
      let offset = text.spans[run.span].content.baselineOffset
      ascent = max(ascent, size.height - below + offset)
      descent = max(descent, below - offset)
    }
    // What raised text and pictures need comes on top of the distance that the fonts ask for.
    pitch += max(0, height - natural)
  }
}
