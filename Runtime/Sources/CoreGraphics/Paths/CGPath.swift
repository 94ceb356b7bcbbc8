/// A path that does not change, as a reference.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var outline: Outline

  package init(outline: Outline) { self.outline = outline }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline.rect(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse that touches the sides of the rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline.ellipse(in: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with circular corners; lengths in points, clamped to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      outline: Outline.roundedRect(rect, corner: corner, continuous: false)
        .applying(transform?.pointee ?? .identity))
  }

  /// The path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// The end of the last element; the origin for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The box around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds }

  /// The box around the curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.boundingBox }

  /// Whether the point lies inside; open parts count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// The path with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// The path as one that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// The outline of the path drawn with a pen.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = Pen(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(outline: outline.applying(transform).stroked(pen))
  }

  /// The drawn parts of the path under a dash pattern.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(outline: outline.applying(transform).dashed(lengths, phase: phase))
  }

  /// Hands the elements of the path to the closure, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      var points = CGPathElement.points(of: element)
      let type = CGPathElement.type(of: element)
      points.withUnsafeMutableBufferPointer { buffer in
        // A close has no points; its pointer must exist all the same.
        var spare = CGPoint.zero
        withUnsafeMutablePointer(to: &spare) { spare in
          var value = CGPathElement(type: type, points: buffer.baseAddress ?? spare)
          block(&value)
        }
      }
    }
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path: control points first, then the end.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  fileprivate static func type(of element: Outline.Element) -> CGPathElementType {
    switch element {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  fileprivate static func points(of element: Outline.Element) -> [CGPoint] {
    switch element {
    case .move(let p), .line(let p): [p]
    case .quad(let p, let c): [c, p]
    case .cubic(let p, let c1, let c2): [c1, c2, p]
    case .close: []
    }
  }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(outline: Outline()) }

  /// Changes the outline in the coordinates before a transform.
  fileprivate func draw(_ transform: CGAffineTransform, _ body: (inout Outline) -> Void) {
    if transform.isIdentity { return body(&outline) }
    var added = Outline()
    if let current = outline.currentPoint { added.move(to: current.applying(transform.inverted())) }
    let start = added.elements.count
    body(&added)
    outline.elements += added.applying(transform).elements.dropFirst(start)
  }
}

extension CGMutablePath {
  /// Starts a new part at the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// A straight line from the current point; without one, nothing is drawn.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    outline.addLine(to: point.applying(transform))
  }

  /// A quadratic Bézier curve from the current point; without one, nothing is drawn.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    outline.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  /// A cubic Bézier curve from the current point; without one, nothing is drawn.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    outline.addCubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Joins the end of the current part to its start.
  public func closeSubpath() {
    guard let last = outline.elements.last, last != .close else { return }
    outline.close()
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(Outline.rect(rect).applying(transform))
  }

  /// Rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Straight lines through the points, as a part of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.addLines(points.map { $0.applying(transform) })
  }

  /// The ellipse that touches the sides of the rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.append(Outline.ellipse(in: rect).applying(transform))
  }

  /// A rectangle with circular corners; lengths in points, clamped to half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    outline.append(Outline.roundedRect(rect, corner: corner, continuous: false).applying(transform))
  }

  /// An arc between two angles in radians; `clockwise` is meant for y growing upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    draw(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// An arc that turns by an angle in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    draw(transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    draw(transform) { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius) }
  }

  /// The elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }
}
