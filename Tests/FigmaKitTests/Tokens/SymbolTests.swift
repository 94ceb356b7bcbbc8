import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct SymbolTests {
  /// The symbols of the table's rows.
  private static let table: [(id: String, symbol: FigmaSymbol)] = [
    ("F-147", .recents), ("F-148", .drafts), ("F-149", .notifications), ("F-150", .profile), ("F-151", .comment),
    ("F-152", .mirror), ("F-153", .share), ("F-154", .mention), ("F-155", .send), ("F-156", .search),
    ("F-157", .chevron), ("F-158", .plus), ("F-159", .filter),
  ]

  @Test("every symbol of the table is there in its size, and known", .shows("F", 147...159))
  func sizes() throws {
    for (id, symbol) in Self.table {
      let row = try row(id)
      let seen = try #require(Exhibit(FigmaIcon(symbol)).snapshot().symbols.first)
      #expect(seen.status != .unknown, "\(id)")
      // A tab has a symbol for when it is shown.
      #expect([seen.name] + [symbol.filledName].compactMap(\.self) == row.names, "\(id)")
      #expect(try seen.pointSize == pointSize(row), "\(id)")
    }
  }

  @Test("the symbols of tabs that are shown are filled, in the same size", .shows("F", 147...150))
  func filled() throws {
    let tabs: [(String, FigmaTab, FigmaTab)] = [
      ("F-147", .recents, .drafts), ("F-148", .drafts, .recents), ("F-149", .notifications, .recents),
      ("F-150", .profile, .recents),
    ]
    for (id, tab, other) in tabs {
      let row = try row(id)
      for (name, selection) in [(row.names[0], other), (row.names[1], tab)] {
        let symbol = try Exhibit(FigmaTabBar(selection: .constant(selection))).symbol(name)
        #expect(try symbol.pointSize == pointSize(row))
      }
    }
  }

  @Test("a symbol grows with the text to one and a half of its size")
  func growth() throws {
    let large = try Exhibit(FigmaIcon(.share), settings: StageSettings(typeSize: .accessibility5))
    #expect(try large.symbol("square.and.arrow.up").pointSize == 27)
    let small = try Exhibit(FigmaIcon(.share), settings: StageSettings(typeSize: .xSmall))
    #expect(try small.symbol("square.and.arrow.up").pointSize < 18)
  }
}
