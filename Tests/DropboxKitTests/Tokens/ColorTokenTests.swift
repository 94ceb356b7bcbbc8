import DropboxKit
import KitTesting
import Requirements
import SwiftUI
import Testing

@MainActor
struct ColorTokenTests {
  @Test("every colour has the bytes of its row, and the floats that say the same", .shows("D", 4...23))
  func bytes() throws {
    let rows = try (4...23).map { try row($0 < 10 ? "D-0\($0)" : "D-\($0)") }
    let colors = try rows.map { row in try #require(Tokens.colors[row.names[0]], "There is no \(row.names[0]).") }
    let seen = try shades(colors)
    #expect(Set(rows.map { $0.names[0] }).count == Tokens.colors.count)
    for (row, seen) in zip(rows, seen) {
      #expect(seen == row.colors[0], "\(row.id)")
      let hex = Hex(seen)
      // White is the system's own, without floats.
      #expect(row.numbers.count == (row.text.contains("Color.white") ? 0 : 3))
      for (byte, number) in zip([hex.red, hex.green, hex.blue], row.numbers) {
        #expect(abs(byte / 255 - number) < 0.003, "\(row.id)")
      }
    }
  }

  @Test("two pairs of tokens have one colour each", .shows("D-24"))
  func pairs() throws {
    let colors = try row("D-24").colors
    #expect(try row("D-24").text.hasPrefix("Success equals sheet green"))
    #expect(
      try shades([.dbxSuccess, .dbxSheetGreen, .dbxDarkCanvas, .dbxTextPrimary])
        == [colors[0], colors[0], colors[1], colors[1]])
  }

  @Test("documents have the blue of the brand", .shows("D-25"))
  func docs() throws {
    #expect(try row("D-25").text == "Blue for doc icons is the brand blue (no separate token)")
    #expect(try shade(DbxFileKind.doc.color) == shade(.dbxBlue))
    #expect(Tokens.colors.keys.filter { $0.lowercased().contains("doc") } == [])
  }
}
