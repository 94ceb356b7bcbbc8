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
    if Snapping.keepsPixels(exact, scale: scale), exact.a > 0, exact.d > 0 {
      let target = PixelRect(covering: Snapping.snap(rect.applying(exact)))
      for part in drawing.parts(of: image, over: target, scale: CGSize(width: scale, height: scale)) {
        try draw(part, of: image, drawing, t, alpha: alpha)
      }
    } else {
      try drawTransformed(image, in: rect, drawing, t, alpha: alpha)
    }
  }

  /// Pixels for pixels.
  func draw(
    _ part: ImagePart, of image: BitmapImage, _ drawing: ImageDrawing, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let (target, filter) = (part.target, drawing.filter)
    let seen = target.intersection(layer.clip)
    if seen.isEmpty { return }
    cairo_new_path(cr)
    cairo_rectangle(cr, Double(seen.minX), Double(seen.minY), Double(seen.width), Double(seen.height))
    if let tile = part.tile {
      guard tile.width <= Bitmap.maximumSide, tile.height <= Bitmap.maximumSide else { return }
      let scaled = try rasterizer.scaled(
        image, part: part.source, width: tile.width, height: tile.height, filter: filter)
      try lay(scaled, x: target.minX, y: target.minY, repeats: true, over: seen, drawing.template, t, alpha: alpha)
    } else if target.width * target.height <= 4 * layer.rect.width * layer.rect.height,
      max(target.width, target.height) <= Bitmap.maximumSide
    {
      let scaled = try rasterizer.scaled(
        image, part: part.source, width: target.width, height: target.height, filter: filter)
      try lay(scaled, x: target.minX, y: target.minY, repeats: false, over: seen, drawing.template, t, alpha: alpha)
    } else {
      // Much larger than what shows: only that is made.
      let window = PixelRect(
        minX: seen.minX - target.minX, minY: seen.minY - target.minY, maxX: seen.maxX - target.minX,
        maxY: seen.maxY - target.minY)
      let scaled = try Layer.resampled(
        image, part: part.source, width: target.width, height: target.height, window: window, filter: filter)
      try lay(scaled, x: target.minX, y: target.minY, repeats: false, over: seen, drawing.template, t, alpha: alpha)
    }
  }

  /// Draws a layer moved by whole pixels, or a paint through its alpha, within the context's path.
  private func lay(
    _ scaled: Layer, x: Int, y: Int, repeats: Bool, over seen: PixelRect, _ template: Paint?,
    _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let pattern = cairo_pattern_create_for_surface(scaled.surface)!
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-x), y0: Double(-y))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    if repeats { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
    let ink: Paint? = drawsShapes ? .color(.black) : template
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_clip(cr)
    guard let ink else {
      cairo_set_source(cr, pattern)
      return alpha < 1 ? cairo_paint_with_alpha(cr, alpha) : cairo_paint(cr)
    }
    if try setSource(ink, t, over: seen, alpha: alpha) { cairo_mask(cr, pattern) }
  }

  /// Turned, stretched or flipped: the image is first scaled near to its final size, then drawn with
  /// smooth edges.
  private func drawTransformed(
    _ image: BitmapImage, in rect: CGRect, _ drawing: ImageDrawing, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let grow = CGSize(width: hypot(t.a, t.b), height: hypot(t.c, t.d))
    func pixels(_ length: CGFloat) -> Int { max(1, Int(min(length, 4096).rounded(.up))) }
    let flatRect = PixelRect(
      minX: 0, minY: 0, maxX: pixels(rect.width * grow.width), maxY: pixels(rect.height * grow.height))
    var plain = drawing
    plain.template = nil
    let flat = try Layer(rect: flatRect)
    let scale = CGSize(width: CGFloat(flatRect.width) / rect.width, height: CGFloat(flatRect.height) / rect.height)
    let flatPainter = Painter(rasterizer, target: flat, scale: self.scale, options: options)
    for part in plain.parts(of: image, over: flatRect, scale: scale) {
      try flatPainter.draw(part, of: image, plain, t, alpha: 1)
    }
    let ink: Paint? = drawsShapes ? .color(.black) : drawing.template
    let box = deviceRect(rect, t).grown(by: 1)
    for cell in box.cells(touching: layer.clip) {
      try drawFlat(flat, flatRect, in: rect, drawing.interpolation, ink, t, within: cell, alpha: alpha)
    }
  }

  /// One cell of an image that is turned.
  private func drawFlat(
    _ flat: Layer, _ flatRect: PixelRect, in rect: CGRect, _ interpolation: ImageDrawing.Interpolation,
    _ ink: Paint?, _ t: CGAffineTransform, within cell: PixelRect, alpha: Double
  ) throws(RasterError) {
    let content = try group(cell) { () throws(RasterError) in
      var matrix = t.cairo
      cairo_set_matrix(cr, &matrix)
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_translate(cr, rect.minX, rect.minY)
      cairo_scale(cr, rect.width / Double(flatRect.width), rect.height / Double(flatRect.height))
      cairo_surface_flush(flat.surface)
      cairo_set_source_surface(cr, flat.surface, 0, 0)
      let pattern = cairo_get_source(cr)
      cairo_pattern_set_filter(pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_fill(cr)
      cairo_identity_matrix(cr)
      guard let ink else { return }
      guard try setSource(ink, t, over: layer.rect, alpha: 1) else { return }
      cairo_set_operator(cr, CAIRO_OPERATOR_IN)
      cairo_paint(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    }
    composite(content, alpha: alpha)
  }

  /// The pixels of an image paint, repeated from its origin.
  func tiled(
    _ image: BitmapImage, origin: CGPoint, tile: CGSize, _ t: CGAffineTransform, over box: PixelRect
  ) throws(RasterError) -> Layer? {
    guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return nil }
    func pixels(_ length: CGFloat) -> Int { max(1, Int(min(length, 4096).rounded())) }
    let (width, height) = (pixels(tile.width * hypot(t.a, t.b)), pixels(tile.height * hypot(t.c, t.d)))
    let whole = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    let scaled = try rasterizer.scaled(image, part: whole, width: width, height: height, filter: PX_FILTER_LINEAR)
    let result = try Layer(rect: box)
    for rect in PixelRect.wholeCells(touching: box) {
      let cell = try Layer(rect: rect)
      var matrix = t.cairo
      cairo_set_matrix(cell.cr, &matrix)
      cairo_translate(cell.cr, origin.x, origin.y)
      cairo_scale(cell.cr, tile.width / Double(width), tile.height / Double(height))
      cairo_surface_flush(scaled.surface)
      cairo_set_source_surface(cell.cr, scaled.surface, 0, 0)
      let pattern = cairo_get_source(cell.cr)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_paint(cell.cr)
      Raster.setSource(result.cr, cell)
      cairo_paint(result.cr)
    }
    return result
  }
}
