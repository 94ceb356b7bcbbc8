extension Outline {
  /// The outline with every point mapped.
  package func applying(_ t: CGAffineTransform) -> Outline {
    if t.isIdentity { return self }
    return Outline(
      elements.map { element in
        switch element {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let p, let c): .quad(p.applying(t), control: c.applying(t))
        case .cubic(let p, let c1, let c2):
          .cubic(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .close: .close
        }
      })
  }

  /// The box around all points, control points included; null when there are none.
  package var controlBounds: CGRect {
    var box = BoxBuilder()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let p, let c):
        box.add(p)
        box.add(c)
      case .cubic(let p, let c1, let c2):
        box.add(p)
        box.add(c1)
        box.add(c2)
      case .close: break
      }
    }
    return box.rect
  }

  /// The box around the curves themselves; null when there are none.
  package var boundingBox: CGRect {
    var box = BoxBuilder()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        box.add(p)
        current = p
        start = p
      case .line(let p):
        box.add(p)
        current = p
      case .quad(let p, let c):
        box.add(p)
        for t in Self.quadExtrema(current.x, c.x, p.x) + Self.quadExtrema(current.y, c.y, p.y) {
          box.add(CurveMath.quad(current, c, p, t))
        }
        current = p
      case .cubic(let p, let c1, let c2):
        box.add(p)
        let extrema =
          Self.cubicExtrema(current.x, c1.x, c2.x, p.x) + Self.cubicExtrema(current.y, c1.y, c2.y, p.y)
        for t in extrema { box.add(CurveMath.cubic(current, c1, c2, p, t)) }
        current = p
      case .close: current = start
      }
    }
    return box.rect
  }

  private static func quadExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let denominator = a - 2 * b + c
    let t = (a - b) / denominator
    return t > 0 && t < 1 ? [t] : []
  }

  private static func cubicExtrema(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    // Roots of the derivative, divided by 3.
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let roots: [CGFloat]
    if abs(a) < 1e-12 * max(1, abs(b)) {
      roots = [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant < 0 { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// Points of Bézier curves.
package enum CurveMath {
  package static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
  }

  package static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
  }

  package static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

/// Grows a rectangle point by point; points that are not finite are left out.
package struct BoxBuilder {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  package init() {}

  package mutating func add(_ p: CGPoint) {
    guard p.x.isFinite, p.y.isFinite else { return }
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  package mutating func add(_ rect: CGRect) {
    if rect.isNull { return }
    add(CGPoint(x: rect.minX, y: rect.minY))
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }

  package var rect: CGRect {
    minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
