/// What `drawPath` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

extension CGContext {
  /// Forgets the path.
  public func beginPath() { outline = Outline() }

  public func move(to point: CGPoint) { outline.move(to: point.applying(state.transform)) }

  public func addLine(to point: CGPoint) {
    guard !outline.isEmpty else { return }
    outline.addLine(to: point.applying(state.transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !outline.isEmpty else { return }
    outline.addQuad(to: end.applying(state.transform), control: control.applying(state.transform))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !outline.isEmpty else { return }
    outline.addCubic(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  public func closePath() {
    guard let last = outline.elements.last, last != .close else { return }
    outline.close()
  }

  public func addRect(_ rect: CGRect) { outline.append(Outline.rect(rect).applying(state.transform)) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) {
    outline.append(Outline.ellipse(in: rect).applying(state.transform))
  }

  public func addLines(between points: [CGPoint]) {
    outline.addLines(points.map { $0.applying(state.transform) })
  }

  /// An arc between two angles in radians; `clockwise` is meant for y growing upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Outline()
    let current = outline.currentPoint
    if let current { arc.move(to: current.applying(state.transform.inverted())) }
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    outline.elements += arc.applying(state.transform).elements.dropFirst(current == nil ? 0 : 1)
  }

  public func addPath(_ path: CGPath) { outline.append(path.outline.applying(state.transform)) }

  /// The path; nil when there is none.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline: outline) }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard !outline.isEmpty else { return }
    if mode != .stroke {
      let evenOdd = mode == .eoFill || mode == .eoFillStroke
      record(.fill(outline, faded(state.fillColor), evenOdd: evenOdd, state.blendMode))
    }
    if mode != .fill, mode != .eoFill {
      // The pen is as the coordinates are now, which may stretch it.
      let inPen = outline.applying(state.transform.inverted())
      record(.stroke(inPen, faded(state.strokeColor), state.pen, state.transform, state.blendMode))
    }
  }

  public func fill(_ rect: CGRect) { drawing(.fill) { addRect(rect) } }
  public func fill(_ rects: [CGRect]) { drawing(.fill) { addRects(rects) } }
  public func fillEllipse(in rect: CGRect) { drawing(.fill) { addEllipse(in: rect) } }
  public func stroke(_ rect: CGRect) { drawing(.stroke) { addRect(rect) } }
  public func strokeEllipse(in rect: CGRect) { drawing(.stroke) { addEllipse(in: rect) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.pen.width
    state.pen.width = width
    stroke(rect)
    state.pen.width = old
  }

  /// Lines between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    drawing(.stroke) {
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        move(to: points[index])
        addLine(to: points[index + 1])
      }
    }
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) {
    record(.clear(Outline.rect(rect).applying(state.transform)))
  }

  /// Draws inside the path only from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(outline, evenOdd: rule == .evenOdd))
    beginPath()
  }

  /// Draws inside the rectangle only from now on.
  public func clip(to rect: CGRect) {
    record(.clip(Outline.rect(rect).applying(state.transform), evenOdd: false))
  }

  /// The image stretched over the rectangle, its bottom at the rectangle's least y, as Core Graphics
  /// does whose y grows upwards.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let place = CGAffineTransform(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY)
    record(.image(image, place.concatenating(state.transform), alpha: state.alpha))
  }

  private func drawing(_ mode: CGPathDrawingMode, _ build: () -> Void) {
    let old = outline
    beginPath()
    build()
    drawPath(using: mode)
    outline = old
  }

  private func faded(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
  }
}
