import CoreGraphics
import Drawing

/// Shapes characters of one face and direction, with the spacing that iOS adds.
struct RunShaper {
  let fonts: FontLibrary
  let context: ShapedText.ShapingContext
  let tracking: CGFloat

  /// - Parameters:
  ///   - range: the bytes of the run within the text, which gives the context for joining letters.
  ///   - offset: what is added to byte offsets in the clusters.
  func shape(_ text: UnsafeBufferPointer<UInt8>, range: Range<Int>, isRightToLeft: Bool, offset: Int)
    -> (glyphs: [ShapedText.Glyph], clusters: [ShapedText.Cluster])
  {
    guard !context.isUppercased else {
      return shapeUppercased(text, range: range, isRightToLeft: isRightToLeft, offset: offset)
    }
    let font = fonts.font(context.face)
    let raw = font.shape(
      text, range: range, script: context.script, isRightToLeft: isRightToLeft, features: context.features)
    return place(raw, font: font, text: text, range: range, isRightToLeft: isRightToLeft) { $0 + offset }
  }

  /// Shapes the capitals of the letters; clusters still count the bytes of the letters.
  private func shapeUppercased(
    _ text: UnsafeBufferPointer<UInt8>, range: Range<Int>, isRightToLeft: Bool, offset: Int
  ) -> (glyphs: [ShapedText.Glyph], clusters: [ShapedText.Cluster]) {
    var capitals: [UInt8] = []
    var origins: [Int] = []
    var position = range.lowerBound
    for character in String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self) {
      let upper = Array(character.uppercased().utf8)
      capitals += upper
      origins += Array(repeating: position, count: upper.count)
      position += character.utf8.count
    }
    origins.append(position)
    let font = fonts.font(context.face)
    return capitals.withUnsafeBufferPointer { capitals in
      let raw = font.shape(
        capitals, range: 0..<capitals.count, script: context.script, isRightToLeft: isRightToLeft,
        features: context.features)
      return place(raw, font: font, text: capitals, range: 0..<capitals.count, isRightToLeft: isRightToLeft) {
        origins[$0] + offset
      }
    }
  }

  private func place(
    _ raw: [ShapingFont.Glyph], font: ShapingFont, text: UnsafeBufferPointer<UInt8>, range: Range<Int>,
    isRightToLeft: Bool, origin: (Int) -> Int
  ) -> (glyphs: [ShapedText.Glyph], clusters: [ShapedText.Cluster]) {
    let scale = context.drawSize / font.unitsPerEm
    var glyphs = raw.map {
      ShapedText.Glyph(
        id: $0.id, x: CGFloat($0.x) * scale, y: -CGFloat($0.y) * scale, advance: CGFloat($0.advance) * scale)
    }
    // Groups of one cluster value, in visual order; logical order is the other way round in right-to-left text.
    var groups: [Range<Int>] = []
    var start = 0
    while start < raw.count {
      var end = start + 1
      while end < raw.count, raw[end].cluster == raw[start].cluster { end += 1 }
      groups.append(start..<end)
      start = end
    }
    if isRightToLeft { groups.reverse() }
    var clusters: [ShapedText.Cluster] = []
    clusters.reserveCapacity(groups.count)
    for (index, group) in groups.enumerated() {
      let first = raw[group.lowerBound].cluster
      let next = index + 1 < groups.count ? raw[groups[index + 1].lowerBound].cluster : range.upperBound
      let extra = spacing(after: text, first..<max(first, next))
      if extra != 0 {
        if isRightToLeft {
          glyphs[group.lowerBound].x += extra
          glyphs[group.lowerBound].advance += extra
        } else {
          glyphs[group.upperBound - 1].advance += extra
        }
      }
      clusters.append(
        ShapedText.Cluster(
          start: Int32(origin(first)), end: Int32(origin(next)), run: 0, firstGlyph: Int32(group.lowerBound),
          glyphCount: Int32(group.count), advance: group.reduce(0) { $0 + glyphs[$1].advance },
          flags: raw[group.lowerBound].isUnsafeToBreak || raw[group.upperBound - 1].isUnsafeToBreak
            ? .unsafeToBreak : []))
    }
    return (glyphs, clusters)
  }

  /// What iOS adds after a character, and what was asked for.
  private func spacing(after text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> CGFloat {
    guard context.spacing != .none || tracking != 0 else { return 0 }
    if range.count == 1, text[range.lowerBound] < 0x80 {
      return context.spacing.after(Unicode.Scalar(text[range.lowerBound])) + tracking
    }
    let scalars = String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first(where: { !$0.isInvisible }) else { return 0 }
    return context.spacing.after(scalar) + tracking
  }
}
