import KitTesting
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct ColorTokenTests {
  @Test("every colour has the bytes of its row, and the floats that say the same", .shows("T", 5...38))
  func bytes() throws {
    let rows = try (5...38).map { try row($0 < 10 ? "T-0\($0)" : "T-\($0)") }
    let colors = try rows.map { row in try #require(Tokens.colors[row.names[0]], "There is no \(row.names[0]).") }
    let seen = try shades(colors)
    #expect(Set(rows.map { $0.names[0] }).count == 34)
    for (row, seen) in zip(rows, seen) {
      #expect(seen == row.colors[0], "\(row.id)")
      let hex = Hex(seen)
      for (byte, number) in zip([hex.red, hex.green, hex.blue], row.numbers) {
        #expect(abs(byte / 255 - number) < 0.00051, "\(row.id)")
      }
    }
  }

  @Test("the colour of priority 1 is the brand red", .shows("T-39", "T-61"))
  func redPriority() throws {
    let priority = try #require(Priority(rawValue: Int(try row("T-39").numbers[0])))
    #expect(try shade(priority.color) == shade(.todoistRed))
    #expect(try shade(Priority.p1.color) == shade(.todoistRed))
  }

  @Test("the gray of priority 4 is that of tertiary text", .shows("T-40", "T-64"))
  func grayPriority() throws {
    let row = try row("T-40")
    let priority = try #require(Priority(rawValue: Int(row.numbers[0])))
    #expect(
      try shades([priority.color, .todoistTertiary, .todoistP4Gray, Priority.p4.color])
        == Array(repeating: row.colors[0], count: 4))
  }

  @Test("priorities 2 and 3 are orange and blue", .shows("T-62", "T-63"))
  func otherPriorities() throws {
    #expect(try shade(Priority.p2.color) == shade(.todoistP2Orange))
    #expect(try shade(Priority.p3.color) == shade(.todoistP3Blue))
  }

  @Test("the palette of projects has twenty colours, all different")
  func palette() throws {
    let palette = try shades(Color.todoistProjectPalette)
    #expect(palette.count == 20)
    #expect(Set(palette).count == 20)
    #expect(
      try shades([
        .todoistProjOliveGreen, .todoistProjLimeGreen, .todoistProjLightBlue, .todoistProjLavender,
        .todoistProjSalmon, .todoistProjCharcoal, .todoistProjGrey, .todoistProjTaupe,
      ]) == ["#AFB83B", "#7ECC49", "#96C3EB", "#EB96EB", "#FF8581", "#808080", "#B8B8B8", "#CCAC93"])
  }
}
