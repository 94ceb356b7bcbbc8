import SwiftUI

/// The reader's own books, each with its shelf and stars.
public struct MyBooksView: View {
  /// A book of the reader's with where it stands.
  public struct Entry: Identifiable, Hashable, Sendable {
    public var book: Book
    public var shelf: ShelfPill.Shelf
    /// 0…5; 0 is no rating.
    public var rating: Int
    public var id: String { book.id }

    public init(book: Book, shelf: ShelfPill.Shelf, rating: Int = 0) {
      self.book = book
      self.shelf = shelf
      self.rating = rating
    }
  }

  private let entries: [Entry]
  private let onOpen: (Book) -> Void
  @Environment(\.goodreadsWords) private var words

  public init(entries: [Entry] = [], onOpen: @escaping (Book) -> Void = { _ in }) {
    self.entries = entries
    self.onOpen = onOpen
  }

  public var body: some View {
    GoodreadsScreen(title: words.myBooks) {
      if entries.isEmpty {
        GoodreadsEmptyState(title: words.emptyBooksTitle, text: words.emptyBooksText)
      } else {
        LazyVStack(spacing: 0) {
          ForEach(entries) { entry in
            LibraryRow(entry) { onOpen(entry.book) }
            Rectangle().fill(GoodreadsColors.divider).frame(height: 0.5).padding(.leading, 86)
          }
        }
        .background(GoodreadsColors.card)
      }
    }
  }
}
