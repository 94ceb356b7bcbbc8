import DropboxKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct SharingTests {
  private struct Sheet: View {
    @State var people = [
      DbxPerson(id: "mira", name: "Mira Holt", permission: .edit),
      DbxPerson(id: "jonas", name: "Jonas Brandt", permission: .view),
    ]
    var onCopy: () -> Void = {}
    var body: some View { DbxShareSheet(name: "Lease.pdf", kind: .pdf, people: $people, onCopyLink: onCopy) }
  }

  @Test("a share sheet counts who has access, and changes and removes it")
  func people() throws {
    let exhibit = try Exhibit.screen(Sheet())
    _ = try exhibit.text("2 people have access")
    try exhibit.perform(.tap("Jonas Brandt, Can view"), .settle, .tap("Can edit"), .settle)
    _ = try exhibit.element("Jonas Brandt, Can edit")
    try exhibit.perform(.tap("Jonas Brandt, Can edit"), .settle, .tap("Remove"), .settle)
    _ = try exhibit.text("1 person has access")
    #expect(!exhibit.stage.spokenElements.contains { $0.label.hasPrefix("Jonas") })
  }

  @Test("the link is copied once")
  func link() throws {
    var count = 0
    let exhibit = try Exhibit.screen(Sheet { count += 1 })
    try exhibit.perform(.tap("Copy link"))
    #expect(count == 1)
  }

  @Test("the line that says that a link was copied leaves after three seconds, or when it is tapped")
  func copied() throws {
    struct Screen: View {
      @State var isPresented = true
      var body: some View {
        Color.white.frame(maxWidth: .infinity, maxHeight: .infinity).dbxLinkCopied(isPresented: $isPresented)
      }
    }
    func isThere(_ exhibit: Exhibit) throws -> Bool {
      try exhibit.snapshot().texts.contains { $0.string.hasPrefix("Link copied") }
    }
    let exhibit = try Exhibit.screen(Screen(), settles: false)
    try exhibit.perform(.wait(2.5))
    #expect(try isThere(exhibit))
    try exhibit.perform(.wait(1))
    #expect(try !isThere(exhibit))
    let other = try Exhibit.screen(Screen(), settles: false)
    try other.perform(.wait(0.5), .tap("Link copied · Anyone with the link can view"), .wait(0.5))
    #expect(try !isThere(other))
  }

  @Test("a field says what is wrong, and shows where it is typed")
  func field() throws {
    struct Field: View {
      @State var text = ""
      var body: some View {
        DbxTextField("Folder name", text: $text, error: text == "a/b" ? "No slash." : nil).padding(8)
      }
    }
    let exhibit = try Exhibit(Field())
    let frame = try exhibit.frame(ofElement: "Folder name")
    try exhibit.tap(x: 100, y: frame.midY)
    try exhibit.perform(.type("a/b"), .settle)
    #expect(try exhibit.text("No slash.").color == shade(.dbxError))
  }

  @Test("a bar counts what is chosen, and leads out")
  func selection() throws {
    var count = 0
    let exhibit = try Exhibit(DbxSelectionBar(count: 3) { count += 1 })
    _ = try exhibit.text("3 selected")
    try exhibit.perform(.tap("Done"))
    #expect(count == 1)
  }

  @Test("a row of settings is 52 points high, and says its value")
  func settings() throws {
    let exhibit = try Exhibit(DbxSettingsRow("Used", value: "1 GB") {})
    #expect(near(exhibit.size.height, 52) && exhibit.speech == ["Used, 1 GB, button"])
  }
}
