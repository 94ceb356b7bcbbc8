import SwiftUICore

/// Screens side by side that a finger turns, with dots for their number.
struct PagedTabs: View {
  let tabs: [Subview]
  let selected: Int?
  let settings: TabViewSettings
  let cover: SubviewCover
  let select: (Int) -> Void
  /// The pages that show while they move; nil at rest.
  @State private var moving: ClosedRange<Int>?
  @State private var isMoving = false

  private var page: Binding<ObjectIdentifier?> {
    let (tabs, selected, select) = (tabs, selected, select)
    return Binding {
      selected.map { tabs[$0].id }
    } set: { new in
      if let index = tabs.firstIndex(where: { $0.id == new }), index != selected { select(index) }
    }
  }

  private var shown: [Subview] {
    var indices = Set(selected.map { [$0] } ?? [])
    if isMoving, let moving { indices.formUnion(moving) }
    return indices.filter(tabs.indices.contains).sorted().map { tabs[$0] }
  }

  var body: some View {
    let _ = cover.show(only: shown)
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(tabs) { tab in
          tab.containerRelativeFrame([.horizontal, .vertical])
            .accessibilityHidden(tab.id != page.wrappedValue)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: page)
    .onScrollPhaseChange { _, new in
      isMoving = new != .idle
      if new == .idle { moving = nil }
    }
    .onScrollGeometryChange(for: ClosedRange<Int>.self) { geometry in
      let (offset, width) = (geometry.contentOffset.x, geometry.containerSize.width)
      guard width > 0, offset.isFinite else { return 0...0 }
      let first = Int((offset / width + 0.001).rounded(.down))
      return first...max(first, Int((offset / width - 0.001).rounded(.up)))
    } action: { _, new in
      moving = new
    }
    .overlay(alignment: .bottom) {
      if settings.showsDots(count: tabs.count) {
        PageDots(count: tabs.count, selected: selected ?? 0, hasGround: settings.dotsHaveGround, select: select)
          .paddedAboveHomeIndicator()
      }
    }
    .fillsScreen()
    .region("pages", label: "\((selected ?? 0) + 1) of \(tabs.count)")
  }
}
