import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct AdaptationTests {
  /// All texts of the kit's components, each in its role.
  private var everything: some View {
    VStack(alignment: .leading, spacing: 8) {
      NotesLargeTitle("Folders")
      NotesSectionHeader("On My iPhone")
      NotesSubheader("Pinned")
      NoteRow(title: "Soup", preview: "Leeks and cream", date: "Yesterday") {}
      NoteRow(title: "Diary", preview: "Secret", date: "Sunday", isLocked: true) {}
      FolderRow(name: "Recipes", count: 12, isSmart: true) {}
      NotesPrimaryButton(label: "Continue") {}
      TagChip(name: "home", isSelected: true) {}
      NotesSearchBar(text: .constant(""))
      ChecklistItem(text: "Sourdough bread", checked: false)
      PinnedCard(title: "Trip", preview: "Passports and tickets") {}
      NotesBackButton(title: "Notes") {}
      NotesEmptyState(title: "No Notes", text: "Nothing here.")
    }
  }

  @Test("every text grows with the text size, and none is cut or lies on another", .shows("N-159"))
  func dynamicType() throws {
    #expect(try row("N-159").text == "Dynamic Type on all text")
    let normal = try Exhibit(everything).snapshot().texts
    for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
      let exhibit = try Exhibit(everything, settings: StageSettings(typeSize: size))
      let texts = try exhibit.snapshot().texts
      #expect(texts.count == normal.count)
      for (small, large) in zip(normal, texts) where !small.string.isEmpty {
        #expect(large.pointSize > small.pointSize, "\(small.string)")
      }
      #expect(try exhibit.cutTexts() == [], "\(size)")
    }
    let tiny = try Exhibit(everything, settings: StageSettings(typeSize: .xSmall)).snapshot().texts
    for (small, large) in zip(tiny, normal) where !small.string.isEmpty { #expect(small.pointSize < large.pointSize) }
  }

  @Test("a body has room between its lines, however large it is", .shows("N-175"))
  func lineHeight() throws {
    let numbers = try row("N-175").numbers
    /// Points from one line to the next.
    func height(_ settings: StageSettings) throws -> (size: Double, line: Double) {
      let one = try Exhibit(Text("one").notesText(.body), settings: settings)
      let two = try Exhibit(Text("one\ntwo").notesText(.body), settings: settings)
      return (try one.text("one").pointSize, two.size.height - one.size.height)
    }
    let normal = try height(StageSettings())
    #expect(normal.size == numbers[0] && abs(normal.line - numbers[0] * numbers[1]) < 0.7)
    let large = try height(StageSettings(typeSize: .accessibility3))
    // The system's metrics of a body grow by the heights of its lines, 22 and 48 points.
    #expect(abs(large.size - numbers[0] * 48 / 22) < 0.7)
    #expect(abs(large.line - large.size * numbers[1]) < 1.2, "\(large)")
  }

  @Test("paper and surfaces are dark in the dark", .shows("N-169", "N-170"))
  func dark() throws {
    let (canvas, surfaces) = (try row("N-169").colors, try row("N-170").colors)
    let line = StageSettings(device: StageSettings.twice.device, scheme: .dark)
    func note(_ settings: StageSettings) throws -> Exhibit {
      try Exhibit(NoteRow(title: "Soup", preview: "Leeks", date: "Today") {}, settings: settings)
    }
    #expect(try [note(StageSettings()), note(.dark)].map { try $0.color(x: 300, y: 20) } == canvas)
    let bar = try Exhibit(NotesSearchBar(text: .constant("")), settings: .dark)
    let pressed = try note(.dark)
    try pressed.touch(x: 300, y: 40)
    try pressed.stage.advance(by: 0.3)
    #expect(
      try [bar.color(x: 200, y: 18), pressed.color(x: 300, y: 40), note(line).color(x: 200, y: 83.75)] == surfaces)
  }

  @Test("texts are light in the dark, gray ones stay", .shows("N-171"))
  func darkTexts() throws {
    let white = try row("N-171").colors[0]
    let exhibit = try Exhibit(everything, settings: .dark)
    for text in ["Folders", "Soup", "Recipes", "Sourdough bread", "Trip"] {
      #expect(try exhibit.text(text).color == white, "\(text)")
    }
    for text in ["Leeks and cream", "Yesterday", "12"] {
      #expect(try exhibit.text(text).color == shade(.notesSlate), "\(text)")
    }
  }

  @Test("orange and the folder's yellow are the same in the dark", .shows("N-172"))
  func sameColors() throws {
    #expect(try row("N-172").text == "Orange and folder yellow identical in both modes")
    for settings in [StageSettings.calm, StageSettings(scheme: .dark, reduceMotion: true)] {
      let glyph = try Exhibit(FolderGlyph(size: 240), settings: settings)
      #expect(try glyph.color(x: 120, y: 120) == shade(.notesFolderYellow))
      #expect(try glyph.color(x: 0.5, y: 100) == shade(.notesOrange))
      #expect(try Exhibit(NewNoteFAB {}, settings: settings).color(x: 8, y: 28) == shade(.notesOrange))
    }
  }

  @Test("right to left the rows are mirrored")
  func mirrored() throws {
    let settings = StageSettings(layoutDirection: .rightToLeft)
    let exhibit = try Exhibit(FolderRow(name: "Recipes", count: 12) {}, settings: settings)
    #expect(try exhibit.frame(ofText: "Recipes").minX > exhibit.frame(ofText: "12").maxX)
    let note = try Exhibit(
      NoteRow(title: "Soup", preview: "Leeks", date: "Today", isPinned: true) {}, settings: settings)
    #expect(try note.frame(ofText: "Soup").maxX < note.frame(ofSymbol: "pin.fill").minX)
    #expect(abs(try note.frame(ofText: "Today").maxX - 377) < 0.01)
  }
}
