import SwiftUI

/// The tabs of the bar on an iPad.
public enum TodoistTab: CaseIterable, Hashable, Sendable {
  case today, upcoming, search, browse

  func title(in words: TodoistWords) -> String {
    switch self {
    case .today: words.today
    case .upcoming: words.upcoming
    case .search: words.search
    case .browse: words.browse
    }
  }

  /// Its symbol and size are those of the design language.
  public var symbol: TodoistSymbol {
    switch self {
    case .today: .today
    case .upcoming: .upcoming
    case .search: .filters
    case .browse: .browse
    }
  }
}
