import KitSupport
import SwiftUI

/// The symbols of the design language, each at the size that its table gives it.
public enum FigmaSymbol: CaseIterable, Sendable {
  case recents, drafts, notifications, profile
  case comment, mirror, share
  case mention, send, search, chevron, plus, filter
  case clear

  /// The name of the system symbol.
  public var name: String {
    switch self {
    case .recents: "clock"
    case .drafts: "doc"
    case .notifications: "bell"
    case .profile: "person"
    case .comment: "bubble.left"
    case .mirror: "iphone"
    case .share: "square.and.arrow.up"
    case .mention: "at"
    case .send: "paperplane.fill"
    case .search: "magnifyingglass"
    case .chevron: "chevron.right"
    case .plus: "plus"
    case .filter: "line.3.horizontal.decrease"
    case .clear: "xmark.circle.fill"
    }
  }

  /// The symbol of a tab that is shown; nil for what is no tab.
  public var filledName: String? {
    switch self {
    case .recents, .drafts, .notifications, .profile: name + ".fill"
    default: nil
    }
  }

  /// Points at the default text size.
  public var size: CGFloat {
    switch self {
    case .recents, .drafts, .notifications, .profile: 22
    case .comment, .mirror, .share, .filter: 18
    case .mention, .send, .search, .plus, .clear: 14
    case .chevron: 12
    }
  }
}

/// A symbol of the design language at its size, which grows with the text beside it to one and a half of it.
public struct FigmaIcon: View {
  private let symbol: FigmaSymbol

  public init(_ symbol: FigmaSymbol) { self.symbol = symbol }

  public var body: some View {
    Image(systemName: symbol.name)
      .typeRole(TypeRole(symbol.size, scales: .body, upTo: symbol.size * 1.5))
      .flipsForRightToLeftLayoutDirection(symbol == .chevron || symbol == .send)
  }
}
