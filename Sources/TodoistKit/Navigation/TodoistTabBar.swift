import KitSupport
import SwiftUI

/// The tab bar: red for the tab that is shown, gray for the others, labels of 10 points.
public struct TodoistTabBar: View {
  @Binding private var selection: TodoistTab
  private let badges: [TodoistTab: Int]
  @Environment(\.todoistWords) private var words

  /// - Parameter badges: open tasks to be counted on a tab.
  public init(selection: Binding<TodoistTab>, badges: [TodoistTab: Int] = [:]) {
    _selection = selection
    self.badges = badges
  }

  public var body: some View {
    DrawnTabBar(
      TodoistTab.allCases.map { tab in
        TabBarEntry(
          tab, title: tab.title(in: words), symbol: tab.symbol.name, selectedSymbol: tab.symbol.filledName,
          badge: badges[tab])
      },
      selection: $selection,
      look: TabBarLook(
        active: TodoistColors.red, inactive: TodoistColors.secondary, label: TodoistTextRole.tab.role,
        symbolSize: TodoistSymbol.today.size, line: TodoistColors.divider, badge: TodoistColors.redFill),
      spokenBadge: words.tasks)
  }
}
