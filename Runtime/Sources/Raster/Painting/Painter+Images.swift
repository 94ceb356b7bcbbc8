internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  func draw(
    _ image: BitmapImage, in rect: CGRect, _ drawing: ImageDrawing, _ exact: CGAffineTransform,
    _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    image.withSurface { surface in
      cairo_save(cr)
      let device = Snapping.keepsPixels(exact, scale: scale) ? Snapping.snap(rect.applying(exact)) : nil
      if let device, exact.a > 0, exact.d > 0, exact.b == 0 {
        cairo_rectangle(cr, device.minX, device.minY, device.width, device.height)
        cairo_clip(cr)
        cairo_translate(cr, device.minX, device.minY)
        cairo_scale(cr, device.width / Double(image.width), device.height / Double(image.height))
      } else {
        var matrix = t.cairo
        cairo_set_matrix(cr, &matrix)
        cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cr)
        cairo_translate(cr, rect.minX, rect.minY)
        cairo_scale(cr, rect.width / Double(image.width), rect.height / Double(image.height))
      }
      cairo_set_source_surface(cr, surface, 0, 0)
      let pattern = cairo_get_source(cr)
      cairo_pattern_set_filter(pattern, drawing.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(cr, alpha)
      cairo_restore(cr)
    }
  }

  func tiled(
    _ image: BitmapImage, origin: CGPoint, tile: CGSize, _ t: CGAffineTransform, over box: PixelRect
  ) throws(RasterError) -> Layer? {
    guard tile.width > 0, tile.height > 0 else { return nil }
    let result = try Layer(rect: box)
    image.withSurface { surface in
      var matrix = t.cairo
      cairo_set_matrix(result.cr, &matrix)
      cairo_translate(result.cr, origin.x, origin.y)
      cairo_scale(result.cr, tile.width / Double(image.width), tile.height / Double(image.height))
      cairo_set_source_surface(result.cr, surface, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(result.cr), CAIRO_EXTEND_REPEAT)
      cairo_paint(result.cr)
    }
    return result
  }
}

extension BitmapImage {
  /// Lends the pixels to cairo, which only reads them.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    pixels.withUnsafeBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(bytesPerRow))!
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
