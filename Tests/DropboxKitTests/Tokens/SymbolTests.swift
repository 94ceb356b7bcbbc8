import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct SymbolTests {
  /// The symbols of the table's rows.
  private static let table: [(id: String, symbols: [DbxSymbol])] = [
    ("D-120", [.create]), ("D-121", [.pdf]), ("D-122", [.doc]), ("D-123", [.sheet]), ("D-124", [.image]),
    ("D-125", [.folder]), ("D-126", [.selected]), ("D-127", [.more]), ("D-128", [.chevron]),
    ("D-129", [.star, .starred]), ("D-130", [.share]), ("D-131", [.download, .offline]), ("D-132", [.search]),
    ("D-133", [.home]), ("D-134", [.files]), ("D-135", [.photos]), ("D-136", [.account]), ("D-137", [.success]),
  ]

  @Test("every symbol of the table is there in its size, and known", .shows("D", 120...137))
  func sizes() throws {
    for (id, symbols) in Self.table {
      let row = try row(id)
      let exhibit = try Exhibit(HStack { ForEach(symbols, id: \.self) { DbxIcon($0) } })
      let seen = try exhibit.snapshot().symbols
      #expect(seen.allSatisfy { $0.status != .unknown }, "\(id)")
      var names = seen.map(\.name)
      // A tab has a symbol for when it is shown.
      names += symbols.compactMap(\.filledName)
      #expect(Set(names) == Set(row.names), "\(id)")
      #expect(Set(seen.map(\.pointSize)) == Set(row.numbers), "\(id)")
    }
  }

  @Test("the symbols of tabs that are shown are filled, in the same size", .shows("D-133", "D-134"))
  func filled() throws {
    for (id, tab) in [("D-133", DbxTab.home), ("D-134", .files)] {
      let row = try row(id)
      for (name, selection) in [(row.names[0], DbxTab.account), (row.names[1], tab)] {
        let symbol = try Exhibit(DbxTabBar(selection: .constant(selection))).symbol(name)
        #expect(symbol.pointSize == row.numbers[0])
      }
    }
  }

  @Test("a symbol grows with the text to one and a half of its size, and the chevron points where a line ends")
  func growth() throws {
    let large = try Exhibit(DbxIcon(.share), settings: StageSettings(typeSize: .accessibility5))
    #expect(try large.symbol("square.and.arrow.up").pointSize == 33)
    let small = try Exhibit(DbxIcon(.share), settings: StageSettings(typeSize: .xSmall))
    #expect(try small.symbol("square.and.arrow.up").pointSize < 22)
  }
}
