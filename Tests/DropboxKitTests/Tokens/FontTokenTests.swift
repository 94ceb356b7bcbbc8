import DropboxKit
import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FontTokenTests {
  @Test("every font asks for the face of its row, in its size and weight", .shows("D", 26...36))
  func sizes() throws {
    let rows = try (26...36).map { try row("D-\($0)") }
    let fonts = try rows.map { row in try #require(Tokens.fonts[row.names[0]], "There is no \(row.names[0]).") }
    let exhibit = try Exhibit(
      VStack { ForEach(rows.indices, id: \.self) { Text(rows[$0].names[0]).font(fonts[$0]) } })
    for row in rows {
      let text = try exhibit.text(row.names[0])
      #expect([text.pointSize, text.weight] == row.numbers, "\(row.id)")
      let parts = try #require(row.text.firstMatch(of: #/= ([\w-]+), .*weight\(\.(\w+)\)/#)?.output)
      #expect(text.requestedFace == parts.1, "\(row.id)")
      #expect(["regular": 400.0, "semibold": 600, "bold": 700][String(parts.2)] == text.weight)
    }
    #expect(Tokens.fonts.count == rows.count)
  }

  @Test("the page says where the faces of the brand are named, which the kit asks for by name", .shows("D-37"))
  func bundled() throws {
    let key = try row("D-37").names[0]
    #expect(try row("D-37").text.hasPrefix("Sharp Grotesk bundled"))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/Kits/DropboxKit.md"), encoding: .utf8)
    #expect(page.contains("`\(key)`"))
    let exhibit = try Exhibit(VStack { ForEach(DbxTextRole.allCases, id: \.self) { Text("\($0)").dbxText($0) } })
    for text in try exhibit.snapshot().texts {
      #expect(text.requestedFace.hasPrefix("SharpGrotesk-"))
      #expect(page.contains(text.requestedFace), "\(text.requestedFace)")
    }
  }

  @Test("where the licensed face is missing Inter is drawn, and an app can ask for it", .shows("D-38"))
  func inter() throws {
    #expect(try row("D-38").text == "Free substitute is Inter")
    let view = VStack { ForEach(DbxTextRole.allCases, id: \.self) { Text("\($0)").dbxText($0) } }
    for text in try Exhibit(view).snapshot().texts { #expect(text.face.hasPrefix("Inter")) }
    for text in try Exhibit(view.environment(\.dbxTypeface, .inter)).snapshot().texts {
      #expect(text.requestedFace.hasPrefix("Inter-") && text.face.hasPrefix("Inter"))
    }
  }

  @Test("the system's grotesque is there in any size and weight", .shows("D-39"))
  func fallback() throws {
    #expect(try row("D-39").names[0] == "Font.dbx(size, weight:)")
    let exhibit = try Exhibit(
      VStack {
        Text("plain").font(.dbx(19))
        Text("bold").font(.dbx(23, weight: .bold))
        Text("role").dbxText(.rowName)
      }
      .environment(\.dbxTypeface, .system))
    let texts = try ["plain", "bold", "role"].map { try exhibit.text($0) }
    #expect(texts.map(\.pointSize) == [19, 23, 16] && texts.map(\.weight) == [400, 700, 600])
    for text in texts { #expect(text.requestedFace.hasPrefix("System")) }
  }

  @Test("figures have one width where it is asked for", .shows("D-40"))
  func tabular() throws {
    let name = try row("D-40").names[0]
    #expect(try KitSources("DropboxKit").text.contains("func \(name) -> some View"))
    let exhibit = try Exhibit(
      VStack {
        Text("111").font(.dbxMeta).dbxTabularNumbers()
        Text("888").font(.dbxMeta).dbxTabularNumbers()
        Text("1111").font(.dbxMeta)
        Text("8888").font(.dbxMeta)
      })
    let widths = try ["111", "888", "1111", "8888"].map { try exhibit.frame(ofText: $0).width }
    #expect(near(widths[0], widths[1], within: 0.01))
    #expect(abs(widths[2] - widths[3]) > 1)
  }

  @Test(
    "sizes, dates and counts line up at every text size", .shows("D-41"),
    arguments: [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility2])
  func columns(size: DynamicTypeSize) throws {
    #expect(
      try row("D-41").text == "Tabular digits on sizes, dates, counts so columns line up at every type size")
    let settings = StageSettings(typeSize: size)
    let rows = try Exhibit(
      VStack {
        DbxFileRow(name: "One", meta: "111 KB", kind: .pdf) {}
        DbxFileRow(name: "Two", meta: "808 KB", kind: .pdf) {}
        DbxRecentCard(name: "Three", meta: "1/11", thumbnail: nil)
        DbxRecentCard(name: "Four", meta: "8/08", thumbnail: nil)
        DbxUploadBar(label: "11 of 11", progress: 0)
        DbxUploadBar(label: "80 of 88", progress: 0)
      }, settings: settings)
    for (one, other) in [("111 KB", "808 KB"), ("1/11", "8/08"), ("11 of 11", "80 of 88")] {
      #expect(try near(rows.frame(ofText: one).width, rows.frame(ofText: other).width, within: 0.01))
    }
  }
}
