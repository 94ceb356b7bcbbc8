import CoreGraphics

/// Which parts of sections stay at the edge of the viewport while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that builds its children when they come near the viewport. As wide as it may be.
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  private let configuration: LazyStackNode.Configuration
  private let content: Content

  /// - Parameter spacing: points between children; nil takes their own preferences.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    configuration = .init(alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LazyStackNode.update(.vertical, view.configuration, view.content, old, context)
  }
}

/// A row that builds its children when they come near the viewport. As high as it may be.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  private let configuration: LazyStackNode.Configuration
  private let content: Content

  /// - Parameter spacing: points between children; nil takes their own preferences.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    configuration = .init(alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LazyStackNode.update(.horizontal, view.configuration, view.content, old, context)
  }
}
