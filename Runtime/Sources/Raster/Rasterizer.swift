internal import CCairo
import CoreGraphics
import Drawing

/// Draws display lists. One for each thread that draws: it keeps fonts, glyphs and shadows, and shares
/// nothing with others. The same list gives the same bytes in every rasteriser.
package final class Rasterizer {
  let glyphs: GlyphStore
  let shadows = ShadowCache(limit: 32 << 20)
  let images = ImageCache(limit: 48 << 20)
  let figures = FigureCache(limit: 4 << 20)
  /// Outlines whose coverage was computed, for whoever watches the cost.
  package internal(set) var filledFigures = 0
  /// Pixels of the pictures and of their parts that have been drawn, for whoever watches the cost.
  package private(set) var drawnPixels = 0

  package init() throws(RasterError) { glyphs = try GlyphStore() }

  /// A picture of the list.
  /// - Parameters:
  ///   - size: points; rounded up to whole pixels.
  ///   - scale: device pixels a point.
  ///   - background: what the picture starts with; nil is transparent.
  package func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor? = nil,
    options: RenderOptions = RenderOptions()
  ) throws(RasterError) -> Bitmap {
    func pixels(_ length: CGFloat) -> Int {
      let value = (length * scale - 1e-6).rounded(.up)
      return value.isFinite ? max(1, Int(min(value, 1e7))) : 0
    }
    let bitmap = try Bitmap(width: pixels(size.width), height: pixels(size.height))
    try render(list, into: bitmap, scale: scale, background: background, options: options)
    return bitmap
  }

  /// Draws the list again where it changed.
  /// - Parameter damage: device pixels; nil is everything. Pixels outside keep their values, those inside come
  ///   out as when everything is drawn.
  package func render(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat, damage: [PixelRect]? = nil,
    background: ResolvedColor? = nil, options: RenderOptions = RenderOptions()
  ) throws(RasterError) {
    guard scale.isFinite, scale > 0 else { throw .size(width: 0, height: 0) }
    let target = Layer(borrowing: bitmap)
    for rect in damage ?? [target.rect] {
      let part = rect.intersection(target.rect)
      if part.isEmpty { continue }
      let read = list.pixelsRead(by: part, of: target.rect, scale: scale)
      if read == part {
        try render(list, into: target, part, scale: scale, background: background, options: options)
      } else {
        // What lies around the part shows the finished picture, which a material must not read.
        let whole = try Layer(rect: read)
        try render(list, into: whole, read, scale: scale, background: background, options: options)
        target.copy(part, from: whole)
      }
    }
    cairo_surface_flush(target.surface)
  }

  private func render(
    _ list: DisplayList, into target: Layer, _ part: PixelRect, scale: CGFloat, background: ResolvedColor?,
    options: RenderOptions
  ) throws(RasterError) {
    let cr = target.cr
    cairo_save(cr)
    defer { cairo_restore(cr) }
    if part != target.rect {
      cairo_new_path(cr)
      cairo_rectangle(cr, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
      cairo_clip(cr)
    }
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    setColor(cr, background ?? .clear)
    cairo_paint(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    let painter = Painter(self, target: target, scale: scale, options: options)
    try painter.draw(list, CGAffineTransform(scaleX: scale, y: scale))
    drawnPixels += part.count
  }
}
