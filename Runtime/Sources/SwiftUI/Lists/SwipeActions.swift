import SwiftUICore

enum LeadingSwipeActionsTrait: TraitKey { typealias Value = SwipeActions }
enum TrailingSwipeActionsTrait: TraitKey { typealias Value = SwipeActions }

/// What a swipe over a row reveals at one of its sides.
struct SwipeActions {
  let content: AnyView
  /// Whether a swipe over most of the row does the first of them.
  var allowsFullSwipe = true
}

extension View {
  /// The regions of a row's swipe actions.
  @ViewBuilder
  nonisolated func swipeRegions(_ edge: HorizontalEdge, _ actions: SwipeActions?) -> some View {
    if let actions { hiddenContent("swipeActions", "", edge: edge, actions.content) } else { self }
  }

  /// Actions that a swipe over a row reveals.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content()
    return hiddenContent("swipeActions", "edge: .\(edge), allowsFullSwipe: \(allowsFullSwipe)", actions)
      .swipeActionsTrait(edge, SwipeActions(content: AnyView(actions), allowsFullSwipe: allowsFullSwipe))
  }

  @ViewBuilder
  nonisolated private func swipeActionsTrait(_ edge: HorizontalEdge, _ actions: SwipeActions) -> some View {
    switch edge {
    case .leading: trait(LeadingSwipeActionsTrait.self, actions)
    case .trailing: trait(TrailingSwipeActionsTrait.self, actions)
    }
  }
}
