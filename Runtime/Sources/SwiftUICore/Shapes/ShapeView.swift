import Drawing

/// A shape drawn with a style.
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
    let node = old.map { unsafeDowncast($0, to: ShapeNode.self) } ?? ShapeNode(context)
    node.update(shape: view.shape, style: view.style, fillStyle: view.fillStyle)
    return node
  }
}

extension Shape {
  /// A shape by itself is filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}
