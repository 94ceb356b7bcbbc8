import CoreGraphics

/// Lays its content out in a row.
@frozen nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: points between children; nil takes their own preferences.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    StackNode.update(
      .init(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing),
      view.content, old, context)
  }
}

/// Lays its content out in a column.
@frozen nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: points between children; nil takes their own preferences.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    StackNode.update(
      .init(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing),
      view.content, old, context)
  }
}

/// Lays its content out one above the other.
@frozen nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    DepthStackNode.update(view.alignment, view.content, old, context)
  }
}
