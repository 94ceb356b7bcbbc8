import KitTesting
import Requirements
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct FontTokenTests {
  @Test("every font has the size and weight of its row", .shows("T", 41...56))
  func sizes() throws {
    let rows = try (41...56).map { try row("T-\($0)") }
    let fonts = try rows.map { row in try #require(Tokens.fonts[row.names[0]], "There is no \(row.names[0]).") }
    let exhibit = try Exhibit(
      VStack { ForEach(rows.indices, id: \.self) { Text(rows[$0].names[0]).font(fonts[$0]) } })
    for row in rows {
      let text = try exhibit.text(row.names[0])
      #expect([text.pointSize, text.weight] == row.numbers, "\(row.id)")
    }
  }

  @Test("all fonts are the system's, and none comes with the kit", .shows("T-57"))
  func system() throws {
    let exhibit = try Exhibit(
      VStack { ForEach(Tokens.fonts.keys.sorted(), id: \.self) { Text($0).font(Tokens.fonts[$0]!) } })
    let texts = try exhibit.snapshot().texts
    #expect(texts.count == 16)
    for text in texts {
      #expect(text.requestedFace.hasPrefix("System"), "\(text.string) asks for \(text.requestedFace)")
    }
    #expect(try !KitSources("TodoistKit").text.contains(".custom("))
  }

  @Test("the system chooses the optical size: no font names one", .shows("T-58"))
  func opticalSize() throws {
    let exhibit = try Exhibit(
      VStack {
        Text("large").font(.todoistLargeNav)
        Text("plain").font(.system(size: 34, weight: .bold))
        Text("small").font(.todoistTab)
      })
    let (large, plain) = (try exhibit.text("large"), try exhibit.text("plain"))
    #expect(large.requestedFace == plain.requestedFace)
    #expect(try !KitSources("TodoistKit").text.contains("SF Pro Display"))
  }
}
