import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct SymbolTests {
  @Test("every symbol of the table is there in its size, and known", .shows("N", 142...158))
  func table() throws {
    let rows = try (142...158).map { try row("N-\($0)") }
    let exhibit = try Exhibit(VStack { ForEach(NotesSymbol.allCases, id: \.self) { NotesIcon($0) } })
    let symbols = try exhibit.snapshot().symbols
    // The empty circle of a checklist is no symbol.
    for row in rows where row.id != "N-148" {
      let symbol = try #require(symbols.first { $0.name == row.names.first }, "\(row.id)")
      #expect(symbol.pointSize == (try pointSize(row)), "\(row.id)")
      #expect(symbol.status != .unknown)
    }
    let ring = try Exhibit(ChecklistItem(text: "Milk", checked: false))
    let size = try pointSize(rows[6])
    #expect(near([try #require(ring.frames(of: "Circle").first).width], [size]))
    let stroke = try #require(rows[6].text.firstMatch(of: #/(\d+(?:\.\d+)?)pt stroke/#)).output.1
    #expect(ring.nodes("Circle").first?.detail == "strokeBorder \(stroke)")
  }

  @Test("the bar under a note has the symbols of its table, and they do what they say", .shows("N", 154...157))
  func editorBar() throws {
    var done: [String] = []
    let exhibit = try Exhibit(
      NoteEditorBar(
        actions: NoteEditorBar.Actions(
          onFormat: { done.append("textformat") }, onChecklist: { done.append("checklist") },
          onTable: { done.append("tablecells") }, onPhoto: { done.append("camera") })
      ) { done.append("done") })
    for (id, label) in [("N-154", "Photo"), ("N-155", "Checklist"), ("N-156", "Table"), ("N-157", "Format")] {
      let row = try row(id)
      let symbol = try exhibit.symbol(row.names[0])
      #expect(symbol.pointSize == (try pointSize(row)))
      #expect(symbol.color == (try shade(.notesInk)))
      try exhibit.perform(.tap(.label(label)))
      #expect(done.last == row.names[0])
    }
    try exhibit.perform(.tap("Done"))
    #expect(done.last == "done" && exhibit.haptics == Array(repeating: "selection", count: 5))
    #expect(near([exhibit.size.height], [56]))
  }

  @Test("the bar over a note has share and more", .shows("N-150", "N-151"))
  func editorTop() throws {
    let note = Note(id: "1", title: "Cabin", text: "Keys", date: "Today")
    let exhibit = try Exhibit.screen(
      NavigationStack { NoteEditorView(note: .constant(note), onNewNote: {}, onShare: {}, onMore: {}) })
    for id in ["N-150", "N-151"] {
      let row = try row(id)
      #expect(try exhibit.symbol(row.names[0]).pointSize == pointSize(row), "\(id)")
    }
    #expect(exhibit.stage.spokenElements.map(\.label).filter { ["New note", "Share", "More"].contains($0) }.count == 3)
  }

  @Test(
    "the chevron back stands before the name of the folder, and points the other way right to left", .shows("N-152"))
  func back() throws {
    let row = try row("N-152")
    var count = 0
    let exhibit = try Exhibit(NotesBackButton(title: "Recipes") { count += 1 })
    #expect(try exhibit.symbol(row.names[0]).pointSize == pointSize(row))
    #expect(try exhibit.symbol(row.names[0]).color == shade(.notesOrange))
    #expect(try exhibit.frame(ofSymbol: row.names[0]).maxX < exhibit.frame(ofText: "Recipes").minX)
    try exhibit.perform(.tap("Recipes"))
    #expect(count == 1 && exhibit.size.height == 44)
  }
}
