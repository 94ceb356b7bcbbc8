/// The tabs of the bar.
public enum FigmaTab: CaseIterable, Hashable, Sendable {
  case recents, drafts, notifications, profile

  func title(in words: FigmaWords) -> String {
    switch self {
    case .recents: words.recents
    case .drafts: words.drafts
    case .notifications: words.notifications
    case .profile: words.profile
    }
  }

  public var symbol: FigmaSymbol {
    switch self {
    case .recents: .recents
    case .drafts: .drafts
    case .notifications: .notifications
    case .profile: .profile
    }
  }
}
