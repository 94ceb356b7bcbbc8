import CoreGraphics

/// A view that draws a shape, which can be filled and stroked again.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape filled with a style, over another view.
@frozen nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LayeredContent.update(
      ShapeContent(shape: view.shape, style: view.style, fillStyle: view.fillStyle),
      over: view.background, old, context)
  }
}

/// A shape's outline drawn with a style, over another view.
@frozen nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LayeredContent.update(
      StrokeContent(shape: view.shape, style: view.style, strokeStyle: view.strokeStyle),
      over: view.background, old, context)
  }
}

/// A shape's outline drawn within the shape, over another view.
@frozen
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LayeredContent.update(
      StrokeBorderContent(shape: view.shape, style: view.style, strokeStyle: view.strokeStyle),
      over: view.background, old, context)
  }
}

/// A leaf's content as a view, for those that stand on another.
nonisolated private struct LayeredContent<Content: LeafContent>: View {
  typealias Body = Never

  let content: Content

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(view.content, old, context)
  }

  /// Without a background, which the type tells, the leaf stands alone.
  @MainActor
  static func update<Background: View>(
    _ content: Content, over background: Background, _ old: _ViewNode?, _ context: _ViewContext
  ) -> _ViewNode {
    if Background.self == EmptyView.self { return LeafNode.update(content, old, context) }
    @MainActor func update<V: View>(_ view: V) -> _ViewNode { V._update(view, old, context) }
    return update(
      LayeredContent(content: content).primitive(
        SecondaryModifier(role: .background, alignment: .center, secondary: background)))
  }
}
