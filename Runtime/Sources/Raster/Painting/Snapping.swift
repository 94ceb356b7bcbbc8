import CoreGraphics
import Drawing

/// How iOS keeps frames sharp: their edges are rounded to whole device pixels.
enum Snapping {
  /// Rounds halves up; a little less than a half counts as one, so that sums of binary fractions do
  /// not decide.
  static func round(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-4).rounded(.down) }

  /// Whether points keep the display's scale and its axes, perhaps flipped or by a quarter turn.
  /// Other transforms (a pressed button's 0.97) are drawn as they are: rounding would make them jump.
  static func keepsPixels(_ t: CGAffineTransform, scale: CGFloat) -> Bool {
    let tolerance = scale * 1e-6
    if abs(t.b) <= tolerance, abs(t.c) <= tolerance {
      return abs(abs(t.a) - scale) <= tolerance && abs(abs(t.d) - scale) <= tolerance
    }
    guard abs(t.a) <= tolerance, abs(t.d) <= tolerance else { return false }
    return abs(abs(t.b) - scale) <= tolerance && abs(abs(t.c) - scale) <= tolerance
  }

  /// The transform with its origin on a whole pixel.
  static func snapOrigin(_ t: CGAffineTransform, scale: CGFloat) -> CGAffineTransform {
    guard keepsPixels(t, scale: scale), abs(t.tx) < 1e9, abs(t.ty) < 1e9 else { return t }
    return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: round(t.tx), ty: round(t.ty))
  }

  /// A device rectangle with whole edges. What is not empty keeps a pixel at least: a hairline never
  /// vanishes.
  static func snap(_ rect: CGRect) -> CGRect {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isInfinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else { return rect }
    func edges(_ from: CGFloat, _ to: CGFloat) -> (CGFloat, CGFloat) {
      let first = round(from)
      let last = round(to)
      return (first, to > from && last <= first ? first + 1 : last)
    }
    let (x0, x1) = edges(rect.minX, rect.maxX)
    let (y0, y1) = edges(rect.minY, rect.maxY)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
