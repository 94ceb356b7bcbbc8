internal import CCairo
import CoreGraphics
import Drawing

extension Painter {
  func fill(
    _ figure: Figure, _ paint: Paint, evenOdd: Bool, _ exact: CGAffineTransform, _ t: CGAffineTransform,
    alpha: Double
  ) throws(RasterError) {
    switch place(figure, exact, t) {
    case .pixels(let rect): try fill(rect, paint, t, alpha: alpha)
    case .snapped(let figure, let x, let y):
      guard let mask = try rasterizer.coverage(of: figure, within: layer.clip.moved(x: -x, y: -y)) else { return }
      try paintThrough(mask, paint, t, alpha: alpha, x: x, y: y)
    case .outline(let outline, let map):
      let path = PathBuffer(outline, map, evenOdd: evenOdd)
      guard let mask = try path.coverage(within: layer.clip) else { return }
      try paintThrough(mask, paint, t, alpha: alpha)
    }
  }

  func stroke(
    _ figure: Figure, _ paint: Paint, _ pen: Pen, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    // The pen is held in the list's space: a stretched list has stretched strokes.
    let outline = figure.outline.stroked(pen, tolerance: 0.01 / max(t.meanScale, 1e-6))
    guard let mask = try PathBuffer(outline, t).coverage(within: layer.clip) else { return }
    try paintThrough(mask, paint, t, alpha: alpha)
  }

  /// Where a figure lies on the device.
  enum Placement {
    case pixels(PixelRect)
    /// The figure's upper left corner is at these pixels.
    case snapped(SnappedFigure, x: Int, y: Int)
    case outline(Outline, CGAffineTransform)
  }

  /// The figure's edges on whole pixels, where iOS has them there.
  func place(_ figure: Figure, _ exact: CGAffineTransform, _ t: CGAffineTransform) -> Placement {
    guard Snapping.keepsPixels(exact, scale: scale) else { return .outline(figure.outline, t) }
    switch figure {
    case .rect(let rect): return .pixels(PixelRect(covering: Snapping.snap(rect.applying(exact))))
    case .roundedRect(let rect, let corner, let continuous):
      let snapped = Snapping.snap(rect.applying(exact))
      let (width, height) = exact.a == 0 ? (corner.height, corner.width) : (corner.width, corner.height)
      let radii = CGSize(width: width * scale, height: height * scale)
      if let figure = SnappedFigure(snapped.size, at: snapped.origin, corner: radii, continuous: continuous) {
        return .snapped(figure, x: Int(snapped.minX), y: Int(snapped.minY))
      }
      return .outline(.roundedRect(snapped, corner: radii, continuous: continuous), .identity)
    case .ellipse(let rect):
      let snapped = Snapping.snap(rect.applying(exact))
      if let figure = SnappedFigure(snapped.size, at: snapped.origin, corner: nil, continuous: false) {
        return .snapped(figure, x: Int(snapped.minX), y: Int(snapped.minY))
      }
      return .outline(.ellipse(in: snapped), .identity)
    case .outline(let outline): return .outline(outline, t)
    }
  }

  /// Whole pixels need no coverage.
  private func fill(
    _ rect: PixelRect, _ paint: Paint, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let seen = rect.intersection(layer.clip)
    guard !seen.isEmpty, try setSource(paint, t, over: seen, alpha: alpha) else { return }
    cairo_new_path(cr)
    cairo_rectangle(cr, Double(seen.minX), Double(seen.minY), Double(seen.width), Double(seen.height))
    cairo_fill(cr)
  }

  /// - Parameters:
  ///   - x: pixels that the mask is moved to the right.
  ///   - y: and down.
  func paintThrough(
    _ mask: AlphaMask, _ paint: Paint, _ t: CGAffineTransform, alpha: Double, x: Int = 0, y: Int = 0
  ) throws(RasterError) {
    let box = mask.rect.moved(x: x, y: y).intersection(layer.clip)
    guard !box.isEmpty, try setSource(paint, t, over: box, alpha: alpha) else { return }
    cairo_mask_surface(cr, mask.surface, Double(x), Double(y))
  }

  /// Makes the paint the context's source; false when it draws nothing.
  func setSource(
    _ paint: Paint, _ t: CGAffineTransform, over box: PixelRect, alpha: Double
  ) throws(RasterError) -> Bool {
    if drawsShapes {
      setColor(cr, .black)
    } else if drawsAlphaOnly, case .backdrop = paint {
      setColor(cr, .black, alpha: alpha)
    } else if case .color(let color) = paint {
      guard color.alpha > 0 else { return false }
      setColor(cr, color, alpha: alpha)
    } else {
      guard let source = try source(paint, t, over: box, alpha: alpha) else { return false }
      Raster.setSource(cr, source)
    }
    return true
  }

  /// The paint's pixels over a part of the device.
  private func source(
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

extension CGAffineTransform {
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }
}
