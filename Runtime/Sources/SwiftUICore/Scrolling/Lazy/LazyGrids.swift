import CoreGraphics

/// A grid that grows downwards and builds its cells when they come near the viewport.
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  private let configuration: LazyGridNode.Configuration
  private let content: Content

  /// - Parameter spacing: points between rows; nil is the standard distance, 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    configuration = .init(
      tracks: columns, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LazyGridNode.update(.vertical, view.configuration, view.content, old, context)
  }
}

/// A grid that grows sideways and builds its cells when they come near the viewport.
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  private let configuration: LazyGridNode.Configuration
  private let content: Content

  /// - Parameter spacing: points between columns; nil is the standard distance, 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    configuration = .init(
      tracks: rows, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LazyGridNode.update(.horizontal, view.configuration, view.content, old, context)
  }
}
