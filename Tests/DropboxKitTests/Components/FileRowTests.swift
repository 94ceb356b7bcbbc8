import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FileRowTests {
  private func exhibit(
    _ kind: DbxFileKind = .pdf, name: String = "Lease", meta: String = "2.4 MB", isSelected: Bool = false,
    _ settings: StageSettings = StageSettings(), onTap: @escaping () -> Void = {}
  ) throws -> Exhibit {
    try Exhibit(
      DbxFileRow(name: name, meta: meta, kind: kind, isSelected: isSelected, onTap: onTap), settings: settings)
  }

  /// The kind that a row of the specification speaks of.
  private func kind(_ row: Requirement) throws -> DbxFileKind {
    let name = try #require(row.text.firstMatch(of: #/of (\w+) =/#)).output.1
    return try #require(DbxFileKind.allCases.first { "\($0)" == name })
  }

  @Test("there are five kinds of files", .shows("D-58"))
  func kinds() throws {
    let names = try #require(row("D-58").text.split(separator: ": ").last).split(separator: ", ").map(String.init)
    #expect(DbxFileKind.allCases.map { "\($0)" } == names)
  }

  @Test("name, metadata and kind are seen, it is not chosen unless that is said", .shows("D-59"))
  func inputs() throws {
    #expect(try row("D-59").text == "Inputs: name, meta, kind, isSelected (default false), onTap")
    let exhibit = try Exhibit(DbxFileRow(name: "Lease", meta: "2.4 MB", kind: .pdf) {})
    #expect(try exhibit.snapshot().texts.map(\.string) == ["Lease", "2.4 MB"])
    #expect(try !exhibit.element("Lease, PDF, 2.4 MB").states.contains("selected"))
    #expect(try self.exhibit(isSelected: true).element("Lease, PDF, 2.4 MB").states.contains("selected"))
  }

  @Test("the symbol of a kind has its colour", .shows("D", 60...64))
  func colors() throws {
    for id in 60...64 {
      let row = try row("D-\(id)")
      let name = try #require(row.text.split(separator: "= ").last)
      let token = try #require(Tokens.colors[String(name)])
      let kind = try kind(row)
      #expect(try exhibit(kind).symbol(kind.symbol.name).color == shade(token), "\(row.id)")
    }
  }

  @Test("each kind has its symbol", .shows("D", 65...69))
  func symbols() throws {
    for id in 65...69 {
      let row = try row("D-\(id)")
      let symbol = try exhibit(kind(row)).symbol(row.names[0])
      #expect(symbol.status != .unknown)
    }
  }

  @Test("the parts of a row are apart from each other", .shows("D-70"))
  func spacing() throws {
    let exhibit = try exhibit()
    let tile = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(try near(exhibit.frame(ofText: "Lease").minX - tile.maxX, row("D-70").numbers[0]))
  }

  @Test("the symbol stands on a tile of its colour", .shows("D-71"), arguments: DbxFileKind.allCases)
  func tile(kind: DbxFileKind) throws {
    let numbers = try row("D-71").numbers
    let exhibit = try exhibit(kind)
    let tile = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(near(tile.sizes, [numbers[0], numbers[1]]))
    let symbol = try exhibit.symbol(kind.symbol.name)
    let fill = Hex(symbol.color).at(numbers[3] / 100, over: Hex("#FFFFFF"))
    let seen = try exhibit.color(x: tile.minX + 4, y: tile.midY)
    #expect(Hex(seen).isNear(fill), "\(seen) \(fill)")
    let radius = try exhibit.cornerRadius(of: tile, fill: seen, over: "#FFFFFF")
    #expect(near(radius, numbers[2], within: 1.2), "\(radius)")
    #expect(symbol.pointSize == numbers[4] && symbol.weight == 600)
    let frame = try exhibit.frame(ofSymbol: kind.symbol.name)
    #expect(near([frame.midX, frame.midY], [tile.midX, tile.midY], within: 1))
  }

  @Test("a chosen row has a check in the tile's place", .shows("D-72", "D-126"))
  func selected() throws {
    let (row, table) = (try row("D-72"), try row("D-126"))
    let exhibit = try exhibit(isSelected: true)
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], table.numbers[0]])
      #expect(try symbol.color == (shade(.dbxBlue)))
    }
    #expect(try near(exhibit.frame(ofSymbol: row.names[0]).midX, 16 + row.numbers[1] / 2, within: 0.6))
    #expect(try near(exhibit.frame(ofText: "Lease").minX, 16 + row.numbers[1] + 12))
    #expect(exhibit.frames(of: "RoundedRectangle").isEmpty)
  }

  @Test("the name is semibold, in one line", .shows("D-73"))
  func name() throws {
    let numbers = try row("D-73").numbers
    let text = try exhibit().text("Lease")
    #expect(try text.pointSize == numbers[0] && text.weight == 600 && text.color == (shade(.dbxTextPrimary)))
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let long = try exhibit(name: words).text(words)
    #expect(Double(long.lineCount) == numbers[1] && long.isTruncated)
  }

  @Test("the metadata is gray with figures of one width, in one line", .shows("D-74"))
  func meta() throws {
    let numbers = try row("D-74").numbers
    let text = try exhibit().text("2.4 MB")
    #expect(try text.pointSize == numbers[0] && text.weight == 400 && text.color == (shade(.dbxTextSecondary)))
    let widths = try ["111 MB", "888 MB"].map { try exhibit(meta: $0).frame(ofText: $0).width }
    #expect(near(widths[0], widths[1], within: 0.01))
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let long = try exhibit(meta: words).text(words)
    #expect(Double(long.lineCount) == numbers[1] && long.isTruncated)
  }

  @Test("name and metadata are a little apart", .shows("D-75"))
  func lines() throws {
    let exhibit = try exhibit()
    let gap = try exhibit.frame(ofText: "2.4 MB").minY - exhibit.frame(ofText: "Lease").maxY
    #expect(try near(gap, row("D-75").numbers[0]))
  }

  @Test("folders end in a chevron, files in dots", .shows("D-76", "D-77", "D-127", "D-128"))
  func trailing() throws {
    for id in ["D-76", "D-77", "D-127", "D-128"] {
      let row = try row(id)
      let kinds: [DbxFileKind] = ["D-76", "D-128"].contains(id) ? [.folder] : [.pdf, .doc, .sheet, .image]
      for kind in kinds {
        let symbol = try exhibit(kind).symbol(row.names[0])
        #expect(symbol.pointSize == row.numbers[0] && symbol.weight == 600)
        #expect(try symbol.color == (shade(.dbxTextSecondary)))
      }
    }
  }

  @Test("room at the sides, and a height of its own", .shows("D-78"))
  func size() throws {
    let numbers = try row("D-78").numbers
    let exhibit = try exhibit(.folder)
    #expect(try near(#require(exhibit.frames(of: "RoundedRectangle").first).minX, numbers[0]))
    #expect(try near(393 - (exhibit.frame(ofSymbol: "chevron.right").maxX), numbers[0], within: 2.5))
    #expect(near(exhibit.size.height, numbers[1], within: 0.01))
  }

  @Test("canvas behind it, tint behind a chosen one, surface under a finger", .shows("D-79"))
  func ground() throws {
    #expect(try row("D-79").text == "Background canvas; blueTint when selected")
    let exhibit = try exhibit()
    #expect(try exhibit.color(x: 300, y: 30) == shade(.dbxCanvas))
    #expect(try self.exhibit(isSelected: true).color(x: 300, y: 30) == shade(.dbxBlueTint))
    try exhibit.touch(x: 300, y: 30)
    try exhibit.stage.advance(by: 0.1)
    #expect(try exhibit.color(x: 300, y: 30) == shade(.dbxSurface))
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 300, y: 700))), .liftFinger, .settle)
    #expect(try exhibit.color(x: 300, y: 30) == shade(.dbxCanvas))
  }

  @Test("a tap anywhere opens it, once", .shows("D-80"))
  func taps() throws {
    #expect(try row("D-80").text == "Whole row taps through onTap")
    var count = 0
    let exhibit = try exhibit { count += 1 }
    let places = [(2.0, 2.0), (36, 30), (200, 30), (300, 58), (375, 30), (390, 58)]
    for (x, y) in places { try exhibit.tap(x: x, y: y) }
    #expect(count == places.count)
  }

  @Test("it has no look of a system button", .shows("D-81"))
  func plain() throws {
    #expect(try row("D-81").text == "Plain style")
    let exhibit = try exhibit()
    #expect(near(exhibit.size.numbers, [393, 60], within: 0.01))
    #expect(try exhibit.text("Lease").color == shade(.dbxTextPrimary))
    #expect(try exhibit.color(x: 1, y: 1) == shade(.dbxCanvas))
  }

  @Test("VoiceOver hears one element of name, kind and metadata", .shows("D-142"))
  func merged() throws {
    #expect(try row("D-142").text == "VoiceOver: file row merges name and metadata into one element")
    #expect(try exhibit(meta: "2.4 MB · Modified Apr 12").speech == ["Lease, PDF, 2.4 MB, Modified Apr 12, button"])
    #expect(try exhibit(.folder, meta: "").speech == ["Lease, folder, button"])
  }

  @Test("the dots are a button of their own beside the row", .shows("D-143"))
  func more() throws {
    let label = try row("D-143").words[0]
    #expect(try row("D-143").text.hasPrefix("VoiceOver: ellipsis is a separate button"))
    var done: [String] = []
    let exhibit = try Exhibit(
      DbxFileRow(name: "Lease", meta: "2.4 MB", kind: .pdf, onMore: { done.append("more") }) { done.append("tap") })
    #expect(exhibit.speech == ["Lease, PDF, 2.4 MB, button", "\(label), button"])
    let frame = try exhibit.frame(ofElement: label)
    #expect(frame.width >= 44 && frame.height >= 44)
    try exhibit.tap(x: frame.midX, y: frame.midY)
    try exhibit.perform(.activate(.label(label)))
    try exhibit.tap(x: 200, y: 30)
    #expect(done == ["more", "more", "tap"])
    #expect(try near(393 - (exhibit.frame(ofSymbol: "ellipsis").maxX), 16, within: 2.5))
    let folder = try Exhibit(DbxFileRow(name: "A", meta: "", kind: .folder, onMore: {}) {})
    #expect(try folder.element("A, folder").actions.contains(label))
  }

  @Test("while files are chosen the others have an empty circle")
  func selecting() throws {
    let exhibit = try Exhibit(
      DbxFileRow(name: "Lease", meta: "2 MB", kind: .pdf, isSelecting: true, onMore: {}, onTap: {}))
    #expect(try exhibit.symbol("circle").pointSize == 28)
    #expect(exhibit.speech == ["Lease, PDF, 2 MB, button"])
  }
}
