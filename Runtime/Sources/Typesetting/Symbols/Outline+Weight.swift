import CoreGraphics

extension Outline {
  /// The outline with its edges moved outwards by a distance; inwards where it is negative.
  ///
  /// Every point moves along the bisector of its neighbours, as FreeType emboldens: right for small
  /// distances, and corners stay corners. The outer contours' direction tells what is outwards.
  func offset(by distance: CGFloat, outerIsAnticlockwise: Bool) -> Outline {
    guard distance != 0 else { return self }
    var result = Outline()
    var contour: [Element] = []
    func flush() {
      result.elements += Self.moved(contour, by: outerIsAnticlockwise ? distance : -distance)
      contour = []
    }
    for element in elements {
      if case .move = element { flush() }
      contour.append(element)
    }
    flush()
    return result
  }

  private static func points(_ element: Element) -> [CGPoint] {
    switch element {
    case .move(let p), .line(let p): [p]
    case .quad(let p, let c): [c, p]
    case .cubic(let p, let c1, let c2): [c1, c2, p]
    case .close: []
    }
  }

  private static func moved(_ contour: [Element], by distance: CGFloat) -> [Element] {
    var points = contour.flatMap(Self.points)
    guard points.count > 2 else { return contour }
    // The end of a closed contour is its start: both must move alike.
    let closes = hypot(points[0].x - points[points.count - 1].x, points[0].y - points[points.count - 1].y) < 1e-9
    if closes { points.removeLast() }
    var shifted = shifted(points, by: distance)
    if closes { shifted.append(shifted[0]) }
    var index = 0
    func next() -> CGPoint {
      index += 1
      return shifted[index - 1]
    }
    return contour.map { element in
      switch element {
      case .move: return .move(next())
      case .line: return .line(next())
      case .quad:
        let control = next()
        return .quad(next(), control: control)
      case .cubic:
        let control1 = next()
        let control2 = next()
        return .cubic(next(), control1: control1, control2: control2)
      case .close: return .close
      }
    }
  }

  /// Moves the points of an anticlockwise contour outwards.
  private static func shifted(_ points: [CGPoint], by distance: CGFloat) -> [CGPoint] {
    let count = points.count
    func direction(_ from: Int, _ step: Int) -> (vector: CGPoint, length: CGFloat) {
      // Points that lie on each other have no direction: look further.
      var other = from
      for _ in 0..<count {
        other = (other + step + count) % count
        let (dx, dy) = (points[other].x - points[from].x, points[other].y - points[from].y)
        let length = hypot(dx, dy)
        if length > 1e-6 { return (CGPoint(x: dx / length * CGFloat(step), y: dy / length * CGFloat(step)), length) }
      }
      return (.zero, 0)
    }
    return points.indices.map { index in
      let (entry, entryLength) = direction(index, -1)
      let (exit, exitLength) = direction(index, 1)
      let cosine = entry.x * exit.x + entry.y * exit.y + 1
      // A turn of more than 160°: the point of a needle stays where it is.
      guard cosine > 0.0625 else { return points[index] }
      let sine = abs(exit.x * entry.y - exit.y * entry.x)
      let room = min(entryLength, exitLength)
      let factor = abs(distance) * sine <= room * cosine ? distance / cosine : (distance < 0 ? -room : room) / sine
      return CGPoint(
        x: points[index].x + (entry.y + exit.y) * factor, y: points[index].y - (entry.x + exit.x) * factor)
    }
  }
}
