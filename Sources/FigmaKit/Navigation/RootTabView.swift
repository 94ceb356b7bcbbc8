import KitSupport
import SwiftUI

/// The four screens of the app behind their tab bar; each keeps its state while another is shown.
public struct RootTabView<Recents: View, Drafts: View, Notifications: View, Profile: View>: View {
  private let binding: Binding<FigmaTab>?
  private let badges: [FigmaTab: Int]
  private let recents: Recents
  private let drafts: Drafts
  private let notifications: Notifications
  private let profile: Profile
  @State private var ownSelection = FigmaTab.recents

  /// - Parameters:
  ///   - selection: the tab that is shown; the view keeps it to itself where it is nil.
  ///   - badges: what is to be counted on a tab.
  public init(
    selection: Binding<FigmaTab>? = nil, badges: [FigmaTab: Int] = [:], @ViewBuilder recents: () -> Recents,
    @ViewBuilder drafts: () -> Drafts, @ViewBuilder notifications: () -> Notifications,
    @ViewBuilder profile: () -> Profile
  ) {
    binding = selection
    self.badges = badges
    self.recents = recents()
    self.drafts = drafts()
    self.notifications = notifications()
    self.profile = profile()
  }

  private var selection: Binding<FigmaTab> { binding ?? $ownSelection }

  public var body: some View {
    TabScreens(FigmaTab.allCases, selection: selection) { tab in
      switch tab {
      case .recents: recents
      case .drafts: drafts
      case .notifications: notifications
      case .profile: profile
      }
    } bar: {
      FigmaTabBar(selection: selection, badges: badges)
    }
    .background(FigmaColors.canvas)
    .tint(FigmaColors.action)
  }
}

extension RootTabView
where
  Recents == FigmaEmptyState, Drafts == FigmaEmptyState, Notifications == FigmaEmptyState, Profile == FigmaEmptyState
{
  /// The tabs before there is anything in them.
  public init() {
    self.init(
      recents: { FigmaEmptyState() }, drafts: { FigmaEmptyState() }, notifications: { FigmaEmptyState() },
      profile: { FigmaEmptyState() })
  }
}
