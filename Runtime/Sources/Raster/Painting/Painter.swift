internal import CCairo
import CoreGraphics
import Drawing

/// One drawing of a list: the stack of layers and where it stands.
///
/// Transforms are carried exactly; what an item is drawn with is the exact one with its origin on a
/// whole pixel, so that frames are sharp and errors do not add up.
final class Painter {
  let rasterizer: Rasterizer
  /// Device pixels a point of the outermost list.
  let scale: CGFloat
  let options: RenderOptions
  /// Draws shapes with their alpha and colour replaced by opaque black: where something is drawn, not
  /// what.
  var drawsShapes = false
  /// Draws for a shadow: a material is as opaque as its figure, whatever lies behind it.
  var drawsAlphaOnly = false
  private(set) var layers: [Layer]

  var layer: Layer { layers[layers.count - 1] }
  var cr: OpaquePointer { layer.cr }

  init(_ rasterizer: Rasterizer, target: Layer, scale: CGFloat, options: RenderOptions) {
    self.rasterizer = rasterizer
    self.scale = scale
    self.options = options
    layers = [target]
  }

  /// - Parameters:
  ///   - exact: from the list's space to device space.
  ///   - alpha: of the list's only item; groups of more are composited first.
  func draw(
    _ list: DisplayList, _ exact: CGAffineTransform, alpha: Double = 1
  ) throws(RasterError) {
    guard exact.isInvertible, isVisible(list.bounds, exact) else { return }
    let t = Snapping.snapOrigin(exact, scale: scale)
    for item in list.items {
      switch item {
      case .list(let child, let origin):
        try draw(child, exact.translatedBy(x: origin.x, y: origin.y), alpha: alpha)
      case .marked(let mark, let child):
        if !options.omittedNodes.contains(mark.node) { try draw(child, exact, alpha: alpha) }
      case .effect(let effect, let child):
        try draw(effect, child, exact, alpha: alpha)
      case .fill(let figure, let paint, let evenOdd):
        guard list.items.count == 1 || isVisible(item.bounds, exact) else { continue }
        try fill(figure, paint, evenOdd: evenOdd, exact, t, alpha: alpha)
      case .stroke(let figure, let paint, let pen):
        guard list.items.count == 1 || isVisible(item.bounds, exact) else { continue }
        try stroke(figure, paint, pen, t, alpha: alpha)
      case .glyphs(let run, let origin, let paint):
        if options.omitsText { continue }
        guard list.items.count == 1 || isVisible(item.bounds, exact) else { continue }
        try draw(run, at: origin, paint, t, alpha: alpha)
      case .image(let image, let rect, let drawing):
        guard list.items.count == 1 || isVisible(item.bounds, exact) else { continue }
        try draw(image, in: rect, drawing, exact, t, alpha: alpha)
      }
    }
  }

  /// Whether any of the box can show; a pixel is allowed for rounding.
  private func isVisible(_ bounds: CGRect, _ t: CGAffineTransform) -> Bool {
    if bounds.isNull { return false }
    return !deviceRect(bounds, t).grown(by: 1).intersection(layer.clip).isEmpty
  }

  func deviceRect(_ bounds: CGRect, _ t: CGAffineTransform) -> PixelRect {
    PixelRect(covering: bounds.isInfinite ? bounds : bounds.applying(t))
  }

  /// Draws into a layer of its own, as large as what shows of the box and `margin` pixels beyond;
  /// nil when nothing shows.
  func group(
    _ bounds: CGRect, _ t: CGAffineTransform, margin: Int = 0,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) -> Layer? {
    let rect = deviceRect(bounds, t).grown(by: 1).intersection(layer.clip.grown(by: margin))
    return try group(rect, body)
  }

  func group(
    _ rect: PixelRect, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) -> Layer? {
    if rect.isEmpty { return nil }
    let layer = try Layer(rect: rect)
    layers.append(layer)
    defer { layers.removeLast() }
    try body()
    return layer
  }

  /// Draws a finished layer where it lies.
  func composite(_ layer: Layer?, alpha: Double = 1) {
    guard let layer else { return }
    Raster.setSource(cr, layer)
    if alpha < 1 { cairo_paint_with_alpha(cr, alpha) } else { cairo_paint(cr) }
  }
}
