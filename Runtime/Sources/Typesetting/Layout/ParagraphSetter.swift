import CoreGraphics

/// One attempt to set a paragraph at one scale: which lines there are and how large they are together.
struct ParagraphSetter {
  let text: ShapedText
  let style: ParagraphStyle
  let fonts: FontLibrary
  let scaleFactor: CGFloat
  private(set) var lines: [SetLine] = []
  private(set) var tops: [CGFloat] = []
  private(set) var isTruncated = false
  private(set) var size = CGSize.zero

  /// - Parameters:
  ///   - width: points, infinite for no limit.
  ///   - height: points, infinite for no limit.
  init(
    text: ShapedText, style: ParagraphStyle, fonts: FontLibrary, scaleFactor: CGFloat, width: CGFloat, height: CGFloat
  ) {
    self.text = text
    self.style = style
    self.fonts = fonts
    self.scaleFactor = scaleFactor
    breakLines(width: width, height: height)
    place()
  }

  /// Points, rounded up to a device pixel.
  private func roundedUp(_ value: CGFloat) -> CGFloat {
    // Sums of advances are exact to 1e-9; a width that is a whole pixel stays one.
    max(0, (value * style.displayScale - 1e-4).rounded(.up)) / style.displayScale
  }

  private mutating func breakLines(width: CGFloat, height: CGFloat) {
    let limit = style.lineLimit.map { max(1, $0) }
    let breaker = LineBreaker(text: text, width: width)
    // One line more than allowed tells whether something is left out.
    let broken = breaker.lines(limit: limit.map { $0 == Int.max ? $0 : $0 + 1 })
    var kept = min(broken.count, limit ?? Int.max)
    lines = broken.prefix(kept).map { whole($0, width: width) }
    if height.isFinite {
      while kept > 1, roundedUp(bottom(ofFirst: kept)) > height + LineBreaker.tolerance { kept -= 1 }
      lines.removeLast(lines.count - kept)
    }
    guard kept < broken.count else { return }
    isTruncated = true
    let truncation = LineTruncation(text: text, style: style, width: width, fonts: fonts)
    lines[kept - 1] = truncation.lastLine(broken[kept - 1])
    if lines[kept - 1].tightening > 0 { isTruncated = false }
  }

  private func whole(_ line: LineBreaker.Line, width: CGFloat) -> SetLine {
    let hardLine = text.hardLines[line.hardLine]
    let metrics = LineMetrics(text, clusters: line.clusters, emptySpan: hardLine.span)
    let full = text.width(line.clusters)
    // Whitespace at the end hangs over the edge; at the end of a paragraph it counts where it has room.
    let hangs = line.clusters.upperBound < hardLine.clusters.upperBound || full > width + LineBreaker.tolerance
    let visible = hangs ? text.trimmed(line.clusters) : line.clusters
    return SetLine(
      pieces: [.clusters(visible)], hardLine: line.hardLine, clusters: line.clusters,
      width: hangs ? text.width(visible) : full, metrics: metrics)
  }

  private func bottom(ofFirst count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    var y: CGFloat = 0
    for line in lines.prefix(count - 1) { y += line.metrics.pitch + spacing }
    return y + lines[count - 1].metrics.height
  }

  private var spacing: CGFloat { style.lineSpacing.isNaN ? 0 : min(max(style.lineSpacing, 0), 100_000) }

  private mutating func place() {
    var y: CGFloat = 0
    for line in lines {
      tops.append(y)
      y += line.metrics.pitch + spacing
    }
    var height = bottom(ofFirst: lines.count)
    if style.minimumLines > lines.count, let span = text.spans.indices.first {
      let reserve = LineMetrics(text, clusters: 0..<0, emptySpan: span)
      let missing = CGFloat(style.minimumLines - max(1, lines.count))
      height = (lines.isEmpty ? reserve.height : height) + missing * (reserve.pitch + spacing)
    }
    size = CGSize(width: roundedUp(lines.reduce(0) { max($0, $1.width) }), height: roundedUp(height))
  }

  func baseline(_ index: Int) -> CGFloat {
    ((tops[index] + lines[index].metrics.ascent) * style.displayScale).rounded() / style.displayScale
  }

  /// Where a line begins: by the alignment within the widest line.
  func leftEdge(of index: Int) -> CGFloat {
    let slack = size.width - lines[index].width
    return switch style.alignment {
    case .center: slack / 2
    case .leading: style.isRightToLeft ? slack : 0
    case .trailing: style.isRightToLeft ? 0 : slack
    }
  }

  // MARK: Results

  var measure: TextMeasure {
    TextMeasure(
      size: size, firstBaseline: lines.isEmpty ? 0 : baseline(0),
      lastBaseline: lines.isEmpty ? 0 : baseline(lines.count - 1), lineCount: lines.count,
      isTruncated: isTruncated, scaleFactor: scaleFactor)
  }

  var layout: TextLayout {
    let setter = LineSetter(text: text, style: style, fonts: fonts)
    let set = lines.indices.map { index in
      setter.set(lines[index], x: leftEdge(of: index), top: tops[index])
    }
    return TextLayout(
      size: size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline, lines: set,
      isTruncated: isTruncated, scaleFactor: scaleFactor)
  }
}
