import CoreGraphics

/// A path that can be changed, with the pen it is drawn with.
public final class UIBezierPath: @unchecked Sendable {
  private var path: CGMutablePath

  /// Points.
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var usesEvenOddFillRule = false

  /// An empty path.
  public init() { path = CGMutablePath() }

  /// A copy of the path of Core Graphics.
  public init(cgPath: CGPath) { path = CGMutablePath(outline: cgPath.outline) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(outline: .rect(rect)) }

  /// The ellipse that touches the sides of the rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(outline: .ellipse(in: rect)) }

  /// A rectangle with UIKit's smoothed corners; the radius in points, clamped to half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(outline: .roundedRect(rect, corner: corner, continuous: true))
  }

  /// A rectangle of which some corners are rounded, with UIKit's smoothed ones.
  /// - Parameter cornerRadii: points; only the width counts, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let corner = CGSize(width: cornerRadii.width, height: cornerRadii.width)
    func radius(_ which: UIRectCorner) -> CGSize { corners.contains(which) ? corner : .zero }
    var outline = Outline()
    outline.addRoundedRect(
      rect, topLeft: radius(.topLeft), topRight: radius(.topRight),
      bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft), continuous: true)
    self.init(outline: outline)
  }

  /// An arc between two angles in radians.
  /// - Parameter clockwise: as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private convenience init(outline: Outline) { self.init(cgPath: CGPath(outline: outline)) }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { CGPath(outline: path.outline) }
    set { path = CGMutablePath(outline: newValue.outline) }
  }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc between two angles in radians.
  /// - Parameter clockwise: as seen on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics counts the direction for y growing upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Joins the end of the current part to its start.
  public func close() { path.closeSubpath() }

  public func removeAllPoints() { path = CGMutablePath() }

  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  public func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(outline: path.outline.applying(transform))
  }

  /// The path in the other direction.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath(outline: path.outline.reversed)
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The box around the curves; null for an empty path.
  public var bounds: CGRect { path.boundingBoxOfPath }

  public var currentPoint: CGPoint { path.currentPoint }

  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The same path, to be changed by itself.
  public func copy() -> UIBezierPath {
    let result = UIBezierPath(cgPath: path)
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }
}
