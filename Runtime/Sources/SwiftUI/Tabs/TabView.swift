import SwiftUICore

/// Several screens, of which a bar shows one at a time.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View { TabViewBody(selection: selection, content: content) }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The tabs in the look that holds. Without a binding, the first tab is selected until another is tapped.
private struct TabViewBody<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewSettings) private var settings
  @State private var index = 0

  var body: some View {
    SubviewsReader(content) { tabs in
      let selected = selectedIndex(in: tabs)
      if settings.isPaged {
        PagedTabs(tabs: tabs, selected: selected, settings: settings, select: { select($0, in: tabs) })
      } else {
        BarredTabs(tabs: tabs, selected: selected, select: { select($0, in: tabs) })
      }
    }
  }

  private func selectedIndex(in tabs: [Subview]) -> Int? {
    guard let selection else { return tabs.indices.contains(index) ? index : tabs.indices.first }
    return tabs.firstIndex { $0.hasTag(selection.wrappedValue) } ?? tabs.indices.first
  }

  private func select(_ index: Int, in tabs: [Subview]) {
    self.index = index
    guard let selection, let tag = tabs[index].trait(TagTrait.self) ?? tabs[index].forEachID else { return }
    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }
}

/// The selected screen above the bar.
private struct BarredTabs: View {
  let tabs: [Subview]
  let selected: Int?
  let select: (Int) -> Void
  @State private var bars = PreferenceRelay<BarSettingsKey>()

  var body: some View {
    ZStack {
      if let selected { tabs[selected].id(selected) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .relay(bars)
    .clearOfKeyboard()
    .safeAreaInset(edge: .bottom, spacing: 0) {
      TabBar(tabs: tabs, selected: selected, select: select, bars: bars)
    }
    .background(.background)
    .fillsScreen()
    // The bar stays where it is, behind the keyboard.
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

/// Screens side by side that a swipe turns, with dots for their number.
private struct PagedTabs: View {
  let tabs: [Subview]
  let selected: Int?
  let settings: TabViewSettings
  let select: (Int) -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      if let selected {
        tabs[selected].id(selected).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      if settings.showsDots(count: tabs.count) {
        PageDots(count: tabs.count, selected: selected ?? 0, hasGround: settings.dotsHaveGround)
          .accessibilityControl(AccessibilityControl(content: .ignored)) {
            let page = selected ?? 0
            $0.value = "page \(page + 1) of \(tabs.count)"
            $0.adjust = { direction in
              let next = page + (direction == .increment ? 1 : -1)
              if tabs.indices.contains(next) { select(next) }
            }
          }
      }
    }
    .fillsScreen()
    .region("pages", label: "\((selected ?? 0) + 1) of \(tabs.count)")
  }
}

/// Dots 7 points wide, 16 apart, as on iOS.
private struct PageDots: View {
  let count: Int
  let selected: Int
  let hasGround: Bool

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(.white.opacity(index == selected ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(Color.black.opacity(hasGround ? 0.25 : 0), in: Capsule())
    .padding(.bottom, 8)
  }
}
