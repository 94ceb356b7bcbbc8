import SwiftUICore

enum LeadingSwipeActionsTrait: TraitKey { typealias Value = AnyView }
enum TrailingSwipeActionsTrait: TraitKey { typealias Value = AnyView }

extension View {
  /// The regions of a row's swipe actions.
  @ViewBuilder
  nonisolated func swipeRegions(_ edge: HorizontalEdge, _ actions: AnyView?) -> some View {
    if let actions { hiddenContent("swipeActions", "", edge: edge, actions) } else { self }
  }

  /// Actions that a swipe over a row reveals.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content()
    return hiddenContent("swipeActions", "edge: .\(edge), allowsFullSwipe: \(allowsFullSwipe)", actions)
      .swipeActionsTrait(edge, AnyView(actions))
  }

  @ViewBuilder
  nonisolated private func swipeActionsTrait(_ edge: HorizontalEdge, _ actions: AnyView) -> some View {
    switch edge {
    case .leading: trait(LeadingSwipeActionsTrait.self, actions)
    case .trailing: trait(TrailingSwipeActionsTrait.self, actions)
    }
  }

  /// Lets a pull at the top of a scroll view ask for news.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action)).recorded("refreshable", payload: action)
  }

  /// Items that a long press reveals.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    hiddenContent("contextMenu", "", menuItems())
  }

  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    hiddenContent("contextMenu", "with a preview", menuItems())
  }
}

/// Asks for news, as a pull at the top of a scroll view does.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// What `refreshable` set; nil where nothing can be refreshed.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
