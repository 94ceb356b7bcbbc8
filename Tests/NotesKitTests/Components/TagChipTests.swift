import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct TagChipTests {
  private struct Strip: View {
    var tags = ["home", "garden", "travel"]
    @State var chosen: Set<String> = []
    var body: some View { TagStrip(tags: tags, selection: $chosen) }
  }

  private func exhibit(isSelected: Bool = false, _ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(TagChip(name: "recipes", isSelected: isSelected) {}, settings: settings)
  }

  @Test("a chip has a name, is chosen or not, and a tap runs its action", .shows("N-95", "N-102"))
  func inputs() throws {
    #expect(try row("N-95").text == "Inputs: name, isSelected, action")
    #expect(try row("N-102").text == "Tap runs the action, plain style")
    var count = 0
    let exhibit = try Exhibit(TagChip(name: "recipes", isSelected: false) { count += 1 })
    try exhibit.tap(x: 30, y: 16)
    #expect(count == 1)
    #expect(try exhibit.text("recipes").color == shade(.notesOrange))
  }

  @Test("a mark and the name beside each other", .shows("N-96"))
  func label() throws {
    let row = try row("N-96")
    let exhibit = try exhibit()
    let (mark, name) = (try exhibit.text(row.words[0]), try exhibit.text("recipes"))
    for text in [mark, name] { #expect(text.pointSize == row.numbers[0] && text.weight == 500) }
    #expect(abs(name.frame.x - mark.frame.x - mark.frame.width - row.numbers[1]) < 0.02)
  }

  @Test("orange on a tint of orange; white on orange when it is chosen", .shows("N-97", "N-98", "N-100", "N-101"))
  func colors() throws {
    let texts = try ["N-97", "N-98", "N-100", "N-101"].map { try row($0).text }
    #expect(
      texts == ["Text orange", "Selected text white", "Capsule fill orangeTint", "Selected capsule fill orange"])
    for (isSelected, text, fill) in [(false, Color.notesOrange, Color.notesOrangeTint), (true, .white, .notesOrange)] {
      let exhibit = try exhibit(isSelected: isSelected)
      #expect(try exhibit.text("#").color == shade(text) && exhibit.text("recipes").color == shade(text))
      #expect(try exhibit.color(x: 6, y: 16) == shade(fill))
      // A capsule: its side is round, its corner empty.
      #expect(try exhibit.color(x: 2, y: 2) != shade(fill))
      #expect(try exhibit.color(x: 1, y: 16) == shade(fill))
    }
  }

  @Test("room around the label", .shows("N-99"))
  func padding() throws {
    let numbers = try row("N-99").numbers
    // Where the label is so high that the least height of a chip does not matter.
    let exhibit = try exhibit(StageSettings(typeSize: .accessibility2))
    let (mark, name) = (try exhibit.frame(ofText: "#"), try exhibit.frame(ofText: "recipes"))
    #expect(abs(mark.minX - numbers[0]) < 0.35)
    #expect(abs(exhibit.size.width - name.maxX - numbers[0]) < 0.35)
    #expect(abs(mark.minY - numbers[1]) < 0.35)
    #expect(abs(exhibit.size.height - mark.maxY - numbers[1]) < 0.35)
  }

  @Test("a finger finds a chip in 44 points of height")
  func area() throws {
    var count = 0
    let exhibit = try Exhibit(TagChip(name: "recipes", isSelected: false) { count += 1 }.padding(12))
    #expect(try Exhibit(TagChip(name: "recipes", isSelected: false) {}).size.height == 32)
    try exhibit.tap(x: 40, y: 7)
    try exhibit.tap(x: 40, y: 49)
    #expect(count == 2)
  }

  @Test("one tick when the choice changes, also when it moves", .shows("N-103", "N-139"))
  func haptic() throws {
    #expect(try row("N-103").text == "Selection haptic when selection changes")
    #expect(try row("N-139").text == "Tag selection: selection")
    let exhibit = try Exhibit(Strip())
    try exhibit.perform(.tap("home, tag"))
    #expect(exhibit.haptics == ["selection"])
    try exhibit.perform(.tap("garden, tag"), .tap("home, tag"))
    #expect(exhibit.haptics.count == 3)
    try exhibit.set(.scheme(.dark))
    #expect(exhibit.haptics.count == 3)
  }

  @Test("chips grow with the text size, and go on in further lines", .shows("N-160"))
  func wrapping() throws {
    #expect(try row("N-160").text == "Tag chips scale as well and wrap onto further lines")
    let tags = ["home", "garden", "travel", "recipes", "work", "family"]
    let exhibit = try Exhibit(Strip(tags: tags), settings: StageSettings(typeSize: .accessibility3))
    #expect(try exhibit.text("home").pointSize > 24)
    let lines = try Set(tags.map { try exhibit.text($0).frame.y })
    #expect(lines.count > 2)
    #expect(try exhibit.cutTexts() == [] && exhibit.overlappingTexts() == [])
    for tag in tags { #expect(try exhibit.frame(ofText: tag).maxX <= exhibit.size.width) }
    let small = try Exhibit(Strip(tags: tags)).snapshot().texts.filter { tags.contains($0.string) }
    #expect(small.count > 2 && Set(small.map(\.frame.y)).count == 1)
  }

  @Test("VoiceOver says the name, that it is a tag, and whether it is chosen")
  func speech() throws {
    #expect(try exhibit(isSelected: true).speech == ["selected, recipes, tag, button"])
    #expect(try exhibit().speech == ["recipes, tag, button"])
  }
}
