/// The tabs of the bar.
public enum DbxTab: CaseIterable, Hashable, Sendable {
  case home, files, photos, offline, account

  func title(in words: DbxWords) -> String {
    switch self {
    case .home: words.home
    case .files: words.files
    case .photos: words.photos
    case .offline: words.offline
    case .account: words.account
    }
  }

  public var symbol: DbxSymbol {
    switch self {
    case .home: .home
    case .files: .files
    case .photos: .photos
    case .offline: .offline
    case .account: .account
    }
  }
}
