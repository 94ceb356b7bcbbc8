import KitSupport
import SwiftUI

/// The four screens of the iPad layout behind their tab bar; on a phone the drawer takes its place.
public struct RootTabView<Today: View, Upcoming: View, Search: View, Browse: View>: View {
  private let binding: Binding<TodoistTab>?
  private let badges: [TodoistTab: Int]
  private let today: Today
  private let upcoming: Upcoming
  private let search: Search
  private let browse: Browse
  @State private var ownSelection = TodoistTab.today

  /// - Parameters:
  ///   - selection: the tab that is shown; the view keeps it to itself where it is nil.
  ///   - badges: open tasks to be counted on a tab.
  public init(
    selection: Binding<TodoistTab>? = nil, badges: [TodoistTab: Int] = [:], @ViewBuilder today: () -> Today,
    @ViewBuilder upcoming: () -> Upcoming, @ViewBuilder search: () -> Search, @ViewBuilder browse: () -> Browse
  ) {
    binding = selection
    self.badges = badges
    self.today = today()
    self.upcoming = upcoming()
    self.search = search()
    self.browse = browse()
  }

  private var selection: Binding<TodoistTab> { binding ?? $ownSelection }

  public var body: some View {
    TabScreens(TodoistTab.allCases, selection: selection) { tab in
      switch tab {
      case .today: today
      case .upcoming: upcoming
      case .search: search
      case .browse: browse
      }
    } bar: {
      TodoistTabBar(selection: selection, badges: badges)
    }
    .tint(TodoistColors.red)
  }
}

extension RootTabView
where
  Today == TodoistEmptyState, Upcoming == TodoistEmptyState, Search == TodoistEmptyState, Browse == TodoistEmptyState
{
  /// The tabs before there is anything in them.
  public init() {
    self.init(
      today: { TodoistEmptyState(.today) }, upcoming: { TodoistEmptyState(.today) },
      search: { TodoistEmptyState(.inbox) }, browse: { TodoistEmptyState(.inbox) })
  }
}
