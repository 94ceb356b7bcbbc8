import KitSupport
import SwiftUI

/// The tab bar: paper with a thin line, a filled symbol in brown (gold in the dark) for the tab that is shown.
public struct GoodreadsTabBar: View {
  @Binding private var selection: GoodreadsTab
  private let badges: [GoodreadsTab: Int]
  @Environment(\.goodreadsWords) private var words

  /// - Parameter badges: what is new on a tab.
  public init(selection: Binding<GoodreadsTab>, badges: [GoodreadsTab: Int] = [:]) {
    _selection = selection
    self.badges = badges
  }

  public var body: some View {
    DrawnTabBar(
      GoodreadsTab.allCases.map { tab in
        TabBarEntry(
          tab, title: tab.title(in: words), symbol: tab.symbol.name, selectedSymbol: tab.symbol.filledName,
          badge: badges[tab])
      },
      selection: $selection,
      look: TabBarLook(
        active: GoodreadsColors.accent, inactive: GoodreadsColors.tertiary, label: GoodreadsTextRole.tab.role,
        symbolSize: GoodreadsSymbol.home.size, background: AnyShapeStyle(GoodreadsColors.canvas),
        line: GoodreadsColors.divider, badge: GoodreadsColors.badge),
      spokenBadge: words.newCount)
  }
}
