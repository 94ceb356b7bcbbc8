import KitSupport
import SwiftUI

/// The tab bar: the canvas at 94 % over the bar of the system, blue for the tab that is shown, labels of 11 points.
public struct DbxTabBar: View {
  @Binding private var selection: DbxTab
  private let badges: [DbxTab: Int]
  @Environment(\.dbxWords) private var words
  @Environment(\.dbxTypeface) private var typeface

  /// - Parameter badges: what is to be counted on a tab.
  public init(selection: Binding<DbxTab>, badges: [DbxTab: Int] = [:]) {
    _selection = selection
    self.badges = badges
  }

  public var body: some View {
    DrawnTabBar(
      DbxTab.allCases.map { tab in
        TabBarEntry(
          tab, title: tab.title(in: words), symbol: tab.symbol.name, selectedSymbol: tab.symbol.filledName,
          badge: badges[tab])
      },
      selection: $selection,
      look: TabBarLook(
        active: DbxColors.blue, inactive: DbxColors.secondary, label: DbxTextRole.tab.role(in: typeface),
        symbolSize: 24, background: AnyShapeStyle(DbxColors.canvas.opacity(0.94)), line: DbxColors.divider,
        badge: DbxColors.blueFill)
    )
    .fontWeight(DbxTextRole.tab.role.weight)
    .background(.bar, ignoresSafeAreaEdges: .bottom)
  }
}
