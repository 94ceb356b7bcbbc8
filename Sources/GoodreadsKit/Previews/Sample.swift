import SwiftUI

/// What the previews show.
@MainActor
enum Sample {
  static let lighthouse = Book(
    id: "lighthouse", title: "The Lighthouse Keeper's Almanac", author: "Ines Marlowe", average: 4.31,
    ratings: 3_284_991, genre: "Fiction", pages: 304, year: 2020,
    synopsis: """
      Every night for forty years Tomas Reyle has lit the lamp at Farrow Point and written one line about the sea. \
      When the light is to be switched off for good, a young archivist comes to collect his almanac, and finds that \
      the weather in it never happened. What follows is a quiet, luminous novel about the stories that we tell to keep \
      the dark at a distance, and about who is listening on the other shore.
      """)
  static let orchard = Book(
    id: "orchard", title: "A Cold Orchard", author: "Anselm Hart", average: 3.9, ratings: 18_402)
  static let cartographer = Book(
    id: "cartographer", title: "The Last Cartographer", author: "Noor Haddad", average: 4.5, ratings: 90_210)
  static let salt = Book(id: "salt", title: "Salt & Semaphore", author: "Wren Okafor", average: 4.05, ratings: 7_730)
  static let winter = Book(
    id: "winter", title: "Winter Grammar", author: "Elsa Lindqvist", average: 3.62, ratings: 1_204)
  static let books = [lighthouse, orchard, cartographer, salt, winter]

  static let reviews = [
    BookReview(
      id: "1", name: "Maya Ferrante", reviews: 1_204, followers: 38, stars: 5,
      text: """
        I read the last eighty pages standing in my kitchen with my coat still on. It is so rare to find a book that \
        trusts you to sit in silence with its people. The entries of the almanac are little poems, and the one of the \
        ninth of March undid me entirely. Read it slowly, in winter if you can, and lend it to no one you want to \
        remain on speaking terms with.
        """, likes: 218, comments: 14, isLiked: true),
    BookReview(
      id: "2", name: "Theo Brandt", reviews: 1, followers: 1, stars: 3,
      text: "Beautiful sentences, though I kept waiting for the plot to come ashore.", likes: 1),
  ]

  /// Jackets that are drawn, as there are no pictures here.
  static func artwork(of book: Book) -> AnyView? {
    switch book.id {
    case "lighthouse": AnyView(LighthouseJacket(title: book.title, author: book.author))
    case "orchard": AnyView(BandJacket(title: book.title, author: book.author, ground: 0x5B3A4E, band: 0xE8B4A0))
    case "cartographer": AnyView(BandJacket(title: book.title, author: book.author, ground: 0x1F5C5A, band: 0xF0D9A8))
    case "salt": AnyView(BandJacket(title: book.title, author: book.author, ground: 0xC4603A, band: 0xF6E7D2))
    default: nil
    }
  }
}

extension View {
  /// The drawn jackets for all covers below.
  func sampleArtwork() -> some View { environment(\.bookArtwork) { Sample.artwork(of: $0) } }
}
