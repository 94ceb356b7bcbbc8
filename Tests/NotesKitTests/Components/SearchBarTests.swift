import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct SearchBarTests {
  private struct Bar: View {
    @State var text = ""
    var dictate: (() -> Void)?
    var body: some View {
      VStack {
        NotesSearchBar(text: $text, onDictate: dictate)
        Text("looks for \(text)")
      }
    }
  }

  @Test("what is typed is in the binding, and the bar has the focus by itself", .shows("N-104"))
  func binding() throws {
    #expect(try row("N-104").text == "Input: text binding; own focus state")
    let exhibit = try Exhibit(Bar())
    // At the very edge, outside the field.
    try exhibit.tap(x: 3, y: 18)
    try exhibit.perform(.type("milk"))
    #expect(try exhibit.text("looks for milk").weight == 400)
  }

  @Test("the parts of the bar keep their distance", .shows("N-105", "N-110"))
  func frame() throws {
    let spacing = try row("N-105").numbers[0]
    let numbers = try row("N-110").numbers
    let exhibit = try Exhibit(NotesSearchBar(text: .constant("")))
    let glass = try exhibit.frame(ofSymbol: "magnifyingglass")
    #expect(try abs(exhibit.frame(ofText: "Search").minX - glass.maxX - spacing) < 0.01)
    #expect(near([glass.minX, exhibit.size.height], numbers))
    #expect(try abs(exhibit.size.width - exhibit.frame(ofSymbol: "mic.fill").maxX - numbers[0]) < 0.01)
  }

  /// A symbol that two rows tell of, in slate.
  private func check(_ exhibit: Exhibit, _ id: String, _ tableID: String) throws {
    let (row, table) = (try row(id), try row(tableID))
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], try pointSize(table)])
      #expect(symbol.color == (try shade(.notesSlate)))
    }
  }

  @Test("a magnifying glass stands first", .shows("N-106", "N-145"))
  func glass() throws {
    let exhibit = try Exhibit(NotesSearchBar(text: .constant("")))
    try check(exhibit, "N-106", "N-145")
    #expect(try exhibit.frame(ofSymbol: "magnifyingglass").maxX < exhibit.frame(ofText: "Search").minX)
  }

  @Test("the field says what it is for", .shows("N-107"))
  func placeholder() throws {
    let row = try row("N-107")
    let empty = try Exhibit(NotesSearchBar(text: .constant("")))
    #expect(try empty.text(row.words[0]).pointSize == row.numbers[0])
    let filled = try Exhibit(NotesSearchBar(text: .constant("bread"))).text("bread")
    #expect(filled.pointSize == row.numbers[0] && filled.weight == 400)
    #expect(filled.color == (try shade(.notesInk)))
  }

  @Test("a cross empties the text", .shows("N-108", "N-147"))
  func clear() throws {
    let exhibit = try Exhibit(Bar(text: "milk"))
    try check(exhibit, "N-108", "N-147")
    #expect(try exhibit.snapshot().symbols.allSatisfy { $0.name != "mic.fill" })
    try exhibit.perform(.tap("Clear text"))
    #expect(try exhibit.text("looks for ").pointSize > 0)
  }

  @Test("a microphone stands where there is no text", .shows("N-109", "N-146"))
  func microphone() throws {
    var count = 0
    let exhibit = try Exhibit(Bar { count += 1 })
    try check(exhibit, "N-109", "N-146")
    try exhibit.perform(.tap("Dictate"))
    #expect(count == 1)
    let plain = try Exhibit(Bar())
    try plain.perform(.tap("Dictate"), .type("m"))
    #expect(try plain.text("looks for m").weight == 400)
  }

  @Test("round corners on a surface", .shows("N-111"))
  func fill() throws {
    let radius = try row("N-111").numbers[0]
    let exhibit = try Exhibit(NotesSearchBar(text: .constant("")))
    let surface = try shade(.notesCreamSurf1)
    let inside = radius * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: inside + 0.6, y: inside + 0.6) == surface)
    #expect(try exhibit.color(x: inside - 0.7, y: inside - 0.7) != surface)
    #expect(try exhibit.color(x: 200, y: 18) == surface)
  }

  @Test("an orange border inside while it has the focus, and none otherwise", .shows("N-112"))
  func border() throws {
    let width = try row("N-112").numbers[0]
    let exhibit = try Exhibit(Bar())
    let orange = try shade(.notesOrange)
    #expect(try exhibit.length(of: orange, along: .vertical, at: 150, from: 0, to: 36) == 0)
    try exhibit.tap(x: 200, y: 18)
    try exhibit.stage.settle()
    #expect(try abs(exhibit.length(of: orange, along: .vertical, at: 150, from: 0, to: 18) - width) < 0.01)
    #expect(try exhibit.color(x: 150, y: 1) == orange)
    #expect(try exhibit.color(x: 150, y: width + 1) == shade(.notesCreamSurf1))
  }

  @Test("Cancel comes with the focus, empties the text and goes with it")
  func cancel() throws {
    let exhibit = try Exhibit(Bar())
    try exhibit.tap(x: 200, y: 18)
    try exhibit.perform(.type("milk"), .tap("Cancel"), .settle)
    #expect(try exhibit.text("looks for ").pointSize > 0)
    #expect(try !exhibit.snapshot().texts.map(\.string).contains("Cancel"))
  }
}
