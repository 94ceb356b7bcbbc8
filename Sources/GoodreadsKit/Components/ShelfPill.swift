import KitSupport
import SwiftUI

/// On which of the three shelves a book stands.
public struct ShelfPill: View {
  public enum Shelf: CaseIterable, Hashable, Sendable { case read, current, want }

  private let shelf: Shelf
  @Environment(\.goodreadsWords) private var words

  public init(shelf: Shelf) { self.shelf = shelf }

  public var body: some View {
    Text(label)
      .goodreadsText(.pill)
      .foregroundStyle(front)
      .multilineTextAlignment(.center)
      .frame(minHeight: 18)
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(Capsule().fill(ground))
      .overlay { border }
  }

  private var label: String {
    switch shelf {
    case .read: words.read
    case .current: words.currentlyReading
    case .want: words.wantToRead
    }
  }

  private var ground: Color {
    switch shelf {
    case .read: GoodreadsColors.accent
    case .current: GoodreadsColors.greenTint
    case .want: GoodreadsColors.subtle
    }
  }

  private var front: Color {
    switch shelf {
    case .read: GoodreadsColors.onAccent
    case .current: GoodreadsColors.green
    case .want: GoodreadsColors.secondary
    }
  }

  @ViewBuilder private var border: some View {
    switch shelf {
    case .read: EmptyView()
    case .current: Capsule().strokeBorder(GoodreadsColors.greenBorder, lineWidth: 1)
    case .want: Capsule().strokeBorder(GoodreadsColors.divider, lineWidth: 1)
    }
  }
}
