import SwiftUI

/// The sizes that covers have on screens, in points.
public enum CoverSize: CaseIterable, Sendable {
  /// On the page of the book: 104 by 158.
  case large
  /// In shelves: 96 by 144.
  case medium
  /// In rows: 56 by 84.
  case small

  public var width: CGFloat {
    switch self {
    case .large: 104
    case .medium: 96
    case .small: 56
    }
  }

  public var height: CGFloat {
    switch self {
    case .large: 158
    case .medium: 144
    case .small: 84
    }
  }
}

/// The cover of a book, with art from `\.bookArtwork` where the app has some.
public struct CoverOfBook: View {
  private let book: Book
  private let size: CoverSize
  @Environment(\.bookArtwork) private var artwork

  public init(_ book: Book, size: CoverSize = .large) {
    self.book = book
    self.size = size
  }

  public var body: some View {
    BookCover(
      address: book.cover?.absoluteString, title: book.title, author: book.author, width: size.width,
      height: size.height, artwork: artwork?(book))
  }
}
