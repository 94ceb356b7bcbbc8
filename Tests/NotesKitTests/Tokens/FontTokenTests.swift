import KitTesting
import NotesKit
import Requirements
import SwiftUI
import Testing

@MainActor
struct FontTokenTests {
  @Test("every font has the size and weight of its row", .shows("N", 34...46))
  func sizes() throws {
    let rows = try (34...46).map { try row("N-\($0)") }
    let fonts = try rows.map { row in try #require(Tokens.fonts[row.names[0]], "There is no \(row.names[0]).") }
    let exhibit = try Exhibit(
      VStack { ForEach(rows.indices, id: \.self) { Text(rows[$0].names[0]).font(fonts[$0]) } })
    for row in rows {
      let text = try exhibit.text(row.names[0])
      #expect([text.pointSize, text.weight] == row.numbers, "\(row.id)")
    }
  }

  @Test("all fonts are the system's, and none comes with the kit", .shows("N-47"))
  func system() throws {
    let exhibit = try Exhibit(
      VStack { ForEach(Tokens.fonts.keys.sorted(), id: \.self) { Text($0).font(Tokens.fonts[$0]!) } })
    let texts = try exhibit.snapshot().texts
    #expect(texts.count == 13)
    for text in texts {
      #expect(text.requestedFace.hasPrefix("System"), "\(text.string) asks for \(text.requestedFace)")
    }
    #expect(try !KitSources("NotesKit").text.contains(".custom("))
  }

  @Test("a screen's large title is as heavy as its row says", .shows("N-48"))
  func largeTitle() throws {
    let row = try row("N-48")
    let title = try Exhibit(NotesLargeTitle("Folders")).text("Folders")
    #expect([title.weight, title.pointSize] == row.numbers)
    let token = try Exhibit(Text("Folders").font(.notesLargeNav)).text("Folders")
    #expect([token.weight, token.pointSize] == row.numbers)
  }

  @Test("code in a note is monospaced", .shows("N-49"))
  func monospaced() throws {
    let row = try row("N-49")
    let exhibit = try Exhibit(
      VStack {
        Text("iiii").notesText(.bodyMono)
        Text("mmmm").font(.notesBodyMono)
      })
    let (narrow, wide) = (try exhibit.text("iiii"), try exhibit.text("mmmm"))
    #expect([narrow.pointSize] == row.numbers && [wide.pointSize] == row.numbers)
    #expect(abs(narrow.frame.width - wide.frame.width) < 0.5)
    #expect(narrow.requestedFace.contains("Mono"))
  }
}
