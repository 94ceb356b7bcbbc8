import Observation
import SwiftUICore

/// Where the bar lies and how its items stand in it.
enum TabBarLayout {
  /// At the bottom, the title below the symbol: phones held upright.
  case stacked
  /// At the bottom, small, the title beside the symbol: phones on their side.
  case compactInline
  /// At the bottom, the title beside the symbol: large phones on their side.
  case inline
  /// At the top, titles alone: tablets from iOS 18 on.
  case top

  init(horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) {
    switch (horizontal, vertical) {
    case (.regular, .compact): self = .inline
    case (_, .compact): self = .compactInline
    case (.regular, .regular): self = .top
    default: self = .stacked
    }
  }

  /// Points: UIKit's heights since iOS 11.
  var height: CGFloat {
    switch self {
    case .stacked, .inline: 49
    case .compactInline: 32
    case .top: 50
    }
  }

  /// How many tabs there is room for: the rest is behind "More".
  func room(for count: Int) -> Int {
    let most = self == .top ? Int.max : 5
    return count > most ? most - 1 : count
  }
}

/// What the bar knows of the screen: whether content goes on below it.
@MainActor @Observable
final class TabBarEdge {
  var isOverContent = false
}

/// The selected screen and the bar.
struct BarredTabs: View {
  let tabs: [Subview]
  let selected: Int?
  let cover: SubviewCover
  let select: (Int) -> Void
  @State private var bars = PreferenceRelay<BarSettingsKey>()
  @State private var edge = TabBarEdge()
  /// Whether the list of the tabs that the bar has no room for is in front of them.
  @State private var isMoreListShown = false
  @State private var isSidebarShown = false
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.tabViewSettings) private var settings

  var body: some View {
    let layout = TabBarLayout(horizontal: horizontal, vertical: vertical)
    let room = layout.room(for: tabs.count)
    let isMore = room < tabs.count && (isMoreListShown || (selected ?? 0) >= room)
    let _ = cover.show(only: isMoreListShown && isMore ? [] : selected.map { [tabs[$0]] } ?? [])
    let items = TabBarItems(
      tabs: tabs, room: room, selected: isMore ? room : selected, edge: edge, bars: bars,
      tap: { tap($0, room: room, isMore: isMore) })
    ZStack {
      if isMore {
        MoreTabs(
          tabs: tabs, room: room, selected: selected, isListShown: $isMoreListShown, select: select)
      } else if let selected {
        tabs[selected]
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .relay(bars)
    .clearOfKeyboard()
    .onContentBelow { [edge] in edge.isOverContent = $0 }
    .modifier(TabBarPlace(layout: layout, items: items, isSidebarShown: $isSidebarShown))
    .background(.background)
    .fillsScreen()
    // The bar stays where it is, behind the keyboard.
    .ignoresSafeArea(.keyboard, edges: .bottom)
    // What a screen says of the bar is said to this one.
    .transformPreference(BarSettingsKey.self) { $0[.tabBar] = nil }
  }

  private func tap(_ index: Int, room: Int, isMore: Bool) {
    guard room == tabs.count || index < room else {
      isMoreListShown = true
      return
    }
    isMoreListShown = false
    if index == selected, !isMore { tabs[index].returnToStart() } else { select(index) }
  }
}

/// What a bar shows, wherever it lies.
struct TabBarItems {
  let tabs: [Subview]
  /// How many of the tabs the bar shows.
  let room: Int
  /// The place in the bar; the one after the last tab is "More".
  let selected: Int?
  let edge: TabBarEdge
  let bars: PreferenceRelay<BarSettingsKey>
  let tap: (Int) -> Void

  @MainActor var hasMore: Bool { room < tabs.count }
  @MainActor var count: Int { hasMore ? room + 1 : room }
}

/// Puts the bar below the screen, or above it, or a column beside it.
private struct TabBarPlace: ViewModifier {
  let layout: TabBarLayout
  let items: TabBarItems
  @Binding var isSidebarShown: Bool
  @Environment(\.tabViewSettings) private var settings

  func body(content: Content) -> some View {
    if layout == .top {
      HStack(spacing: 0) {
        if settings.adaptsToSidebar, isSidebarShown {
          TabSidebar(items: items, isShown: $isSidebarShown)
        }
        content.safeAreaInset(edge: .top, spacing: 0) {
          if !(settings.adaptsToSidebar && isSidebarShown) {
            TopTabBar(items: items, sidebar: settings.adaptsToSidebar ? $isSidebarShown : nil)
          }
        }
      }
    } else {
      content.safeAreaInset(edge: .bottom, spacing: 0) { TabBar(layout: layout, items: items) }
    }
  }
}
