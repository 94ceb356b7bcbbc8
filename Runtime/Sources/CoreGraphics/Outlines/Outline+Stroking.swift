extension Outline {
  /// The outline of this one drawn with a pen, to be filled by the nonzero rule. Curves become
  /// straight pieces that stray at most `tolerance` from them.
  package func stroked(_ pen: Pen, tolerance: CGFloat = 0.05) -> Outline {
    var result = Outline()
    guard pen.width > 0, pen.width.isFinite else { return result }
    for contour in flattened(tolerance: tolerance) {
      let parts = pen.dash.isEmpty ? [contour] : contour.dashed(pen.dash, phase: pen.dashPhase)
      for part in parts {
        let stroker = Stroker(part, pen: pen, tolerance: tolerance)
        result.append(stroker.outline())
      }
    }
    return result
  }
}

/// Draws along a polyline at half the pen's width to the left, and back at the other side.
private struct Stroker {
  let points: [CGPoint]
  let isClosed: Bool
  let pen: Pen
  let half: CGFloat
  /// The angle in radians that a round join or cap turns at a time.
  let step: CGFloat

  init(_ line: Outline.Polyline, pen: Pen, tolerance: CGFloat) {
    // Points that lie on each other have no direction between them.
    var distinct: [CGPoint] = []
    for point in line.points where point.x.isFinite && point.y.isFinite {
      if let last = distinct.last, hypot(point.x - last.x, point.y - last.y) < 1e-6 { continue }
      distinct.append(point)
    }
    if line.isClosed, distinct.count > 1, let first = distinct.first, let last = distinct.last,
      hypot(first.x - last.x, first.y - last.y) < 1e-6
    {
      distinct.removeLast()
    }
    points = distinct
    isClosed = line.isClosed && distinct.count > 1
    self.pen = pen
    half = pen.width / 2
    step = max(0.05, 2 * acos(max(0, 1 - tolerance / max(half, tolerance))))
  }

  func outline() -> Outline {
    guard let first = points.first else { return Outline() }
    guard points.count > 1 else { return dot(at: first) }
    var result = Outline()
    if isClosed {
      result.append(closed(side(points + [points[0], points[1]], closing: true)))
      let back = Array(points.reversed())
      result.append(closed(side(back + [back[0], back[1]], closing: true)))
    } else {
      let back = Array(points.reversed())
      var contour = side(points, closing: false)
      contour += cap(at: points[points.count - 1], from: points[points.count - 2])
      contour += side(back, closing: false)
      contour += cap(at: points[0], from: points[1])
      result.append(closed(contour))
    }
    return result
  }

  private func closed(_ points: [CGPoint]) -> Outline {
    var outline = Outline()
    outline.addLines(points)
    outline.close()
    return outline
  }

  /// A line without length is seen only where its caps reach out.
  private func dot(at point: CGPoint) -> Outline {
    switch pen.cap {
    case .butt: Outline()
    case .round:
      Outline.ellipse(
        in: CGRect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width))
    case .square:
      Outline.rect(
        CGRect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width))
    }
  }

  /// The unit vector at right angles to the left of a piece, times half the width.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.y - a.y) / length * half, dy: -(b.x - a.x) / length * half)
  }

  /// The points on one side, joins included. A closing line repeats its first two points.
  private func side(_ line: [CGPoint], closing: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    for i in 0..<(line.count - 1) {
      let (a, b) = (line[i], line[i + 1])
      let n = normal(a, b)
      if i == 0, !closing { result.append(a + n) }
      if i > 0 { join(at: a, from: normal(line[i - 1], a), to: n, into: &result) }
      if i == line.count - 2, !closing { result.append(b + n) }
    }
    return result
  }

  private func join(at p: CGPoint, from n0: CGVector, to n1: CGVector, into result: inout [CGPoint]) {
    let cross = n0.dx * n1.dy - n0.dy * n1.dx
    let dot = n0.dx * n1.dx + n0.dy * n1.dy
    let turn = atan2(cross, dot)
    if turn <= 0 {
      // The inner side: through the corner itself, which keeps the winding right for any angle.
      result += turn > -0.1 ? [p + n0, p + n1] : [p + n0, p, p + n1]
      return
    }
    result.append(p + n0)
    switch pen.join {
    case .round: arc(about: p, from: n0, turn: turn, into: &result)
    case .miter:
      let cosine = cos(turn / 2)
      // The miter is this many times as long as the pen is wide.
      if cosine > 1e-6, 1 / cosine <= pen.miterLimit {
        let scale = 1 / (half * half + dot) * half * half
        let tip = CGVector(dx: (n0.dx + n1.dx) * scale, dy: (n0.dy + n1.dy) * scale)
        result.append(p + tip)
      }
    case .bevel: break
    }
    result.append(p + n1)
  }

  private func arc(about p: CGPoint, from n: CGVector, turn: CGFloat, into result: inout [CGPoint]) {
    let pieces = Int((abs(turn) / step).rounded(.up))
    guard pieces > 1 else { return }
    for i in 1..<pieces {
      let angle = turn * CGFloat(i) / CGFloat(pieces)
      let (s, c) = (sin(angle), cos(angle))
      result.append(p + CGVector(dx: n.dx * c - n.dy * s, dy: n.dx * s + n.dy * c))
    }
  }

  /// The end of a line that comes from `before`, between its left and its right side.
  private func cap(at end: CGPoint, from before: CGPoint) -> [CGPoint] {
    let n = normal(before, end)
    let ahead = CGVector(dx: -n.dy, dy: n.dx)
    switch pen.cap {
    case .butt: return []
    case .square:
      return [end + n + ahead, end + CGVector(dx: -n.dx, dy: -n.dy) + ahead]
    case .round:
      var result: [CGPoint] = []
      arc(about: end, from: n, turn: .pi, into: &result)
      return result
    }
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
