import Foundation
import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FontTokenTests {
  @Test("every font has the face, size and weight of its row, and so has its role", .shows("G", 31...44))
  func sizes() throws {
    let rows = try (31...44).map { try row("G-\($0)") }
    let fonts = try rows.map { row in try #require(Tokens.fonts[row.names[0]], "There is no \(row.names[0]).") }
    let roles = try rows.map { row in try #require(Tokens.roles[row.names[0]]) }
    let tokens = try Exhibit(
      VStack { ForEach(rows.indices, id: \.self) { Text(rows[$0].names[0]).font(fonts[$0]) } })
    let inRoles = try Exhibit(
      VStack { ForEach(rows.indices, id: \.self) { Text(rows[$0].names[0]).goodreadsText(roles[$0]) } })
    for row in rows {
      let face = try #require(row.text.firstMatch(of: #/= ([A-Za-z]+-[A-Za-z]+),/#)).output.1
      for exhibit in [tokens, inRoles] {
        let text = try exhibit.text(row.names[0])
        #expect([text.pointSize, text.weight] == row.numbers, "\(row.id)")
        #expect(text.requestedFace == String(face), "\(row.id)")
      }
    }
  }

  /// The faces that texts ask for, by the texts.
  private func faces(_ view: some View) throws -> [String: String] {
    Dictionary(
      try Exhibit(view).snapshot().texts.map { ($0.string, $0.requestedFace) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("titles, synopses and reviews are set in Merriweather", .shows("G-45"))
  func editorial() throws {
    #expect(try row("G-45").text == "Merriweather for editorial text (titles, synopses, reviews)")
    let book = Book(id: "a", title: "Tides", author: "Ada Moor", average: 4.2, ratings: 3, synopsis: "Waves come.")
    let page = try faces(
      BookDetailView(
        book: book, shelf: .constant(nil), rating: .constant(0),
        reviews: [BookReview(id: "1", name: "Bo Lind", stars: 4, text: "Salty.")]
      ).frame(height: 1200))
    for text in ["Tides", "Waves come.", "Salty."] {
      #expect(page[text]?.hasPrefix("Merriweather-") == true, "\(text): \(page)")
    }
    #expect(try faces(MyBooksView())["My Books"] == "Merriweather-Black")
  }

  @Test("buttons, labels and tabs are set in Lato", .shows("G-46"))
  func chrome() throws {
    #expect(try row("G-46").text == "Lato for chrome (buttons, labels, tabs)")
    let faces = try faces(
      VStack {
        ShelfCTA(shelf: .constant(nil))
        Button("Compare") {}.buttonStyle(.goodreadsBrown)
        ReviewCard(initials: "BL", name: "Bo Lind", meta: "2 reviews", stars: 4, body_: "Salty.")
        GoodreadsTabBar(selection: .constant(.home))
      })
    for text in ["Want to Read", "Review", "Compare", "BL", "Bo Lind", "2 reviews", "Home", "My Books", "Profile"] {
      #expect(faces[text]?.hasPrefix("Lato-") == true, "\(text): \(faces)")
    }
  }

  @Test("the kit asks for six files, which the app lists; the page says under which key", .shows("G-47"))
  func files() throws {
    let row = try row("G-47")
    #expect(row.text.contains("Regular, Bold, Black of each") && row.text.hasSuffix("both SIL OFL"))
    let expected = ["Merriweather", "Lato"].flatMap { family in
      ["Regular", "Bold", "Black"].map { "\(family)-\($0).ttf" }
    }
    #expect(GoodreadsFace.files == expected)
    let texts = try Exhibit(
      VStack {
        ForEach(GoodreadsTextRole.allCases, id: \.self) { Text("a \(String(describing: $0))").goodreadsText($0) }
      }
    ).snapshot().texts
    #expect(Set(texts.map { $0.requestedFace + ".ttf" }) == Set(expected))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/Kits/GoodreadsKit.md"), encoding: .utf8)
    #expect(page.contains("<key>\(row.names[0])</key>"))
    for file in expected { #expect(page.contains("<string>\(file)</string>")) }
    #expect(page.contains("SIL Open Font License"))
  }

  @Test("a body has the room of its row between its lines, however large it is", .shows("G-48"))
  func rhythm() throws {
    let numbers = try row("G-48").numbers
    func line(_ settings: StageSettings) throws -> (size: Double, height: Double) {
      let one = try Exhibit(Text("one").goodreadsText(.body), settings: settings)
      let two = try Exhibit(Text("one\ntwo").goodreadsText(.body), settings: settings)
      return (try one.text("one").pointSize, two.size.height - one.size.height)
    }
    let normal = try line(StageSettings())
    // A line is so many times its size; what is beyond the size itself is the rest of it.
    #expect(abs(normal.height - numbers[0] * normal.size) < 0.5, "\(normal)")
    #expect(normal.size == numbers[1])
    #expect(abs(normal.height - normal.size - numbers[1] * numbers[2]) < 0.5)
    let large = try line(StageSettings(typeSize: .accessibility3))
    #expect(large.size > 2 * normal.size && abs(large.height / large.size - numbers[0]) < 0.04, "\(large)")
  }
}
