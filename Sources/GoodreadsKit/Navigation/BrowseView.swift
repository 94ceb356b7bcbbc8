import SwiftUI

/// Looking for books: a field, and shelves that scroll sideways.
public struct BrowseView: View {
  /// Covers under one heading.
  public struct Shelf: Identifiable, Hashable, Sendable {
    public var title: String
    public var books: [Book]
    public var id: String { title }

    public init(title: String, books: [Book]) {
      self.title = title
      self.books = books
    }
  }

  private let shelves: [Shelf]
  private let binding: Binding<String>?
  private let onOpen: (Book) -> Void
  @State private var ownQuery = ""
  @Environment(\.goodreadsWords) private var words

  /// - Parameter query: what is in the field; the view keeps it to itself where it is nil.
  public init(query: Binding<String>? = nil, shelves: [Shelf] = [], onOpen: @escaping (Book) -> Void = { _ in }) {
    binding = query
    self.shelves = shelves
    self.onOpen = onOpen
  }

  public var body: some View {
    GoodreadsScreen(title: words.browse) {
      GoodreadsSearchField(text: binding ?? $ownQuery).padding(.horizontal, 16)
      if shelves.isEmpty {
        GoodreadsEmptyState(title: words.emptyBrowseTitle, text: words.emptyBrowseText)
      }
      ForEach(shelves) { shelf in
        BookShelfStrip(title: shelf.title, books: shelf.books, onOpen: onOpen)
      }
    }
  }
}
