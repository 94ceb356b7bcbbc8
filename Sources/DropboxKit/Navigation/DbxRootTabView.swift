import KitSupport
import SwiftUI

/// The five screens of the app behind their tab bar; each keeps its state while another is shown.
public struct DbxRootTabView<Home: View, Files: View, Photos: View, Offline: View, Account: View>: View {
  private let binding: Binding<DbxTab>?
  private let badges: [DbxTab: Int]
  private let home: Home
  private let files: Files
  private let photos: Photos
  private let offline: Offline
  private let account: Account
  @State private var ownSelection = DbxTab.home

  /// - Parameters:
  ///   - selection: the tab that is shown; the view keeps it to itself where it is nil.
  ///   - badges: what is to be counted on a tab.
  public init(
    selection: Binding<DbxTab>? = nil, badges: [DbxTab: Int] = [:], @ViewBuilder home: () -> Home,
    @ViewBuilder files: () -> Files, @ViewBuilder photos: () -> Photos, @ViewBuilder offline: () -> Offline,
    @ViewBuilder account: () -> Account
  ) {
    binding = selection
    self.badges = badges
    self.home = home()
    self.files = files()
    self.photos = photos()
    self.offline = offline()
    self.account = account()
  }

  private var selection: Binding<DbxTab> { binding ?? $ownSelection }

  public var body: some View {
    TabScreens(DbxTab.allCases, selection: selection) { tab in
      switch tab {
      case .home: home
      case .files: files
      case .photos: photos
      case .offline: offline
      case .account: account
      }
    } bar: {
      DbxTabBar(selection: selection, badges: badges)
    }
    .background(DbxColors.canvas)
    .tint(DbxColors.blue)
  }
}

extension DbxRootTabView
where
  Home == DbxEmptyState, Files == DbxEmptyState, Photos == DbxEmptyState, Offline == DbxEmptyState,
  Account == DbxEmptyState
{
  /// The tabs before there is anything in them.
  public init() {
    self.init(
      home: { DbxEmptyState() }, files: { DbxEmptyState() }, photos: { DbxEmptyState() },
      offline: { DbxEmptyState() }, account: { DbxEmptyState() })
  }
}
