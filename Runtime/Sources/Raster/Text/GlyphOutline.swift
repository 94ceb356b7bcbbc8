internal import CCairo
import CoreGraphics
import Drawing

extension FontFile {
  /// A glyph as a path in points, y downwards, its origin at zero; skew is applied, extra weight is
  /// left to a stroke.
  func outline(of glyph: UInt32, size: CGFloat) -> Outline {
    guard let source = loadUnscaled(glyph), source.pointee.n_points > 0 else { return Outline() }
    let scale = size / unitsPerEm
    let collector = OutlineCollector(
      transform: CGAffineTransform(a: scale, b: 0, c: scale * face.skew, d: -scale, tx: 0, ty: 0))
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { to, context in
      let collector = OutlineCollector.from(context)
      collector.closeContour()
      collector.outline.move(to: collector.point(to))
      return 0
    }
    callbacks.line_to = { to, context in
      let collector = OutlineCollector.from(context)
      collector.outline.addLine(to: collector.point(to))
      return 0
    }
    callbacks.conic_to = { control, to, context in
      let collector = OutlineCollector.from(context)
      collector.outline.addQuad(to: collector.point(to), control: collector.point(control))
      return 0
    }
    callbacks.cubic_to = { control1, control2, to, context in
      let collector = OutlineCollector.from(context)
      collector.outline.addCubic(
        to: collector.point(to), control1: collector.point(control1), control2: collector.point(control2))
      return 0
    }
    FT_Outline_Decompose(source, &callbacks, Unmanaged.passUnretained(collector).toOpaque())
    collector.closeContour()
    return collector.outline
  }
}

private final class OutlineCollector {
  let transform: CGAffineTransform
  var outline = Outline()

  init(transform: CGAffineTransform) { self.transform = transform }

  static func from(_ context: UnsafeMutableRawPointer?) -> OutlineCollector {
    Unmanaged<OutlineCollector>.fromOpaque(context!).takeUnretainedValue()
  }

  func point(_ p: UnsafePointer<FT_Vector>?) -> CGPoint {
    CGPoint(x: p!.pointee.x, y: p!.pointee.y).applying(transform)
  }

  func closeContour() {
    if !outline.isEmpty { outline.close() }
  }
}
