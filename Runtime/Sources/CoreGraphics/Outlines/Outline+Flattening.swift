extension Outline {
  /// One contour as straight lines.
  package struct Polyline: Hashable, Sendable {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  /// The outline as straight lines that stray at most `tolerance` from the curves. Contours without
  /// a length stay as one point.
  package func flattened(tolerance: CGFloat = 0.05) -> [Polyline] {
    var contours: [Polyline] = []
    var current = Polyline(points: [], isClosed: false)
    func flush() {
      if !current.points.isEmpty { contours.append(current) }
    }
    // A segment without a move starts where the last contour did.
    func begin() {
      if current.points.isEmpty { current.points = [contours.last?.points.first ?? .zero] }
    }
    for element in elements {
      switch element {
      case .move(let p):
        flush()
        current = Polyline(points: [p], isClosed: false)
      case .line(let p):
        begin()
        current.points.append(p)
      case .quad(let p, let c):
        begin()
        let a = current.points[current.points.count - 1]
        let bend = hypot(a.x - 2 * c.x + p.x, a.y - 2 * c.y + p.y)
        let count = Self.pieces(bend / 4, tolerance)
        for i in 1...count {
          current.points.append(i == count ? p : CurveMath.quad(a, c, p, CGFloat(i) / CGFloat(count)))
        }
      case .cubic(let p, let c1, let c2):
        begin()
        let a = current.points[current.points.count - 1]
        let bend = max(
          hypot(a.x - 2 * c1.x + c2.x, a.y - 2 * c1.y + c2.y),
          hypot(c1.x - 2 * c2.x + p.x, c1.y - 2 * c2.y + p.y))
        let count = Self.pieces(bend * 3 / 4, tolerance)
        for i in 1...count {
          current.points.append(i == count ? p : CurveMath.cubic(a, c1, c2, p, CGFloat(i) / CGFloat(count)))
        }
      case .close:
        guard !current.points.isEmpty else { continue }
        current.isClosed = true
        flush()
        current = Polyline(points: [], isClosed: false)
      }
    }
    flush()
    return contours
  }

  /// The error of a chord falls with the square of the number of pieces.
  private static func pieces(_ error: CGFloat, _ tolerance: CGFloat) -> Int {
    guard error.isFinite, tolerance > 0 else { return 1 }
    return max(1, Int(min((error / tolerance).squareRoot(), 500).rounded(.up)))
  }

  /// Whether the point lies inside by the winding or the even-odd rule; open contours are closed.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    for contour in flattened(tolerance: 0.01) {
      var a = contour.points[contour.points.count - 1]
      for b in contour.points {
        if (a.y <= point.y) != (b.y <= point.y) {
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        a = b
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}
