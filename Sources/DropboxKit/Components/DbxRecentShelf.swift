import SwiftUI

/// Cards side by side, all as high as the highest; the next one peeks in. Gap and inset are the companion's.
public struct DbxRecentShelf<Cards: View>: View {
  private let cards: Cards

  public init(@ViewBuilder cards: () -> Cards) { self.cards = cards() }

  public var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 12) { cards }
        .environment(\.dbxFillsHeight, true)
        .fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
    }
    .scrollIndicators(.hidden)
  }
}
