import KitSupport
import SwiftUI

/// Five screens behind the tab bar, each of which keeps its state.
public struct GoodreadsTabView<Home: View, MyBooks: View, Browse: View, Updates: View, Profile: View>: View {
  private let binding: Binding<GoodreadsTab>?
  private let badges: [GoodreadsTab: Int]
  private let home: Home
  private let myBooks: MyBooks
  private let browse: Browse
  private let updates: Updates
  private let profile: Profile
  @State private var ownSelection = GoodreadsTab.home

  /// - Parameters:
  ///   - selection: the tab that is shown; the view keeps it to itself where it is nil.
  ///   - badges: what is new on a tab.
  public init(
    selection: Binding<GoodreadsTab>? = nil, badges: [GoodreadsTab: Int] = [:], @ViewBuilder home: () -> Home,
    @ViewBuilder myBooks: () -> MyBooks, @ViewBuilder browse: () -> Browse, @ViewBuilder updates: () -> Updates,
    @ViewBuilder profile: () -> Profile
  ) {
    binding = selection
    self.badges = badges
    self.home = home()
    self.myBooks = myBooks()
    self.browse = browse()
    self.updates = updates()
    self.profile = profile()
  }

  private var selection: Binding<GoodreadsTab> { binding ?? $ownSelection }

  public var body: some View {
    TabScreens(GoodreadsTab.allCases, selection: selection) { tab in
      switch tab {
      case .home: home
      case .myBooks: myBooks
      case .browse: browse
      case .updates: updates
      case .profile: profile
      }
    } bar: {
      GoodreadsTabBar(selection: selection, badges: badges)
    }
    .goodreadsTheme()
  }
}

extension GoodreadsTabView
where
  Home == HomeView, MyBooks == MyBooksView, Browse == BrowseView, Updates == UpdatesView, Profile == ProfileView
{
  /// The tabs before there is anything in them.
  @MainActor
  public init() {
    self.init(
      home: { HomeView() }, myBooks: { MyBooksView() }, browse: { BrowseView() }, updates: { UpdatesView() },
      profile: { ProfileView() })
  }
}
