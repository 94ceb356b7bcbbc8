import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct SymbolTests {
  /// The rows of the table of symbols, and what the kit calls them.
  static let rows: [(id: String, symbol: TodoistSymbol)] = [
    ("T-193", .checkboxEmpty), ("T-196", .add), ("T-198", .today), ("T-199", .upcoming), ("T-200", .filters),
    ("T-202", .comments), ("T-203", .sort), ("T-205", .karma), ("T-206", .schedule), ("T-207", .reminders),
    ("T-208", .labels), ("T-209", .projectChip),
  ]

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test(
    "each symbol has the name and size of its row", .shows("T-193", "T-196", "T-198", "T-199", "T-200", "T-202"),
    .shows("T-203", "T-205", "T-206", "T-207", "T-208", "T-209"))
  func table() throws {
    for (id, symbol) in Self.rows {
      let row = try row(id)
      let exhibit = try Exhibit(TodoistIcon(symbol))
      let seen = try exhibit.symbol(row.names[0])
      #expect([seen.pointSize] == row.numbers, "\(id)")
      #expect(seen.status != .unknown, "\(id)")
    }
  }

  @Test("a full checkbox is a disc with a check", .shows("T-194"))
  func checkbox() throws {
    let row = try row("T-194")
    let exhibit = try Exhibit(TodoistIcon(.checkboxComplete))
    #expect(try row.names.map { try exhibit.symbol($0).pointSize } == row.numbers)
  }

  @Test("flag and tray have a full form where they are chosen", .shows("T-195", "T-197"))
  func filled() throws {
    let flag = try row("T-195")
    let flags = try Exhibit(VStack { ForEach(Priority.allCases, id: \.self) { PriorityFlag($0) } }).snapshot().symbols
    #expect(flags.map(\.name) == [flag.names[0], flag.names[0], flag.names[0], flag.names[1]])
    #expect(Set(flags.map(\.pointSize)) == Set(flag.numbers))
    let tray = try row("T-197")
    let trays = try Exhibit(
      VStack {
        TodoistIcon(.inbox); TodoistIcon(.inbox, isFilled: true)
      }
    ).snapshot().symbols
    #expect(trays.map(\.name) == tray.names)
    #expect(Set(trays.map(\.pointSize)) == Set(tray.numbers))
  }

  @Test("a project is a number sign, or a dot of its colour", .shows("T-201"))
  func project() throws {
    let row = try row("T-201")
    let sign = try Exhibit(TodoistIcon(.project)).symbol(row.names[0])
    #expect([sign.pointSize] == row.numbers)
    let dot = try #require(try Exhibit(ProjectTag(name: "Home", color: .red)).frames(of: "Circle").first)
    #expect([Double(dot.width)] == row.numbers)
  }

  @Test("the drawer's button has three lines", .shows("T-204"))
  func menu() throws {
    let row = try row("T-204")
    let exhibit = try Exhibit(TodoistMenuButton {})
    let seen = try #require(try exhibit.snapshot().symbols.first)
    // The system has changed the order of the words in this name.
    #expect(Set(seen.name.split(separator: ".")) == Set(row.names[0].split(separator: ".")))
    #expect([seen.pointSize] == row.numbers)
    #expect(exhibit.speech == ["Menu, button"])
  }
}
