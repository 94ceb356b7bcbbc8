import CoreGraphics
import Drawing

/// Places what stands on a line from left to right.
struct LineSetter {
  let text: ShapedText
  let style: ParagraphStyle
  let fonts: FontLibrary

  /// A stretch of a line in one run.
  struct Segment {
    var text: ShapedText
    var run: ShapedText.Run
    var clusters: Range<Int>
    /// The span of the paragraph that it belongs to.
    var span: Int
    var level: UInt8
  }

  /// - Parameters:
  ///   - x: the line's left edge.
  ///   - top: of the line's box.
  func set(_ line: SetLine, x left: CGFloat, top: CGFloat) -> TextLayout.Line {
    let scale = style.displayScale
    let baseline = ((top + line.metrics.ascent) * scale).rounded() / scale
    var x = left
    var fragments: [TextLayout.Fragment] = []
    var rules = RuleBuilder(displayScale: scale)
    for segment in visualOrder(segments(of: line), of: line) {
      let span = text.spans[segment.span]
      let y = baseline - span.content.baselineOffset
      let start = x
      switch segment.run.content {
      case .glyphs(_, let context):
        let run = glyphRun(segment, context: context, tightening: line.tightening)
        if !run.glyphs.isEmpty {
          fragments.append(
            TextLayout.Fragment(content: .glyphs(run), origin: CGPoint(x: x, y: y), style: span.content.style))
        }
        x += run.width
      case .attachment(let size, let descent):
        fragments.append(
          TextLayout.Fragment(
            content: .attachment(size), origin: CGPoint(x: x, y: y + descent - size.height),
            style: span.content.style))
        x += size.width
      case .tab:
        x = left + (x - left) + segment.text.advance(segment.clusters.lowerBound, at: x - left)
      case .nothing: break
      }
      rules.add(span, from: start, to: x, baseline: y)
    }
    let bytes = byteRange(of: line)
    return TextLayout.Line(
      frame: CGRect(x: left, y: top, width: line.width, height: line.metrics.height), baseline: baseline,
      fragments: fragments, rules: rules.rules, textRange: bytes)
  }

  func byteRange(of line: SetLine) -> Range<Int> {
    guard !line.clusters.isEmpty else { return text.hardLines[line.hardLine].bytes }
    let start = Int(text.clusters[line.clusters.lowerBound].start)
    return start..<max(start, Int(text.clusters[line.clusters.upperBound - 1].end))
  }

  // MARK: Order

  func segments(of line: SetLine) -> [Segment] {
    var segments: [Segment] = []
    for piece in line.pieces {
      switch piece {
      case .clusters(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          let run = text.clusters[start].run
          var end = start + 1
          while end < range.upperBound, text.clusters[end].run == run { end += 1 }
          let source = text.runs[Int(run)]
          segments.append(
            Segment(text: text, run: source, clusters: start..<end, span: source.span, level: source.level))
          start = end
        }
      case .ellipsis(let shaped, let span):
        guard let run = shaped.runs.first else { continue }
        segments.append(
          Segment(
            text: shaped, run: run, clusters: 0..<shaped.clusters.count, span: span,
            level: text.hardLines[line.hardLine].isRightToLeft ? 1 : 0))
      }
    }
    return segments
  }

  /// Unicode Standard Annex 9, rule L2: from the highest level down, reverse whatever is at least that high.
  func visualOrder(_ logical: [Segment], of line: SetLine) -> [Segment] {
    var segments = logical
    guard let highest = segments.map(\.level).max(), highest > 0 else { return segments }
    let lowestOdd = segments.map(\.level).filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return segments }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < segments.count {
        guard segments[start].level >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < segments.count, segments[end].level >= level { end += 1 }
        segments[start..<end].reverse()
        start = end
      }
    }
    return segments
  }

  // MARK: Glyphs

  private func glyphRun(_ segment: Segment, context: ShapedText.ShapingContext, tightening: CGFloat) -> GlyphRun {
    let source = source(segment, context: context)
    let isRightToLeft = segment.run.isRightToLeft
    var glyphs: [GlyphRun.Glyph] = []
    var bytes: [UInt8] = []
    var x: CGFloat = 0
    for cluster in isRightToLeft ? source.clusters.reversed() : source.clusters {
      let range = Int(cluster.start)..<Int(cluster.end)
      for offset in 0..<Int(cluster.glyphCount) {
        let glyph = source.glyphs[Int(cluster.firstGlyph) + offset]
        glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id, x: x + glyph.x, y: glyph.y, clusterBytes: offset == 0 ? range.count : 0))
        x += glyph.advance
      }
      bytes += segment.text.bytes[range]
      x -= tightening
    }
    return GlyphRun(
      face: context.face, drawSize: context.drawSize, glyphs: glyphs, text: String(decoding: bytes, as: UTF8.self),
      isRightToLeft: isRightToLeft, isColor: context.isColor, width: x)
  }

  /// The run's own glyphs, or fresh ones where the line was cut between letters that shape each other.
  private func source(_ segment: Segment, context: ShapedText.ShapingContext)
    -> (glyphs: [ShapedText.Glyph], clusters: [ShapedText.Cluster])
  {
    let all = segment.text.clusters
    let range = segment.clusters
    let run = all[range.lowerBound].run
    func isCut(at index: Int) -> Bool {
      index > 0 && index < all.count && all[index].run == run && all[index - 1].run == run
        && (all[index].flags.contains(.unsafeToBreak) || all[index - 1].flags.contains(.unsafeToBreak))
    }
    if !isCut(at: range.lowerBound), !isCut(at: range.upperBound), case .glyphs(let glyphs, _) = segment.run.content {
      return (glyphs, Array(all[range]))
    }
    let bytes = Int(all[range.lowerBound].start)..<Int(all[range.upperBound - 1].end)
    let part = Array(segment.text.bytes[bytes])
    return part.withUnsafeBufferPointer {
      RunShaper(fonts: fonts, context: context, tracking: segment.text.spans[segment.run.span].tracking).shape(
        $0, range: 0..<part.count, isRightToLeft: segment.run.isRightToLeft, offset: bytes.lowerBound)
    }
  }
}
