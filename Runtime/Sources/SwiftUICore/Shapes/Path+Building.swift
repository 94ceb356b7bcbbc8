import Drawing

extension Path {
  /// Starts a new part at the point.
  public mutating func move(to end: CGPoint) { outline.move(to: end) }

  /// A straight line from the current point; without one, nothing is drawn.
  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return }
    outline.addLine(to: end)
  }

  /// A quadratic Bézier curve from the current point; without one, nothing is drawn.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    outline.addQuad(to: end, control: control)
  }

  /// A cubic Bézier curve from the current point; without one, nothing is drawn.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    outline.addCubic(to: end, control1: control1, control2: control2)
  }

  /// Joins the end of the current part to its start.
  public mutating func closeSubpath() {
    guard let last = outline.elements.last, last != .close else { return }
    outline.close()
  }

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(rect), transform)
  }

  /// A rectangle with rounded corners; radii in points, clamped to half a side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(.roundedRect(rect, corner: cornerSize, continuous: style == .continuous), transform)
  }

  /// A rectangle with a radius of its own for each corner, leading at the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    var added = Outline()
    added.addRoundedRect(
      rect, topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
      bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading),
      continuous: style == .continuous)
    add(.outline(added), transform)
  }

  /// The ellipse that touches the sides of the rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(rect), transform)
  }

  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Straight lines through the points, as a part of its own.
  public mutating func addLines(_ lines: [CGPoint]) { outline.addLines(lines) }

  /// An arc of a circle, turning by `delta`; positive angles turn clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      delta: CGFloat(delta.radians), transform: transform)
  }

  /// An arc of a circle between two angles, clockwise from the positive x axis.
  ///
  /// - Parameter clockwise: as on iOS, the direction is meant for y growing upwards; on screen,
  ///   where it grows downwards, `false` turns clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
  }

  /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    guard !transform.isIdentity else {
      return outline.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    }
    // The circle is one before the transform: the current point goes back there.
    var arc = Outline()
    arc.move(to: current.applying(transform.inverted()))
    arc.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    outline.elements += arc.applying(transform).elements.dropFirst()
  }

  /// The steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.figure, transform)
  }

  /// The end of the last step; nil for an empty path.
  public var currentPoint: CGPoint? { outline.currentPoint }

  private mutating func add(_ added: Figure, _ transform: CGAffineTransform) {
    let added = added.applying(transform)
    // A path that holds nothing else stays the standard figure.
    if isEmpty {
      figure = added
    } else {
      outline.append(added.outline)
    }
  }
}
