import KitSupport
import SwiftUI

/// A book of the reader's in a list: small cover, title, author, shelf and stars.
public struct LibraryRow: View {
  private let entry: MyBooksView.Entry
  private let action: () -> Void
  @Environment(\.goodreadsWords) private var words
  @Environment(\.locale) private var locale

  public init(_ entry: MyBooksView.Entry, action: @escaping () -> Void = {}) {
    self.entry = entry
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HStack(alignment: .top, spacing: 14) {
        CoverOfBook(entry.book, size: .small)
        VStack(alignment: .leading, spacing: 3) {
          Text(entry.book.title).goodreadsText(.subsection).foregroundStyle(GoodreadsColors.text)
          Text(entry.book.author).goodreadsText(.meta).foregroundStyle(GoodreadsColors.secondary)
          FlowLayout(spacing: 10, lineSpacing: 6) {
            ShelfPill(shelf: entry.shelf)
            if entry.rating > 0 {
              HStack(spacing: 6) {
                StarRating(value: Double(entry.rating), size: 13)
                if words.starCaptions.indices.contains(entry.rating - 1) {
                  Text(words.starCaptions[entry.rating - 1])
                    .goodreadsText(.starCaption)
                    .foregroundStyle(GoodreadsColors.secondary)
                }
              }
            }
          }
          .padding(.top, 5)
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(minHeight: 88)
      .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.background(isPressed ? GoodreadsColors.subtle : .clear) })
    .accessibilityLabel(spoken)
  }

  private var spoken: String {
    let shelf =
      switch entry.shelf {
      case .read: words.read
      case .current: words.currentlyReading
      case .want: words.wantToRead
      }
    return GoodreadsWords.joined([
      words.byAuthor(entry.book.title, entry.book.author), shelf,
      entry.rating > 0 ? words.rating(Double(entry.rating), ratings: nil, locale: locale) : nil,
    ])
  }
}
