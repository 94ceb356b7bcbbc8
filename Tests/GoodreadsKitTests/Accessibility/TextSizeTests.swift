import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct TextSizeTests {
  /// All texts of the kit's components, each in its role.
  private var everything: some View {
    let book = Book(id: "a", title: "Tides", author: "Ada Moor", average: 4.2, ratings: 12)
    return VStack(alignment: .leading, spacing: 8) {
      Text("Screen").goodreadsText(.screenTitle)
      Text("Title").goodreadsText(.bookTitle)
      Text("Section").goodreadsText(.section)
      Text("Prose").goodreadsText(.body)
      ReviewCard(initials: "BL", name: "Bo Lind", meta: "2 reviews", stars: 4, body_: "Review prose.")
      ExpandableText("A short synopsis.")
      AverageRating(value: 4.2, ratings: 12)
      LibraryRow(MyBooksView.Entry(book: book, shelf: .current, rating: 2))
      CurrentlyReadingCard(ReadingStatus(book: book, page: 1, pages: 2), onUpdate: {})
      ReadingChallengeCard(ReadingGoal(read: 1, goal: 2), onUpdate: {})
      ShelfPill(shelf: .want)
      RateThisBook(rating: .constant(1))
      ShelfCTA(shelf: .constant("Read"))
      Button("Brown button") {}.buttonStyle(.goodreadsBrown)
      GoodreadsEmptyState(title: "Nothing", text: "Nothing here.")
      GoodreadsTabBar(selection: .constant(.home))
    }
  }

  private let sizes: [DynamicTypeSize] = [.xSmall, .accessibility1, .accessibility3, .accessibility5]

  private func points(_ text: String, _ size: DynamicTypeSize) throws -> Double {
    try Exhibit(everything, settings: StageSettings(typeSize: size)).text(text).pointSize
  }

  @Test("titles, headings, bodies and reviews grow with the text size", .shows("G-147"))
  func scaled() throws {
    #expect(
      try row("G-147").text == "Dynamic Type scales book titles, section headers, body, review prose")
    for text in ["Title", "Section", "Prose", "Review prose.", "A short synopsis.", "Tides", "Screen"] {
      let grown = try ([DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility5]).map { try points(text, $0) }
      #expect(zip(grown, grown.dropFirst()).allSatisfy { $0 < $1 }, "\(text): \(grown)")
    }
  }

  @Test("labels of tabs, overlines, captions of stars and pills keep their size", .shows("G", 148...151))
  func fixed() throws {
    for (id, sentence, texts) in [
      ("G-148", "Fixed: tab labels", ["Home", "My Books", "Profile"]),
      ("G-149", "Fixed: overlines", ["RATE THIS BOOK", "READING CHALLENGE"]),
      ("G-150", "Fixed: star captions", ["really liked it", "★ Rate", "did not like it"]),
      ("G-151", "Fixed: shelf pills", ["Want to Read", "Currently Reading"]),
    ] {
      #expect(try row(id).text == sentence)
      for text in texts {
        let normal = try points(text, .large)
        for size in sizes { #expect(try points(text, size) == normal, "\(text)") }
      }
    }
    for font in [Font.grTab, .grOverline, .grStarCaption] {
      let seen = try sizes.map {
        try Exhibit(Text("a").font(font), settings: StageSettings(typeSize: $0)).text("a").pointSize
      }
      #expect(Set(seen).count == 1)
    }
  }

  @Test("prose is as large as the user wants it, at every size", .shows("G-163"))
  func uncapped() throws {
    #expect(
      try row("G-163").text == "Review and synopsis text never capped below the user's type size")
    for (text, style, size) in [("Review prose.", Font.TextStyle.footnote, 13.0), ("A short synopsis.", .body, 15)] {
      for typeSize in DynamicTypeSize.allCases {
        let settings = StageSettings(typeSize: typeSize)
        let free = try Exhibit(
          Text("free").font(.custom("Merriweather-Regular", size: size, relativeTo: style)), settings: settings)
        #expect(try abs(points(text, typeSize) - free.text("free").pointSize) < 0.1)
      }
    }
  }

  @Test("no text is cut or lies on another, at any size")
  func whole() throws {
    for size in sizes {
      let exhibit = try Exhibit(everything, settings: StageSettings(typeSize: size))
      #expect(try exhibit.cutTexts() == [], "\(size)")
      let overlaps = try exhibit.overlappingTexts().filter { pair in
        let texts = pair.components(separatedBy: " / ")
        return texts.count != 2 || texts[0] != texts[1]
      }
      #expect(overlaps == [], "\(size)")
    }
  }

  @Test("right to left the rows are mirrored")
  func mirrored() throws {
    let settings = StageSettings(layoutDirection: .rightToLeft)
    let exhibit = try Exhibit(
      ReviewCard(initials: "BL", name: "Bo Lind", meta: "2 reviews", stars: 4, body_: "Salty."), settings: settings)
    #expect(try exhibit.frame(ofText: "BL").minX > exhibit.frame(ofText: "Bo Lind").maxX)
    let shelf = try Exhibit(ShelfCTA(shelf: .constant("Read")), settings: settings)
    #expect(try shelf.frame(ofSymbol: "checkmark").minX > shelf.frame(ofText: "Read").maxX)
    #expect(try shelf.frame(ofText: "★ Rate").minX > shelf.frame(ofText: "Review").maxX)
  }
}
