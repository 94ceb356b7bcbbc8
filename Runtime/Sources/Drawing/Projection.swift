import CoreGraphics

/// A projective map of the plane, row by row: (x, y, 1) → (X, Y, W), the point being (X / W, Y / W).
package struct Projection: Hashable, Sendable {
  package var m: [CGFloat]

  /// Anything but nine finite numbers is the identity.
  package init(_ numbers: [CGFloat]) {
    m = numbers.count == 9 && numbers.allSatisfy(\.isFinite) ? numbers : [1, 0, 0, 0, 1, 0, 0, 0, 1]
  }

  package init(_ t: CGAffineTransform) { m = [t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1] }

  /// The affine map that this is, where it is one.
  package var affine: CGAffineTransform? {
    guard m[6] == 0, m[7] == 0, m[8] != 0 else { return nil }
    let w = m[8]
    return CGAffineTransform(a: m[0] / w, b: m[3] / w, c: m[1] / w, d: m[4] / w, tx: m[2] / w, ty: m[5] / w)
  }

  /// This map first, then `other`.
  package func concatenating(_ other: Projection) -> Projection {
    var result = [CGFloat](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 { result[row * 3 + column] += other.m[row * 3 + k] * m[k * 3 + column] }
      }
    }
    return Projection(result)
  }

  /// The inverse; nil where the map flattens the plane.
  package var inverse: Projection? {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
    let adjugate = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Projection(adjugate.map { $0 / determinant })
  }

  /// Where a point goes; nil for points at or behind the horizon.
  package func map(_ p: CGPoint) -> CGPoint? {
    let w = m[6] * p.x + m[7] * p.y + m[8]
    guard w > 1e-6 else { return nil }
    return CGPoint(x: (m[0] * p.x + m[1] * p.y + m[2]) / w, y: (m[3] * p.x + m[4] * p.y + m[5]) / w)
  }

  /// A box around the mapped rectangle; infinite where a corner lies behind the horizon.
  package func bounds(of rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    var box = BoxBuilder()
    for corner in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ] {
      guard let point = map(corner) else { return .infinite }
      box.add(point)
    }
    return box.rect
  }
}
