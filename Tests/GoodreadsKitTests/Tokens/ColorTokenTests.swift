import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ColorTokenTests {
  @Test("every colour has the bytes of its row, and the floats that say the same", .shows("G", 4...28))
  func bytes() throws {
    let rows = try (4...28).map { try row($0 < 10 ? "G-0\($0)" : "G-\($0)") }
    let colors = try rows.map { row in try #require(Tokens.colors[row.names[0]], "There is no \(row.names[0]).") }
    let seen = try shades(colors)
    #expect(Set(rows.map { $0.names[0] }).count == Tokens.colors.count)
    for (row, seen) in zip(rows, seen) {
      #expect(seen == row.colors[0], "\(row.id)")
      guard row.id != "G-15" else {
        #expect(row.text.contains("(Color.white)"))
        continue
      }
      let hex = Hex(seen)
      #expect(row.numbers.prefix(3).count == 3)
      for (byte, number) in zip([hex.red, hex.green, hex.blue], row.numbers) {
        #expect(abs(byte / 255 - number) < 0.00051, "\(row.id)")
      }
    }
  }

  @Test("canvas and tan are one colour, as are primary text and brown", .shows("G-29"))
  func twins() throws {
    let row = try row("G-29")
    #expect(try shades([.grCanvas, .grTan]) == [row.colors[0], row.colors[0]])
    #expect(try shades([.grTextPrimary, .grBrown]) == [row.colors[1], row.colors[1]])
  }

  @Test("amber is one colour in both schemes", .shows("G-30", "G-142"))
  func amber() throws {
    #expect(try row("G-30").text == "Amber has one value for both modes")
    #expect(try row("G-142").text == "Amber unchanged in dark")
    let amber = try shade(.grAmber)
    for settings in [StageSettings(), .dark] {
      #expect(
        try shades([.grAmber, GoodreadsColors.amber, GoodreadsColors.amberText], settings) == [amber, amber, amber])
      let stars = try Exhibit(StarRating(value: 5, size: 60), settings: settings)
      #expect(try stars.color(x: 30, y: 32) == amber)
    }
  }
}
