import KitSupport
import SwiftUI

/// The symbols of the design language, each at one size.
public enum GoodreadsSymbol: CaseIterable, Hashable, Sendable {
  case home, myBooks, browse, updates, profile
  case star, halfStar
  case back, share, addToNetwork, shelfChevron, check, search, progressUpdate
  case like, liked, comment

  /// The system's name.
  public var name: String {
    switch self {
    case .home: "house"
    case .myBooks: "books.vertical"
    case .browse, .search: "magnifyingglass"
    case .updates: "bell"
    case .profile: "person.crop.circle"
    case .star: "star.fill"
    case .halfStar: "star.leadinghalf.filled"
    case .back: "chevron.left"
    case .share: "square.and.arrow.up"
    case .addToNetwork: "person.2"
    case .shelfChevron: "chevron.down"
    case .check: "checkmark"
    case .progressUpdate: "arrow.triangle.2.circlepath"
    case .like: "heart"
    case .liked: "heart.fill"
    case .comment: "text.bubble"
    }
  }

  /// The symbol of the tab that is shown; nil where it is the same one.
  public var filledName: String? {
    switch self {
    case .home, .myBooks, .updates: name + ".fill"
    default: nil
    }
  }

  /// Points at the default text size.
  public var size: CGFloat {
    switch self {
    case .home, .myBooks, .browse, .updates, .profile: 23
    case .share, .addToNetwork: 18
    case .back, .check, .search, .progressUpdate: 16
    case .star, .halfStar: 15
    case .like, .liked, .comment: 14
    case .shelfChevron: 12
    }
  }

  var weight: Font.Weight {
    switch self {
    case .check: .heavy
    case .back: .semibold
    case .shelfChevron: .bold
    default: .regular
    }
  }
}

/// A symbol of the design language at its size, which grows with the text beside it.
public struct GoodreadsIcon: View {
  private let symbol: GoodreadsSymbol
  private let maximum: CGFloat?

  public init(_ symbol: GoodreadsSymbol) { self.init(symbol, upTo: nil) }

  /// - Parameter maximum: points that it stops growing at.
  init(_ symbol: GoodreadsSymbol, upTo maximum: CGFloat?) {
    self.symbol = symbol
    self.maximum = maximum
  }

  public var body: some View {
    Image(systemName: symbol.name)
      .typeRole(TypeRole(symbol.size, symbol.weight, scales: .body, upTo: maximum))
      .flipsForRightToLeftLayoutDirection(symbol == .back)
  }
}
