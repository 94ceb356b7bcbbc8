import CoreGraphics
import Drawing

/// A shape's outline drawn with a pen, around the edge or within it.
struct StrokeContent<Content: Shape, Style: ShapeStyle>: LeafContent {
  var shape: Content
  var style: Style
  var strokeStyle: StrokeStyle

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func record(in size: CGSize, environment: EnvironmentValues, into items: inout [DisplayItem]) {
    let frame = CGRect(origin: .zero, size: size)
    guard strokeStyle.lineWidth > 0 else { return }
    let figure = shape.figure(in: frame, layoutDirection: environment.layoutDirection)
    // A gradient runs from edge to edge of what is drawn, and half of the line lies outside.
    let bounds = frame.insetBy(dx: -strokeStyle.lineWidth / 2, dy: -strokeStyle.lineWidth / 2)
    items += style._resolve(environment.styleContext)
      .items(drawing: .stroke(figure, strokeStyle.pen), in: bounds)
  }

  func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool {
    shape.figure(in: CGRect(origin: .zero, size: size), layoutDirection: environment.layoutDirection)
      .isStroked(at: point, strokeStyle)
  }

  var name: String { String(describing: Content.self) }
  var detail: String { "stroke \(number(strokeStyle.lineWidth))" }
}

/// A shape's outline drawn within the shape: the outline of a shape that is half a line smaller.
struct StrokeBorderContent<Content: InsettableShape, Style: ShapeStyle>: LeafContent {
  var shape: Content
  var style: Style
  var strokeStyle: StrokeStyle

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func record(in size: CGSize, environment: EnvironmentValues, into items: inout [DisplayItem]) {
    let frame = CGRect(origin: .zero, size: size)
    guard strokeStyle.lineWidth > 0 else { return }
    let figure = shape.inset(by: strokeStyle.lineWidth / 2)
      .figure(in: frame, layoutDirection: environment.layoutDirection)
    items += style._resolve(environment.styleContext)
      .items(drawing: .stroke(figure, strokeStyle.pen), in: frame)
  }

  func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool {
    shape.inset(by: strokeStyle.lineWidth / 2)
      .figure(in: CGRect(origin: .zero, size: size), layoutDirection: environment.layoutDirection)
      .isStroked(at: point, strokeStyle)
  }

  var name: String { String(describing: Content.self) }
  var detail: String { "strokeBorder \(number(strokeStyle.lineWidth))" }
}

extension Figure {
  /// Whether a point is on the line that a pen draws along the outline.
  @MainActor
  fileprivate func isStroked(at point: CGPoint, _ style: StrokeStyle) -> Bool {
    let pen = style.pen
    // A finger far from the line is the rule, and a line costs much to make.
    let reach = max(0, pen.width) * max(1, pen.miterLimit)
    return outline.controlBounds.insetBy(dx: -reach, dy: -reach).contains(point) && outline.stroked(pen).contains(point)
  }
}

extension StrokeContent: AnimatableHolder {
  var animatableValue: any Animatable {
    get { shape }
    set { if let new = newValue as? Content { shape = new } }
  }
}

extension StrokeBorderContent: AnimatableHolder {
  var animatableValue: any Animatable {
    get { shape }
    set { if let new = newValue as? Content { shape = new } }
  }
}
