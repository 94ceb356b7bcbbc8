import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct EditorTests {
  private struct Editor: View {
    @State var note = Note(
      id: "1", title: "Cabin", text: "Keys", date: "Today",
      checklist: [ChecklistEntry(id: "oil", text: "Lamp oil")])
    var body: some View {
      NavigationStack { NoteEditorView(note: $note, onShare: {}) }
    }
  }

  @Test("a note is edited in place, and its checklist is checked")
  func editing() throws {
    let exhibit = try Exhibit.screen(Editor())
    let title = try exhibit.text("Cabin")
    #expect(title.pointSize == 20 && title.weight == 600)
    #expect(try exhibit.frame(ofText: "Keys").minX == 20)
    try exhibit.tap(x: 200, y: exhibit.frame(ofText: "Keys").midY)
    try exhibit.perform(.type(" are next door"), .settle)
    #expect(try exhibit.text("Keys are next door").pointSize == 17)
    try exhibit.perform(.tap("Unchecked: Lamp oil"))
    #expect(exhibit.haptics == ["success"])
  }

  @Test("the caret is orange and blinks as any other of the system", .shows("N-141"))
  func caret() throws {
    #expect(try row("N-141").text == "Caret blink stays the platform's native blink")
    /// Whether the caret is seen, twelve times a second.
    func blink(_ exhibit: Exhibit, in frame: CGRect) throws -> [Bool] {
      let orange = try shade(.notesOrange)
      let line = try exhibit.colors(along: .horizontal, at: frame.midY, from: frame.minX, to: frame.maxX + 8)
      let caret = try #require(line.first { $0.color == orange }).start + 0.5
      return try (0..<24).map { _ in
        try exhibit.stage.advance(by: 1.0 / 12)
        return try exhibit.color(x: caret, y: frame.midY) == orange
      }
    }
    let editor = try Exhibit.screen(Editor())
    var frame = try editor.frame(ofText: "Keys")
    try editor.tap(x: 200, y: frame.midY)
    let ours = try blink(editor, in: frame)
    struct Plain: View {
      @State var text = "Keys"
      var body: some View { TextField("Note", text: $text).tint(Color.notesOrange) }
    }
    let plain = try Exhibit.screen(Plain())
    frame = try plain.frame(ofText: "Keys")
    try plain.tap(x: 200, y: frame.midY)
    let systems = try blink(plain, in: frame)
    #expect(ours == systems)
    #expect(Set(ours).count == 2)
    #expect(try !KitSources("NotesKit").text.contains("TimelineView"))
  }
}
