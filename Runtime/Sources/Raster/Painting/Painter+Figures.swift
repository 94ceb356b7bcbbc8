internal import CCairo
import CoreGraphics
import Drawing

extension Painter {
  func fill(
    _ figure: Figure, _ paint: Paint, evenOdd: Bool, _ exact: CGAffineTransform, _ t: CGAffineTransform,
    alpha: Double
  ) throws(RasterError) {
    addPath(figure, exact, t)
    cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    try paintPath(paint, t, alpha: alpha, extents: cairo_fill_extents) { cairo_fill($0) }
  }

  func stroke(
    _ figure: Figure, _ paint: Paint, _ pen: Pen, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    guard pen.width > 0, pen.width.isFinite else { return }
    setPath(cr, figure.outline, t)
    var matrix = t.cairo
    let set = { (cr: OpaquePointer) in
      cairo_set_matrix(cr, &matrix)
      cairo_set_line_width(cr, pen.width)
      cairo_set_line_cap(cr, pen.cap == .butt ? CAIRO_LINE_CAP_BUTT : pen.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
      cairo_set_line_join(cr, pen.join == .miter ? CAIRO_LINE_JOIN_MITER : pen.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
      cairo_set_miter_limit(cr, max(1, pen.miterLimit.isFinite ? pen.miterLimit : 10))
      let dash = Self.usableDash(pen.dash)
      cairo_set_dash(cr, dash, Int32(dash.count), pen.dashPhase.isFinite ? pen.dashPhase : 0)
    }
    try paintPath(paint, t, alpha: alpha, extents: { cr, x0, y0, x1, y1 in
      set(cr!)
      cairo_stroke_extents(cr, x0, y0, x1, y1)
      // Extents come in user space; the caller wants pixels.
      var box = CGRect(x: x0!.pointee, y: y0!.pointee, width: x1!.pointee - x0!.pointee, height: y1!.pointee - y0!.pointee)
      box = box.applying(t)
      (x0!.pointee, y0!.pointee, x1!.pointee, y1!.pointee) = (box.minX, box.minY, box.maxX, box.maxY)
      cairo_identity_matrix(cr)
    }) { cr in
      set(cr)
      cairo_stroke(cr)
      cairo_identity_matrix(cr)
    }
  }

  /// cairo refuses dashes that are negative or all zero; such a pen draws a solid line.
  private static func usableDash(_ dash: [CGFloat]) -> [Double] {
    let usable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return usable ? dash.map(Double.init) : []
  }

  /// Makes the figure the path, its edges on whole pixels where iOS has them there.
  func addPath(_ figure: Figure, _ exact: CGAffineTransform, _ t: CGAffineTransform) {
    guard Snapping.keepsPixels(exact, scale: scale) else { return setPath(cr, figure.outline, t) }
    switch figure {
    case .rect(let rect):
      let r = Snapping.snap(rect.applying(exact))
      setPath(cr, .rect(r))
    case .roundedRect(let rect, let corner, let continuous):
      let turned = exact.a == 0
      let radii = CGSize(
        width: (turned ? corner.height : corner.width) * scale,
        height: (turned ? corner.width : corner.height) * scale)
      setPath(cr, .roundedRect(Snapping.snap(rect.applying(exact)), corner: radii, continuous: continuous))
    case .ellipse(let rect): setPath(cr, .ellipse(in: Snapping.snap(rect.applying(exact))))
    case .outline(let outline): setPath(cr, outline, t)
    }
  }

  /// Draws the context's path, which is consumed.
  /// - Parameters:
  ///   - extents: the box of what will be drawn, in device space.
  ///   - draw: draws the path with the source that is set.
  func paintPath(
    _ paint: Paint, _ t: CGAffineTransform, alpha: Double,
    extents: (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void,
    _ draw: (OpaquePointer) -> Void
  ) throws(RasterError) {
    if drawsShapes {
      setColor(cr, .black)
      return draw(cr)
    }
    if case .color(let color) = paint {
      setColor(cr, color, alpha: alpha)
      return draw(cr)
    }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    extents(cr, &x0, &y0, &x1, &y1)
    let box = PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)).intersection(layer.clip)
    guard !box.isEmpty, let source = try source(paint, t, over: box, alpha: alpha) else {
      cairo_new_path(cr)
      return
    }
    setSource(cr, source)
    draw(cr)
  }

  /// The paint's pixels over a part of the device.
  func source(
    _ paint: Paint, _ t: CGAffineTransform, over box: PixelRect, alpha: Double
  ) throws(RasterError) -> Layer? {
    switch paint {
    case .color: return nil
    case .linear, .radial, .elliptical, .angular:
      let source = try Layer(rect: box)
      source.fill(gradient: paint, t, alpha: alpha)
      return source
    case .image(let image, let origin, let tile):
      return try tiled(image, origin: origin, tile: tile, t, over: box)
    case .backdrop(let backdrop): return try material(backdrop, t, over: box)
    }
  }
}
