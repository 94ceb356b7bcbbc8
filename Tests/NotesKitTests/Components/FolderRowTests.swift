import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FolderRowTests {
  private func exhibit(isSmart: Bool = false) throws -> Exhibit {
    try Exhibit(FolderRow(name: "Recipes", count: 12, isSmart: isSmart))
  }

  @Test("a row is made of a name and a count, and is no smart folder", .shows("N-70"))
  func inputs() throws {
    #expect(try row("N-70").text == "Inputs: name, count, isSmart (default false)")
    let plain = try exhibit().snapshot()
    #expect(plain.texts.map(\.string) == ["Recipes", "12"])
    #expect(plain.symbols.count == 1)
    #expect(try exhibit(isSmart: true).snapshot().symbols.count == 2)
  }

  @Test("mark, name, count and chevron keep their distance", .shows("N-71"))
  func spacing() throws {
    let spacing = try row("N-71").numbers[0]
    let exhibit = try exhibit()
    let glyph = try #require(exhibit.frames(of: "rotationEffect").first)
    #expect(try abs(exhibit.frame(ofText: "Recipes").minX - glyph.maxX - spacing) < 0.35)
    #expect(
      try abs(exhibit.frame(ofSymbol: "chevron.right").minX - exhibit.frame(ofText: "12").maxX - spacing) < 0.01)
  }

  @Test("a smart folder has sparkles before its mark", .shows("N-72", "N-144"))
  func smart() throws {
    let (row, table) = (try row("N-72"), try row("N-144"))
    let exhibit = try exhibit(isSmart: true)
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], try pointSize(table)])
      #expect(symbol.color == (try shade(.notesOrange)))
      let glyph = try #require(exhibit.frames(of: "rotationEffect").first)
      #expect(try exhibit.frame(ofSymbol: name).maxX < glyph.minX)
    }
  }

  @Test("the mark has the size of a row", .shows("N-73"))
  func glyph() throws {
    let exhibit = try Exhibit(FolderRow(name: "Recipes", count: 12), settings: .calm)
    let outline = try #require(exhibit.frames(of: "FolderOutline").first)
    #expect(Double(outline.width) == (try row("N-73").numbers[0]))
  }

  @Test("the name is ink", .shows("N-74"))
  func name() throws {
    let text = try exhibit().text("Recipes")
    #expect(text.pointSize == (try row("N-74").numbers[0]) && text.weight == 400)
    #expect(text.color == (try shade(.notesInk)))
  }

  @Test("the count is gray, on the right", .shows("N-75"))
  func count() throws {
    let exhibit = try exhibit()
    let text = try exhibit.text("12")
    #expect(text.pointSize == (try row("N-75").numbers[0]) && text.weight == 400)
    #expect(text.color == (try shade(.notesSlate)))
    #expect(try exhibit.frame(ofText: "12").minX > 300)
  }

  @Test("a chevron ends the row", .shows("N-76", "N-153"))
  func chevron() throws {
    let (row, table) = (try row("N-76"), try row("N-153"))
    let exhibit = try exhibit()
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], try pointSize(table)])
      #expect(symbol.weight == 600)
      #expect(symbol.color == (try shade(.notesSlate)))
    }
  }

  @Test("a row has its margins and its height, and stands on paper", .shows("N-77"))
  func frame() throws {
    let numbers = try row("N-77").numbers
    let exhibit = try exhibit()
    let glyph = try #require(exhibit.frames(of: "rotationEffect").first)
    #expect(abs(glyph.minX - numbers[0]) < 0.35)
    #expect(try abs(exhibit.size.width - exhibit.frame(ofSymbol: "chevron.right").maxX - numbers[0]) < 0.35)
    #expect(near([exhibit.size.height], [numbers[1]]))
    #expect(try exhibit.color(x: 3, y: 3) == shade(.notesCream))
  }

  @Test("VoiceOver reads name and count, and what a tap does", .shows("N-162"))
  func speech() throws {
    let words = try row("N-162").words[0]
    let element = try #require(exhibit().stage.spokenElements.first)
    #expect("\(element.label), \(element.hint)" == words)
    #expect(try exhibit().stage.spokenElements.count == 1)
    let button = try #require(Exhibit(FolderRow(name: "Recipes", count: 12) {}).stage.spokenElements.first)
    #expect("\(button.label), \(button.hint)" == words && button.role == "button")
    let one = try Exhibit(FolderRow(name: "Drafts", count: 1, isSmart: true))
    #expect(one.stage.spokenElements.first?.label == "Drafts smart folder, 1 note")
  }

  @Test("a tap opens the folder, and the row is darker meanwhile")
  func tap() throws {
    var count = 0
    let exhibit = try Exhibit(FolderRow(name: "Recipes", count: 12) { count += 1 })
    try exhibit.touch(x: 1, y: 43)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.color(x: 250, y: 22) == shade(.notesCreamSurf1))
    try exhibit.perform(.liftFinger)
    #expect(count == 1)
  }
}
