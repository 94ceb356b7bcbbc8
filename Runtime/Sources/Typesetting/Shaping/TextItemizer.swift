import CoreGraphics

/// Cuts a hard line into characters and gives each a face, a script and a direction.
struct TextItemizer {
  let spans: [ShapedText.Span]
  let fonts: FontLibrary

  /// Code points of a hard line, and what Unicode says before each of them.
  struct Line {
    var scalars: [Unicode.Scalar] = []
    /// Byte offsets within the whole text; one more than there are code points.
    var offsets: [Int] = []
    var breaks: [TextAnalysis.Breaks] = []
    var isRightToLeft = false
  }

  /// - Parameter spanEnds: where each span ends, in bytes.
  func items(of bytes: UnsafeBufferPointer<UInt8>, spanEnds: [Int], firstSpan: Int, start: Int, isRightToLeft: Bool)
    -> (line: Line, items: [TextItem])
  {
    var line = Line()
    var offset = start
    var isASCII = true
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      line.scalars.append(scalar)
      line.offsets.append(offset)
      offset += UTF8.width(scalar)
      if !scalar.isASCII { isASCII = false }
    }
    line.offsets.append(offset)
    let count = line.scalars.count
    line.breaks = TextAnalysis.breaks(bytes, characters: count)
    var levels: [UInt8] = []
    line.isRightToLeft = isRightToLeft
    // Text without a single letter outside ASCII, set in a left-to-right view, has one level.
    if !isASCII || isRightToLeft {
      (levels, line.isRightToLeft) = TextAnalysis.levels(
        bytes, characters: count, fallbackIsRightToLeft: isRightToLeft)
    }

    var items: [TextItem] = []
    items.reserveCapacity(count)
    var span = firstSpan
    var index = 0
    var cache = FaceCache()
    while index < count {
      while span < spanEnds.count - 1, line.offsets[index] >= spanEnds[span] { span += 1 }
      var end = index + 1
      while end < count, !line.breaks[end].contains(.grapheme), line.offsets[end] < spanEnds[span] { end += 1 }
      let scalars = line.scalars[index..<end]
      items.append(
        TextItem(
          bytes: line.offsets[index]..<line.offsets[end], scalar: index, span: span,
          level: levels.isEmpty ? 0 : levels[index], script: script(of: scalars),
          kind: kind(of: scalars, span: span, cache: &cache)))
      index = end
    }
    resolveScripts(&items)
    return (line, items)
  }

  private func script(of scalars: ArraySlice<Unicode.Scalar>) -> UInt32 {
    if let first = scalars.first, first.isASCII {
      return first.isASCIILetter ? TextAnalysis.latinScript : TextAnalysis.commonScript
    }
    for scalar in scalars {
      let script = TextAnalysis.script(of: scalar)
      if script != TextAnalysis.commonScript, script != TextAnalysis.inheritedScript { return script }
    }
    return TextAnalysis.commonScript
  }

  /// Signs and spaces belong to the script before them, at the start of a line to the one after.
  private func resolveScripts(_ items: inout [TextItem]) {
    var script = items.first { $0.script != TextAnalysis.commonScript }?.script ?? TextAnalysis.latinScript
    for index in items.indices {
      if items[index].script == TextAnalysis.commonScript {
        items[index].script = script
      } else {
        script = items[index].script
      }
    }
  }

  /// Faces of fallback are asked for once a character, not once an occurrence.
  private struct FaceCache {
    var span = -1
    var font: ShapingFont?
    var setsSmallCapitals = false
    var isSystemFont = false
    var fallbacks: [Unicode.Scalar: TextItem.Kind] = [:]
  }

  private func kind(of scalars: ArraySlice<Unicode.Scalar>, span: Int, cache: inout FaceCache) -> TextItem.Kind {
    guard let first = scalars.first else { return .control }
    if first == "\u{FFFC}", case .attachment = spans[span].content.content { return .attachment }
    if first == "\t" { return .tab }
    if first.isControl { return .control }
    if cache.span != span {
      let font = spans[span].font
      cache = FaceCache(
        span: span, font: fonts.font(font.face), setsSmallCapitals: font.smallCapsScale != nil,
        isSystemFont: font.requestedName == nil)
    }
    let isEmoji =
      (!first.isASCII || scalars.count > 1)
      && EmojiPresentation.isEmoji(scalars, inSystemFont: cache.isSystemFont)
    let isCovered = !isEmoji && scalars.allSatisfy { $0.isInvisible || cache.font?.glyph(for: $0) != 0 }
    if isCovered {
      return cache.setsSmallCapitals && first.properties.isLowercase ? .smallCapital : .primary
    }
    if scalars.count == 1, let known = cache.fallbacks[first] { return known }
    let kind =
      fonts.fallback(for: scalars, of: spans[span].font, isEmoji: isEmoji).map(TextItem.Kind.fallback) ?? .primary
    if scalars.count == 1 { cache.fallbacks[first] = kind }
    return kind
  }
}
