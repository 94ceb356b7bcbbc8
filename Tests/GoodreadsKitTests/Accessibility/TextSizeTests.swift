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

  /// The sizes of all texts at a text size.
  private func all(_ size: DynamicTypeSize) throws -> [String: Double] {
    let texts = try Exhibit(everything, settings: StageSettings(typeSize: size)).snapshot().texts
    return Dictionary(texts.map { ($0.string, $0.pointSize) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("titles, headings, bodies and reviews grow with the text size", .shows("G-147"))
  func scaled() throws {
    #expect(
      try row("G-147").text == "Dynamic Type scales book titles, section headers, body, review prose")
    let sizes = try [DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility5].map { try all($0) }
    for text in ["Title", "Section", "Prose", "Review prose.", "A short synopsis.", "Tides", "Screen"] {
      let grown = sizes.compactMap { $0[text] }
      #expect(grown.count == 4)
      #expect(zip(grown, grown.dropFirst()).allSatisfy { $0 < $1 }, "\(text): \(grown)")
    }
  }

  @Test("labels of tabs, overlines, captions of stars and pills keep their size", .shows("G", 148...151))
  func fixed() throws {
    let normal = try all(.large)
    let others = try sizes.map { try all($0) }
    for (id, sentence, texts) in [
      ("G-148", "Fixed: tab labels", ["Home", "My Books", "Profile"]),
      ("G-149", "Fixed: overlines", ["RATE THIS BOOK", "READING CHALLENGE"]),
      ("G-150", "Fixed: star captions", ["really liked it", "★ Rate", "did not like it"]),
      ("G-151", "Fixed: shelf pills", ["Want to Read", "Currently Reading"]),
    ] {
      #expect(try row(id).text == sentence)
      for text in texts {
        #expect(normal[text] != nil, "\(text)")
        for other in others { #expect(other[text] == normal[text], "\(text)") }
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
    for typeSize in DynamicTypeSize.allCases {
      let settings = StageSettings(typeSize: typeSize)
      let seen = try all(typeSize)
      for (text, style, size) in [("Review prose.", Font.TextStyle.footnote, 13.0), ("A short synopsis.", .body, 15)] {
        let free = try Exhibit(
          Text("free").font(.custom("Merriweather-Regular", size: size, relativeTo: style)), settings: settings
        ).text("free").pointSize
        let points = try #require(seen[text])
        #expect(abs(points - free) < 0.6, "\(text) at \(typeSize): \(points), \(free)")
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
