extension Outline {
  /// Appends a rounded rectangle, clockwise on screen from the left end of the top edge.
  /// - Parameters:
  ///   - corner: radii; clamped to half of the rectangle's sides.
  ///   - continuous: iOS's smoothed corner, which reaches 1.53 radii along the edges; where the
  ///     rectangle is too small for that the corner turns gradually into a circular one.
  package mutating func addRoundedRect(_ rect: CGRect, corner: CGSize, continuous: Bool) {
    addRoundedRect(
      rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner,
      continuous: continuous)
  }

  package static func roundedRect(_ rect: CGRect, corner: CGSize, continuous: Bool) -> Outline {
    var outline = Outline()
    outline.addRoundedRect(rect, corner: corner, continuous: continuous)
    return outline
  }

  /// As above with a radius of its own for each corner (`UnevenRoundedRectangle`). Radii that do not
  /// fit on a side are scaled down together.
  package mutating func addRoundedRect(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
    continuous: Bool
  ) {
    let rect = rect.standardized
    var radii = [topLeft, topRight, bottomRight, bottomLeft].map {
      CGSize(
        width: $0.width.isFinite ? max(0, $0.width) : 0,
        height: $0.height.isFinite ? max(0, $0.height) : 0)
    }
    let fit =
      [
        rect.width / (radii[0].width + radii[1].width), rect.width / (radii[2].width + radii[3].width),
        rect.height / (radii[1].height + radii[2].height),
        rect.height / (radii[3].height + radii[0].height), 1,
      ].filter { $0.isFinite }.min() ?? 1
    if fit < 1 { radii = radii.map { CGSize(width: $0.width * fit, height: $0.height * fit) } }
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }

    // Each corner: where it is, and the unit directions along its two edges away from it, in the
    // order in which the outline runs: it comes along `first` backwards and leaves along `second`.
    let corners: [(point: CGPoint, first: (x: CGFloat, y: CGFloat), second: (x: CGFloat, y: CGFloat), radius: CGSize)] =
      [
        (CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1), radii[1]),
        (CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0), radii[2]),
        (CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1), radii[3]),
        (CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0), radii[0]),
      ]
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    for (index, corner) in corners.enumerated() {
      let r = corner.radius
      // One value for both edges: mixed, the parts of the corner would meet at an angle.
      let smoothing = continuous ? CornerCurve.smoothing(r, room: half) : 0
      // A distance along each of the two edges, in radii, becomes a point.
      func place(_ point: CornerCurve.Point) -> CGPoint {
        let along = point.first.value(smoothing) * (corner.first.x != 0 ? r.width : r.height)
        let across = point.second.value(smoothing) * (corner.second.x != 0 ? r.width : r.height)
        return CGPoint(
          x: corner.point.x + corner.first.x * along + corner.second.x * across,
          y: corner.point.y + corner.first.y * along + corner.second.y * across)
      }
      let start = place(CornerCurve.start)
      if index == 0 {
        // The top edge starts where the top left corner will end.
        let left = radii[0]
        let smoothing = continuous ? CornerCurve.smoothing(left, room: half) : 0
        move(to: CGPoint(x: rect.minX + left.width * CornerCurve.start.first.value(smoothing), y: rect.minY))
      }
      if currentPoint != start { addLine(to: start) }
      guard r.width > 0, r.height > 0 else { continue }
      for cubic in CornerCurve.cubics {
        addCubic(to: place(cubic.end), control1: place(cubic.control1), control2: place(cubic.control2))
      }
    }
    close()
  }
}

/// A quarter turn as three cubics, between a circular corner and iOS's continuous one. Coordinates
/// are distances from the sharp corner along its two edges, in radii.
private enum CornerCurve {
  /// A coordinate of the circular and of the continuous corner.
  struct Coordinate {
    var circular: CGFloat
    var continuous: CGFloat
    func value(_ smoothing: CGFloat) -> CGFloat { circular + (continuous - circular) * smoothing }
  }
  struct Point {
    var first: Coordinate
    var second: Coordinate
    var mirrored: Point { Point(first: second, second: first) }
    init(first: Coordinate, second: Coordinate) {
      self.first = first
      self.second = second
    }
    init(circular: (CGFloat, CGFloat), continuous: (CGFloat, CGFloat)) {
      first = Coordinate(circular: circular.0, continuous: continuous.0)
      second = Coordinate(circular: circular.1, continuous: continuous.1)
    }
  }
  struct Cubic {
    var control1: Point
    var control2: Point
    var end: Point
  }

  /// How far along an edge the continuous corner reaches, in radii: read off the paths that UIKit
  /// makes for rounded rectangles.
  static let reach: CGFloat = 1.52866483

  /// 1 where the whole smoothed corner fits in half a side, 0 where only the circular one does.
  /// The shorter side decides for both edges.
  static func smoothing(_ radius: CGSize, room: CGSize) -> CGFloat {
    min(
      smoothing(radius: radius.width, room: max(room.width, radius.width)),
      smoothing(radius: radius.height, room: max(room.height, radius.height)))
  }

  private static func smoothing(radius: CGFloat, room: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return min(1, max(0, (room / radius - 1) / (reach - 1)))
  }

  /// The angle from the edge at which the middle cubic begins; there the two corners nearly touch.
  private static let angle: CGFloat = 0.3775
  private static let handle: CGFloat = 4 / 3 * tan(angle / 4)
  private static let middleHandle: CGFloat = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)

  /// A point of the circle of radius 1 about (1, 1), `turn` radians from the first edge, moved along
  /// its tangent.
  private static func arc(_ turn: CGFloat, _ tangent: CGFloat) -> (CGFloat, CGFloat) {
    (1 - sin(turn) - tangent * cos(turn), 1 - cos(turn) + tangent * sin(turn))
  }

  static let start = Point(circular: (1, 0), continuous: (reach, 0))
  private static let joint = Point(circular: arc(angle, 0), continuous: (0.63149379, 0.07491139))
  private static let first = Cubic(
    control1: Point(circular: arc(0, handle), continuous: (1.08849296, 0)),
    control2: Point(circular: arc(angle, -handle), continuous: (0.86840694, 0)),
    end: joint)
  private static let middleControl = Point(
    circular: arc(angle, middleHandle), continuous: (0.37282383, 0.16905956))
  static let cubics: [Cubic] = [
    first,
    Cubic(control1: middleControl, control2: middleControl.mirrored, end: joint.mirrored),
    Cubic(control1: first.control2.mirrored, control2: first.control1.mirrored, end: start.mirrored),
  ]
}
