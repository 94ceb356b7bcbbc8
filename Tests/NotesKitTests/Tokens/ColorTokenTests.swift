import KitTesting
import NotesKit
import Requirements
import SwiftUI
import Testing

@MainActor
struct ColorTokenTests {
  @Test("every colour has the bytes of its row, and the floats that say the same", .shows("N", 5...31))
  func bytes() throws {
    let rows = try (5...31).map { try row($0 < 10 ? "N-0\($0)" : "N-\($0)") }
    let colors = try rows.map { row in try #require(Tokens.colors[row.names[0]], "There is no \(row.names[0]).") }
    let seen = try shades(colors)
    #expect(Set(rows.map { $0.names[0] }).count == Tokens.colors.count)
    for (row, seen) in zip(rows, seen) {
      #expect(seen == row.colors[0], "\(row.id)")
      let hex = Hex(seen)
      #expect(row.numbers.count == 3)
      for (byte, number) in zip([hex.red, hex.green, hex.blue], row.numbers) {
        #expect(abs(byte / 255 - number) < 0.00051, "\(row.id)")
      }
    }
  }

  @Test("the lock and a warning have one yellow", .shows("N-32"))
  func lock() throws {
    let row = try row("N-32")
    #expect(try shades([.notesLockYellow, .notesWarning]) == [row.colors[0], row.colors[0]])
  }

  @Test("texts are marked with five colours", .shows("N-33"))
  func highlights() throws {
    let row = try row("N-33")
    let names = try #require(row.text.split(separator: ": ").last).split(separator: ", ").map(String.init)
    #expect(row.text.hasPrefix("Five") && names.count == 5)
    #expect(NoteHighlight.allCases.map(\.rawValue) == names)
    let tokens = try names.map { try #require(Tokens.colors["notesHighlight" + $0.capitalized]) }
    #expect(try shades(NoteHighlight.allCases.map(\.color)) == shades(tokens))
  }
}
