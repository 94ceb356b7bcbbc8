internal import CCairo
import CoreGraphics
import Drawing

/// Replaces the context's path. Coordinates are cut to what cairo's fixed point holds; a contour with
/// a number that is not finite is left out from there on.
func setPath(_ cr: OpaquePointer, _ outline: Outline, _ t: CGAffineTransform = .identity) {
  cairo_new_path(cr)
  func at(_ p: CGPoint) -> (x: Double, y: Double)? {
    let q = p.applying(t)
    guard q.x.isFinite, q.y.isFinite else { return nil }
    return (min(max(q.x, -4e6), 4e6), min(max(q.y, -4e6), 4e6))
  }
  var current = (x: 0.0, y: 0.0)
  for element in outline.elements {
    switch element {
    case .move(let p):
      guard let p = at(p) else { return }
      cairo_move_to(cr, p.x, p.y)
      current = p
    case .line(let p):
      guard let p = at(p) else { return }
      cairo_line_to(cr, p.x, p.y)
      current = p
    case .quad(let p, let c):
      guard let p = at(p), let c = at(c) else { return }
      cairo_curve_to(
        cr, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
        p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
      current = p
    case .cubic(let p, let c1, let c2):
      guard let p = at(p), let c1 = at(c1), let c2 = at(c2) else { return }
      cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      current = p
    case .close:
      cairo_close_path(cr)
      if cairo_has_current_point(cr) != 0 {
        cairo_get_current_point(cr, &current.x, &current.y)
      }
    }
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// How much an area grows, as a length.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }
}
