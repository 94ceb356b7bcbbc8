extension Outline {
  /// Appends a circular arc, joined by a line to what is already there.
  /// - Parameters:
  ///   - startAngle: radians from the positive x axis; positive angles turn towards positive y.
  ///   - delta: radians to turn; the sign is the direction. More than a full turn is kept as given.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    func at(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    let start = at(startAngle)
    if let current = currentPoint {
      if current != start { addLine(to: start) }
    } else {
      move(to: start)
    }
    guard delta != 0, radius != 0 else { return }
    // A cubic is within 0.03 % of the radius over a quarter turn; a thousand turns are enough.
    let pieces = max(1, Int(min(abs(delta) / (.pi / 2) - 1e-9, 4000).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = piece == pieces - 1 ? startAngle + delta : from + step
      addCubic(to: at(to), control1: at(from, handle), control2: at(to, -handle))
    }
  }

  /// Appends the arc of the radius that touches both lines current→`tangent1` and `tangent1`→`tangent2`.
  package mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) {
    guard let current = currentPoint else { return move(to: tangent1) }
    let a = CGVector(dx: current.x - tangent1.x, dy: current.y - tangent1.y)
    let b = CGVector(dx: tangent2.x - tangent1.x, dy: tangent2.y - tangent1.y)
    let lengths = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
    guard lengths.0 > 0, lengths.1 > 0, radius > 0 else { return addLine(to: tangent1) }
    let u = CGVector(dx: a.dx / lengths.0, dy: a.dy / lengths.0)
    let v = CGVector(dx: b.dx / lengths.1, dy: b.dy / lengths.1)
    let cross = u.dx * v.dy - u.dy * v.dx
    let angle = atan2(abs(cross), u.dx * v.dx + u.dy * v.dy)
    guard abs(cross) > 1e-9 else { return addLine(to: tangent1) }
    let reach = radius / tan(angle / 2)
    let from = CGPoint(x: tangent1.x + u.dx * reach, y: tangent1.y + u.dy * reach)
    // The centre lies on the bisector, at right angles from the first line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: from.x - u.dy * radius * side, y: from.y + u.dx * radius * side)
    let start = atan2(from.y - center.y, from.x - center.x)
    addLine(to: from)
    addArc(center: center, radius: radius, startAngle: start, delta: -side * (.pi - angle))
  }

  /// Starts at the right, goes clockwise on screen, as Core Graphics does.
  package mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (kx, ky) = (rx * circleHandle, ry * circleHandle)
    move(to: CGPoint(x: center.x + rx, y: center.y))
    addCubic(
      to: CGPoint(x: center.x, y: center.y + ry),
      control1: CGPoint(x: center.x + rx, y: center.y + ky),
      control2: CGPoint(x: center.x + kx, y: center.y + ry))
    addCubic(
      to: CGPoint(x: center.x - rx, y: center.y),
      control1: CGPoint(x: center.x - kx, y: center.y + ry),
      control2: CGPoint(x: center.x - rx, y: center.y + ky))
    addCubic(
      to: CGPoint(x: center.x, y: center.y - ry),
      control1: CGPoint(x: center.x - rx, y: center.y - ky),
      control2: CGPoint(x: center.x - kx, y: center.y - ry))
    addCubic(
      to: CGPoint(x: center.x + rx, y: center.y),
      control1: CGPoint(x: center.x + kx, y: center.y - ry),
      control2: CGPoint(x: center.x + rx, y: center.y - ky))
    close()
  }

  package static func ellipse(in rect: CGRect) -> Outline {
    var outline = Outline()
    outline.addEllipse(in: rect)
    return outline
  }
}

/// Length of the handles of a quarter circle of radius 1 as a cubic: 4/3 · (√2 − 1).
let circleHandle: CGFloat = 0.552284749830793
