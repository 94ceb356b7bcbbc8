import KitSupport
import SwiftUI

/// Covers side by side under a heading, which scroll sideways. In a `CoverZoom` a book stands in one strip only.
public struct BookShelfStrip: View {
  private let title: String
  private let books: [Book]
  private let onOpen: (Book) -> Void

  public init(title: String, books: [Book], onOpen: @escaping (Book) -> Void = { _ in }) {
    self.title = title
    self.books = books
    self.onOpen = onOpen
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      GoodreadsSection(title: title)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(books) { book in
            Button {
              onOpen(book)
            } label: {
              CoverOfBook(book, size: .medium).coverZoom(book.id)
            }
            .buttonStyle(PressScaleStyle(scale: 0.97, animation: GoodreadsMotion.press))
          }
        }
        .padding(.horizontal, 16)
        .padding(.top, 8)
        .padding(.bottom, 18)
      }
    }
  }
}
