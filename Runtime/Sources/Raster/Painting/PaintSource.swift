internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension ResolvedColor {
  /// Components within 0…1; what is no number is 0.
  var clamped: ResolvedColor {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return ResolvedColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }
}

func setColor(_ cr: OpaquePointer, _ color: ResolvedColor, alpha: Double = 1) {
  let color = color.clamped
  // cairo cuts components off where it should round: 0.965 would become 247 in place of 246.
  func byte(_ value: Double) -> Double { (value * 255).rounded() / 255 }
  cairo_set_source_rgba(cr, byte(color.red), byte(color.green), byte(color.blue), color.alpha * alpha)
}

/// Uses a layer's pixels as the source, each where it lies.
func setSource(_ cr: OpaquePointer, _ layer: Layer) {
  cairo_surface_flush(layer.surface)
  cairo_set_source_surface(cr, layer.surface, 0, 0)
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
}

/// The colours of a gradient by the kernels of `CPixels`: cairo's are ten times slower and
/// interpolate premultiplied colours.
struct GradientTable {
  let colors: [UInt32]

  /// - Parameter length: device pixels from the first colour to the last: more steps than pixels.
  init(_ stops: [Paint.Stop], alpha: Double, length: CGFloat) {
    let stops = stops.map { stop in
      let color = stop.color.clamped
      return px_stop(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        alpha: Float(color.alpha * alpha), location: Float(stop.location))
    }
    var size = 256
    while size < 8192, CGFloat(size) < length * 2 { size *= 2 }
    var colors = [UInt32](repeating: 0, count: size)
    _ = px_gradient_table(stops, Int32(stops.count), &colors, Int32(size))
    self.colors = colors
  }

  var count: Int32 { Int32(colors.count) }
}

extension Layer {
  /// Fills the whole layer with a gradient.
  /// - Parameter t: from the paint's space to device space.
  func fill(gradient paint: Paint, _ t: CGAffineTransform, alpha: Double) {
    guard t.isInvertible else { return }
    func map(_ space: CGAffineTransform) -> px_map {
      // From device pixels to the gradient's unit space.
      let m = space.concatenating(t).inverted()
      return px_map(
        a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty, left: Int32(rect.minX), top: Int32(rect.minY))
    }
    let scale = t.meanScale
    switch paint {
    case .linear(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = hypot(dx, dy)
      let table = GradientTable(stops, alpha: alpha, length: length * scale)
      // Equal ends: everything is past them.
      let space = CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y)
      let m = length > 1e-9 ? map(space) : px_map(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0, left: 0, top: 0)
      change { _ = px_gradient_linear($0, $1, $2, $3, m, table.colors, table.count) }
    case .radial(let stops, let center, let startRadius, let endRadius):
      let table = GradientTable(stops, alpha: alpha, length: abs(endRadius - startRadius) * scale)
      let m = map(CGAffineTransform(translationX: center.x, y: center.y))
      change { _ = px_gradient_radial($0, $1, $2, $3, m, startRadius, endRadius, table.colors, table.count) }
    case .elliptical(let stops, let box, let center, let startFraction, let endFraction):
      guard box.width > 0, box.height > 0 else { return }
      let reach = abs(endFraction - startFraction) * max(box.width, box.height)
      let table = GradientTable(stops, alpha: alpha, length: reach * scale)
      let m = map(CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: center.x, ty: center.y))
      change { _ = px_gradient_radial($0, $1, $2, $3, m, startFraction, endFraction, table.colors, table.count) }
    case .angular(let stops, let center, let startAngle, let endAngle):
      let table = GradientTable(stops, alpha: alpha, length: 4096)
      let m = map(CGAffineTransform(translationX: center.x, y: center.y))
      change { _ = px_gradient_angular($0, $1, $2, $3, m, startAngle, endAngle, table.colors, table.count) }
    case .color, .image, .backdrop: return
    }
  }
}
