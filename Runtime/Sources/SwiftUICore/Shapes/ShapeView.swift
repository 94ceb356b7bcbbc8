import Drawing

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(
      ShapeContent(shape: view.shape, style: view.style, fillStyle: view.fillStyle), old, context)
  }
}

struct ShapeContent<Content: Shape, Style: ShapeStyle>: LeafContent {
  var shape: Content
  var style: Style
  var fillStyle: FillStyle

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func record(in size: CGSize, environment: EnvironmentValues, into items: inout [DisplayItem]) {
    let frame = CGRect(origin: .zero, size: size)
    let figure = shape.figure(in: frame, layoutDirection: environment.layoutDirection)
    items += style._resolve(environment.styleContext)
      .items(drawing: .fill(figure, evenOdd: fillStyle.isEOFilled), in: frame)
  }

  func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool {
    shape.figure(in: CGRect(origin: .zero, size: size), layoutDirection: environment.layoutDirection)
      .contains(point, evenOdd: fillStyle.isEOFilled)
  }

  var name: String { String(describing: Content.self) }
}

extension ShapeContent: AnimatableHolder {
  var animatableValue: any Animatable {
    get { shape }
    set { if let new = newValue as? Content { shape = new } }
  }
}

extension Shape {
  /// A shape by itself is filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(
      ShapeContent(shape: view, style: ForegroundStyle(), fillStyle: FillStyle()), old, context)
  }
}

extension Shape {
  /// The geometry in a rectangle, mirrored where the layout direction asks for it.
  package func figure(in rect: CGRect, layoutDirection: LayoutDirection) -> Figure {
    let figure = figure(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: layoutDirection) else { return figure }
    let mirror = CGAffineTransform(scaleX: -1, y: 1).about(CGPoint(x: rect.midX, y: rect.midY))
    return figure.applying(mirror)
  }
}

extension Path: Shape {}
