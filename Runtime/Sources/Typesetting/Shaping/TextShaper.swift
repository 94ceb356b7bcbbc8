import CoreGraphics
import Drawing

/// Turns spans into glyphs.
struct TextShaper {
  private let fonts: FontLibrary
  private var spans: [ShapedText.Span] = []
  private var bytes: [UInt8] = []
  private var spanEnds: [Int] = []
  private var runs: [ShapedText.Run] = []
  private var clusters: [ShapedText.Cluster] = []

  private init(fonts: FontLibrary) { self.fonts = fonts }

  /// - Parameter scale: what the sizes of fonts, tracking and offsets are multiplied by.
  static func shape(_ spans: [TextSpan], isRightToLeft: Bool, scale: CGFloat, fonts: FontLibrary) -> ShapedText {
    var shaper = TextShaper(fonts: fonts)
    for span in spans { shaper.add(span, scale: scale) }
    let hardLines = shaper.hardLines().map { shaper.shape($0, isRightToLeft: isRightToLeft) }
    return ShapedText(
      bytes: shaper.bytes, spans: shaper.spans, runs: shaper.runs, clusters: shaper.clusters, hardLines: hardLines)
  }

  private mutating func add(_ original: TextSpan, scale: CGFloat) {
    var span = original
    if case .attachment(let size, let descent) = span.content {
      let width = max(0, Self.length(size.width)), height = max(0, Self.length(size.height))
      span.content = .attachment(size: CGSize(width: width, height: height), descent: Self.length(descent))
    }
    span.font.size *= scale
    if let leading = span.font.styleLeading { span.font.styleLeading = leading * scale }
    span.baselineOffset = Self.length(span.baselineOffset * scale)
    // Where both are given, tracking wins (Apple's documentation of `kerning`).
    let tracking = span.tracking != 0 ? span.tracking : span.kerning
    spans.append(
      ShapedText.Span(
        font: fonts.resolve(span.font), content: span, tracking: Self.length(tracking * scale)))
    switch span.content {
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .attachment: bytes.append(contentsOf: "\u{FFFC}".utf8)
    }
    spanEnds.append(bytes.count)
  }

  /// Sums of lengths stay numbers whatever was asked for.
  private static func length(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -100_000), 100_000)
  }

  // MARK: Lines

  /// Byte ranges between line feeds, carriage returns, vertical tabs, form feeds and Unicode's separators.
  private func hardLines() -> [Range<Int>] {
    guard !bytes.isEmpty else { return [] }
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = separatorLength(at: index)
      if length > 0 {
        lines.append(start..<index)
        index += length
        start = index
      } else {
        index += 1
      }
    }
    lines.append(start..<bytes.count)
    return lines
  }

  private func separatorLength(at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  private mutating func shape(_ range: Range<Int>, isRightToLeft: Bool) -> ShapedText.HardLine {
    let first = clusters.count
    let span = spanEnds.firstIndex { $0 > range.lowerBound } ?? spans.count - 1
    var isRightToLeft = isRightToLeft
    if !range.isEmpty {
      let part = Array(bytes[range])
      part.withUnsafeBufferPointer { text in
        let (line, items) = TextItemizer(spans: spans, fonts: fonts).items(
          of: text, spanEnds: spanEnds, firstSpan: span, start: range.lowerBound, isRightToLeft: isRightToLeft)
        isRightToLeft = line.isRightToLeft
        var start = 0
        while start < items.count {
          var end = start + 1
          while end < items.count, items[end].joins(items[start]) { end += 1 }
          addRun(items[start..<end], line: line, text: text, lineStart: range.lowerBound)
          start = end
        }
      }
    }
    return ShapedText.HardLine(
      clusters: first..<clusters.count, bytes: range, span: span, isRightToLeft: isRightToLeft)
  }

  // MARK: Runs

  private mutating func addRun(
    _ items: ArraySlice<TextItem>, line: TextItemizer.Line, text: UnsafeBufferPointer<UInt8>, lineStart: Int
  ) {
    guard let item = items.first, let last = items.last else { return }
    let span = spans[item.span]
    let run = Int32(runs.count)
    let range = item.bytes.lowerBound..<last.bytes.upperBound
    func simple(_ content: ShapedText.Run.Content, advance: CGFloat, flags: ShapedText.Cluster.Flags) {
      runs.append(ShapedText.Run(span: item.span, level: item.level, content: content))
      clusters.append(
        ShapedText.Cluster(
          start: Int32(range.lowerBound), end: Int32(range.upperBound), run: run, firstGlyph: 0, glyphCount: 0,
          advance: advance, flags: flags.union(Self.flags(line.breaks[item.scalar]))))
    }
    switch item.kind {
    case .attachment:
      guard case .attachment(let size, let descent) = span.content.content else { return }
      simple(.attachment(size, descent: descent), advance: size.width, flags: .grapheme)
    case .tab:
      simple(.tab, advance: 0, flags: [.tab, .whitespace, .grapheme])
    case .control:
      simple(.nothing, advance: 0, flags: .grapheme)
    case .primary, .smallCapital, .fallback:
      let context = Self.context(for: item, font: span.font, tracking: span.tracking)
      let shaped = RunShaper(fonts: fonts, context: context, tracking: span.tracking).shape(
        text, range: range.lowerBound - lineStart..<range.upperBound - lineStart,
        isRightToLeft: item.level & 1 == 1, offset: lineStart)
      runs.append(
        ShapedText.Run(span: item.span, level: item.level, content: .glyphs(shaped.glyphs, context)))
      var scalar = item.scalar
      for var cluster in shaped.clusters {
        while scalar < line.scalars.count, line.offsets[scalar] < Int(cluster.start) { scalar += 1 }
        cluster.run = run
        cluster.flags.formUnion(Self.flags(line.breaks[scalar]))
        clusters.append(cluster)
      }
    }
  }

  private static func context(for item: TextItem, font: ResolvedFont, tracking: CGFloat) -> ShapedText.ShapingContext {
    var features = font.features
    // Letters that are spaced out are not joined (Apple's documentation of `tracking`).
    if tracking != 0 { features += ["liga", "clig", "dlig"].map { FontFeature(tag: $0, value: 0) } }
    var context = ShapedText.ShapingContext(
      face: font.face, drawSize: font.drawSize, isColor: false, script: item.script, features: features,
      spacing: font.spacing, isUppercased: false)
    switch item.kind {
    case .fallback(let fallback):
      context.face = fallback.face
      context.isColor = fallback.isColor
      context.drawSize = font.size
      context.features = []
      // The system font's spacing belongs to its own face.
      context.spacing = .none
    case .smallCapital:
      context.isUppercased = true
      context.drawSize = font.drawSize * (font.smallCapsScale ?? 1)
    default: break
    }
    return context
  }

  private static func flags(_ breaks: TextAnalysis.Breaks) -> ShapedText.Cluster.Flags {
    var flags: ShapedText.Cluster.Flags = []
    if breaks.contains(.line) { flags.insert(.lineBreak) }
    if breaks.contains(.grapheme) { flags.insert(.grapheme) }
    if breaks.contains(.whitespace) { flags.insert(.whitespace) }
    if breaks.contains(.wordStart) { flags.insert(.wordStart) }
    return flags
  }
}
