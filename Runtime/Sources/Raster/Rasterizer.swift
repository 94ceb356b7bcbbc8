internal import CCairo
import CoreGraphics
import Drawing

/// Draws display lists. One for each thread that draws: it keeps fonts, glyphs and shadows, and shares
/// nothing with others. The same list gives the same bytes in every rasteriser.
package final class Rasterizer {
  let glyphs: GlyphStore
  let shadows = ShadowCache(limit: 32 << 20)
  let images = ImageCache(limit: 48 << 20)

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
  /// - Parameter damage: points; nil is everything. Pixels outside keep their values.
  package func render(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat, damage: [CGRect]? = nil,
    background: ResolvedColor? = nil, options: RenderOptions = RenderOptions()
  ) throws(RasterError) {
    guard scale.isFinite, scale > 0 else { throw .size(width: 0, height: 0) }
    let target = Layer(borrowing: bitmap)
    let cr = target.cr
    if let damage {
      cairo_new_path(cr)
      for rect in damage {
        let area = PixelRect(covering: rect.applying(CGAffineTransform(scaleX: scale, y: scale)))
          .intersection(target.rect)
        cairo_rectangle(cr, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
      }
      cairo_clip(cr)
      if target.clip.isEmpty { return }
    }
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    setColor(cr, background ?? .clear)
    cairo_paint(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    let painter = Painter(self, target: target, scale: scale, options: options)
    try painter.draw(list, CGAffineTransform(scaleX: scale, y: scale))
    cairo_surface_flush(target.surface)
  }
}
