import SwiftUI

/// The five screens behind the tab bar.
public enum GoodreadsTab: CaseIterable, Hashable, Sendable {
  case home, myBooks, browse, updates, profile

  /// Its symbols and their size.
  public var symbol: GoodreadsSymbol {
    switch self {
    case .home: .home
    case .myBooks: .myBooks
    case .browse: .browse
    case .updates: .updates
    case .profile: .profile
    }
  }

  func title(in words: GoodreadsWords) -> String {
    switch self {
    case .home: words.home
    case .myBooks: words.myBooks
    case .browse: words.browse
    case .updates: words.updates
    case .profile: words.profile
    }
  }
}
