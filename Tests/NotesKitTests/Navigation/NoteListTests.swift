import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct NoteListTests {
  private struct List: View {
    @State var notes: [Note] = [
      Note(id: "soup", title: "Soup", text: "Leeks and cream", date: "Today", tags: ["dinner"]),
      Note(id: "pie", title: "Pie", text: "Apples", date: "Monday", tags: ["baking"]),
      Note(id: "diary", title: "Diary", text: "Secret leeks", date: "Sunday", isLocked: true),
    ]
    var onDelete: (Note) -> Void = { _ in }
    var body: some View {
      NavigationStack {
        NoteListView(
          title: "Recipes", notes: $notes,
          actions: NoteListActions(onDelete: onDelete, onMove: { _ in }, onNewNote: {}))
      }
    }
  }

  @Test("a swipe pins a note and unpins it, with a light impact each time", .shows("N-138"))
  func pin() throws {
    #expect(try row("N-138").text == "Pin/unpin swipe: light impact")
    let exhibit = try Exhibit.screen(List())
    let element = "Pie, Apples, Monday"
    try exhibit.perform(.swipe(.left, on: .label(element)), .settle)
    #expect(exhibit.haptics == [])
    try exhibit.perform(.tap("Pin"), .settle)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
    let pinned = exhibit.speech.filter { $0.hasPrefix("Pie, Apples") }
    #expect(pinned.count == 2 && pinned.allSatisfy { $0.contains("pinned") })
    // It stands first now.
    let rows = exhibit.speech.filter { $0.contains(", Today") || $0.contains(", Monday") }
    #expect(rows.first?.hasPrefix("Pie") == true)
  }

  @Test("a swipe unpins a pinned note, with a light impact", .shows("N-138"))
  func unpin() throws {
    #expect(try row("N-138").text.hasPrefix("Pin/unpin swipe: light impact"))
    let note = Note(id: "pie", title: "Pie", text: "Apples", date: "Monday", isPinned: true)
    let exhibit = try Exhibit.screen(List(notes: [note]))
    #expect(exhibit.speech.filter { $0.hasPrefix("Pie, Apples") }.count == 2)
    try exhibit.perform(.swipe(.left, on: .label("Pie, Apples, Monday, pinned")), .settle, .tap("Unpin"), .settle)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
    #expect(exhibit.speech.filter { $0.hasPrefix("Pie, Apples") }.count == 1)
  }

  @Test("a swipe offers Pin, Add to Folder and Delete in their colours")
  func actions() throws {
    var deleted: [String] = []
    let exhibit = try Exhibit.screen(List { deleted.append($0.id) })
    try exhibit.perform(.swipe(.left, on: .label("Pie, Apples, Monday")), .settle)
    for label in ["Pin", "Add to Folder", "Delete"] {
      #expect(exhibit.speech.contains { $0.hasPrefix(label) }, "\(label)")
    }
    try exhibit.perform(.tap("Delete"), .settle)
    #expect(deleted == ["pie"])
    #expect(!exhibit.speech.contains { $0.hasPrefix("Pie") })
  }

  @Test("a search finds titles and texts, of a locked note its title alone; tags narrow the list")
  func search() throws {
    let exhibit = try Exhibit.screen(List())
    try exhibit.perform(.tap("Search"), .type("leeks"), .settle)
    #expect(exhibit.speech.contains { $0.hasPrefix("Soup") })
    #expect(!exhibit.speech.contains { $0.hasPrefix("Pie") || $0.hasPrefix("Diary") })
    try exhibit.perform(.tap("Clear text"), .type("nothing like it"), .settle)
    #expect(exhibit.speech.contains("No Results, heading"))
    try exhibit.perform(.tap("Cancel"), .settle, .tap("baking, tag"), .settle)
    #expect(exhibit.speech.contains { $0.hasPrefix("Pie") })
    #expect(!exhibit.speech.contains { $0.hasPrefix("Soup") })
  }

  @Test("the keyboard goes when the list is scrolled", .shows("N-03"))
  func keyboard() throws {
    let names = try row("N-03").names
    let text = try KitSources("NotesKit").text + KitSources("KitSupport").text
    for name in names { #expect(text.contains(name.drop { $0 == "." } + "("), "\(name)") }
    #expect(text.contains("struct FolderOutline: Shape"))
    let exhibit = try Exhibit.screen(List())
    try exhibit.perform(.tap("Search"), .type("e"), .settle)
    let focused = { exhibit.stage.spokenElements.contains { $0.states.contains("focused") } }
    #expect(focused())
    try exhibit.perform(.dragBy("Soup, Leeks and cream, Today", CGSize(width: 0, height: -60)), .settle)
    #expect(!focused())
  }

  @Test("the large title goes into the bar when it is scrolled away")
  func title() throws {
    let notes = (0..<30).map { Note(id: "\($0)", title: "Note \($0)", text: "text", date: "Today") }
    let exhibit = try Exhibit.screen(List(notes: notes))
    #expect(exhibit.speech.filter { $0.hasPrefix("Recipes") } == ["Recipes, heading"])
    try exhibit.perform(.swipe(.up), .swipe(.up), .settle)
    #expect(
      exhibit.stage.spokenElements.contains {
        $0.label == "Recipes"
          && exhibit.local(.init(x: $0.frame.minX, y: $0.frame.minY, width: 1, height: 1)).minY < 104
      })
  }
}
