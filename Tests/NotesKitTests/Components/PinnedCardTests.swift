import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct PinnedCardTests {
  private let words = String(repeating: "many words ", count: 20)

  private func exhibit() throws -> Exhibit {
    try Exhibit(PinnedCard(title: "Trip", preview: "Passports and tickets"))
  }

  @Test("a card is made of a title and a preview", .shows("N-123"))
  func inputs() throws {
    #expect(try row("N-123").text == "Inputs: title, preview")
    #expect(try exhibit().snapshot().texts.map(\.string) == ["Trip", "Passports and tickets"])
    #expect(try exhibit().speech == ["Trip, Passports and tickets, pinned"])
  }

  @Test("cards stand in a strip that scrolls sideways, and open their notes", .shows("N-124"))
  func strip() throws {
    #expect(try row("N-124").text == "Used in a horizontal scroll")
    var opened: [String] = []
    let notes = ["One", "Two", "Three", "Four"].map { Note(id: $0, title: $0, text: "text", date: "Today") }
    let exhibit = try Exhibit(PinnedStrip(notes: notes) { opened.append($0.id) })
    let before = try exhibit.frame(ofText: "Two").minX
    #expect(exhibit.nodes("ScrollView").first?.detail == "horizontal")
    try exhibit.perform(.tap("Two, text, pinned"), .dragBy("Two, text, pinned", CGSize(width: -80, height: 0)), .settle)
    #expect(try exhibit.frame(ofText: "Two").minX < before - 50)
    #expect(opened == ["Two"])
    #expect(exhibit.haptics == ["selection"])
  }

  @Test("the title is semibold, in one line", .shows("N-125"))
  func title() throws {
    let numbers = try row("N-125").numbers
    let text = try exhibit().text("Trip")
    #expect(text.pointSize == numbers[0] && text.weight == 600)
    #expect(text.color == (try shade(.notesInk)))
    let long = try Exhibit(PinnedCard(title: words, preview: "")).text(words)
    #expect(Double(long.lineCount) == numbers[1] && long.isTruncated)
  }

  @Test("a pin at the top right", .shows("N-126"))
  func pin() throws {
    let row = try row("N-126")
    let exhibit = try exhibit()
    let pin = try exhibit.symbol(row.names[0])
    #expect(pin.pointSize == row.numbers[0])
    #expect(pin.color == (try shade(.notesOrange)))
    let frame = try exhibit.frame(ofSymbol: row.names[0])
    #expect(abs(frame.maxX - 148) < 0.5 && frame.minY < 20)
  }

  @Test("the preview is gray, in three lines", .shows("N-127"))
  func preview() throws {
    let numbers = try row("N-127").numbers
    let text = try Exhibit(PinnedCard(title: "Trip", preview: words)).text(words)
    #expect(text.pointSize == numbers[0] && text.weight == 400)
    #expect(text.color == (try shade(.notesSlate)))
    #expect(Double(text.lineCount) == numbers[1] && text.isTruncated)
  }

  @Test("room around the texts and between them", .shows("N-128"))
  func spacing() throws {
    let numbers = try row("N-128").numbers
    let exhibit = try exhibit()
    let (title, preview) = (try exhibit.frame(ofText: "Trip"), try exhibit.frame(ofText: "Passports and tickets"))
    #expect(abs(preview.minY - title.maxY - numbers[0]) < 0.01)
    #expect(title.minX == numbers[1] && title.minY == numbers[1])
  }

  @Test("a card has its size, and its texts begin at its corner", .shows("N-129"))
  func size() throws {
    let numbers = try row("N-129").numbers
    let exhibit = try exhibit()
    #expect(near([exhibit.size.width, exhibit.size.height], numbers))
    #expect(try exhibit.frame(ofText: "Trip").origin == CGPoint(x: 12, y: 12))
  }

  @Test("round corners on a surface", .shows("N-130"))
  func fill() throws {
    let radius = try row("N-130").numbers[0]
    let exhibit = try exhibit()
    let surface = try shade(.notesCreamSurf1)
    let inside = radius * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: inside + 0.6, y: inside + 0.6) == surface)
    #expect(try exhibit.color(x: inside - 0.7, y: inside - 0.7) != surface)
    #expect(try exhibit.color(x: 80, y: 90) == surface)
  }

  @Test("cards stand below each other where letters are large, and nothing is cut")
  func large() throws {
    let notes = ["One", "Two"].map { Note(id: $0, title: $0, text: words, date: "Today") }
    let settings = StageSettings(typeSize: .accessibility5)
    let exhibit = try Exhibit(PinnedStrip(notes: notes) { _ in }, settings: settings)
    #expect(try exhibit.frame(ofText: "One").minX == exhibit.frame(ofText: "Two").minX)
    #expect(try exhibit.cutTexts() == [] && exhibit.overlappingTexts() == [])
  }
}
