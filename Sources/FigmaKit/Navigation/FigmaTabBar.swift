import KitSupport
import SwiftUI

/// The tab bar: opaque, with a line on top; the tab that is shown is ink in light and white in dark, and its symbol filled.
public struct FigmaTabBar: View {
  @Binding private var selection: FigmaTab
  private let badges: [FigmaTab: Int]
  @Environment(\.figmaWords) private var words
  @Environment(\.figmaTypeface) private var typeface

  /// - Parameter badges: what is to be counted on a tab.
  public init(selection: Binding<FigmaTab>, badges: [FigmaTab: Int] = [:]) {
    _selection = selection
    self.badges = badges
  }

  public var body: some View {
    DrawnTabBar(
      FigmaTab.allCases.map { tab in
        TabBarEntry(
          tab, title: tab.title(in: words), symbol: tab.symbol.name, selectedSymbol: tab.symbol.filledName,
          badge: badges[tab])
      },
      selection: $selection,
      look: TabBarLook(
        active: FigmaColors.text, inactive: FigmaColors.secondary, label: FigmaTextRole.tab.role(in: typeface),
        background: AnyShapeStyle(FigmaColors.canvas), line: FigmaColors.hairline, lineHeight: 1,
        badge: FigmaColors.actionFill),
      feedback: .selection, spokenBadge: words.badge
    )
    .fontWeight(FigmaTextRole.tab.role.weight)
  }
}
