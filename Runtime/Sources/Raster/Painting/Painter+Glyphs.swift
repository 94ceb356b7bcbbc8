internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  func draw(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    guard !run.glyphs.isEmpty, run.drawSize > 0, run.drawSize.isFinite else { return }
    let (index, file) = try rasterizer.glyphs.file(run.face)
    if run.isColor { return try drawPictures(run, origin, paint, t, index, file, alpha: alpha) }
    let size = run.drawSize * t.a
    let upright = t.b == 0 && t.c == 0 && t.a > 0 && abs(t.a - t.d) < 1e-9
    if upright, size <= 256 {
      try drawMasks(run, origin, paint, t, index, file, alpha: alpha)
    } else {
      try drawOutlines(run, origin, paint, t, file, alpha: alpha)
    }
  }

  /// Glyphs from the cache, at quarter pixels along the line and on whole pixels across it, as on iOS.
  /// They are gathered in one mask, so that overlapping glyphs of a translucent run do not darken.
  private func drawMasks(
    _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, _ index: Int,
    _ file: FontFile, alpha: Double
  ) throws(RasterError) {
    let size = Int((run.drawSize * t.a * 64).rounded())
    let store = rasterizer.glyphs
    var placed: [(mask: GlyphMask, x: Int, y: Int)] = []
    var box = PixelRect.empty
    let clip = layer.clip
    for glyph in run.glyphs {
      let p = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y).applying(t)
      guard abs(p.x) < 1e7, abs(p.y) < 1e7 else { continue }
      let quarters = Int((p.x * 4).rounded())
      let mask = store.mask(
        GlyphStore.Key(face: index, glyph: glyph.id, size: size, quarter: quarters & 3), file: file)
      let (x, y) = ((quarters >> 2) + mask.left, Int(Snapping.round(p.y)) + mask.top)
      let rect = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
      if rect.isEmpty || rect.intersection(clip).isEmpty { continue }
      placed.append((mask, x, y))
      box =
        box.isEmpty
        ? rect
        : PixelRect(
          minX: min(box.minX, rect.minX), minY: min(box.minY, rect.minY), maxX: max(box.maxX, rect.maxX),
          maxY: max(box.maxY, rect.maxY))
    }
    box = box.intersection(clip)
    if box.isEmpty { return }
    let coverage = try AlphaMask(rect: box)
    coverage.change { _, _, _, _ in
      for (mask, x, y) in placed { coverage.add(mask, x: x, y: y) }
    }
    try paintThrough(coverage, paint, t, alpha: alpha)
  }

  /// Large, turned or stretched glyphs are paths.
  private func drawOutlines(
    _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, _ file: FontFile, alpha: Double
  ) throws(RasterError) {
    var all = Outline()
    for glyph in run.glyphs {
      let place = CGAffineTransform(translationX: origin.x + glyph.x, y: origin.y + glyph.y)
      all.append(file.outline(of: glyph.id, size: run.drawSize).applying(place))
    }
    if all.isEmpty { return }
    try fill(.outline(all), paint, evenOdd: false, t, t, alpha: alpha)
    if run.face.embolden > 0 {
      let pen = Pen(width: run.face.embolden * run.drawSize, join: .round)
      try stroke(.outline(all), paint, pen, t, alpha: alpha)
    }
  }
}

extension AlphaMask {
  /// Adds a glyph's coverage: what two glyphs share is covered once.
  func add(_ mask: GlyphMask, x: Int, y: Int) {
    let part = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height).intersection(rect)
    if part.isEmpty { return }
    mask.bytes.withUnsafeBufferPointer { source in
      let from = source.baseAddress! + (part.minY - y) * mask.width + part.minX - x
      let to = bytes + (part.minY - rect.minY) * pitch + part.minX - rect.minX
      _ = px_add_coverage(to, pitch, from, mask.width, Int32(part.width), Int32(part.height))
    }
  }
}
