import Stage
import SwiftUI
import SwiftUICore
import Testing

/// The container of older code: a stack on phones, columns on tablets unless its style says otherwise.
@Suite("Navigation views")
@MainActor
struct NavigationViewTests {
  private struct Mail: View {
    var body: some View {
      NavigationView {
        List(["Inbox", "Sent"], id: \.self) { name in
          NavigationLink(destination: Text("In \(name)").navigationTitle(name)) { Text(name) }
        }
        .navigationTitle("Folders")
        Text("Choose a folder")
      }
    }
  }

  private func settings(_ device: String, _ orientation: StageSettings.Orientation) -> StageSettings {
    StageSettings(device: DeviceProfile.named(device)!, orientation: orientation)
  }

  @Test("on a tablet on its side the first view is a column, and links show in the next one")
  func columns() throws {
    let stage = try Stage.showing(Mail(), settings: settings("iPad", .landscape), settles: true)
    let folders = try #require(stage.frame(of: "Folders"))
    #expect(folders.maxX <= 320)
    let detail = try #require(stage.frame(of: "Choose a folder"))
    #expect(detail.minX > 320)
    try stage.perform(.tap("Sent"))
    try stage.settle()
    #expect(stage.frame(of: "Choose a folder") == nil)
    #expect(try #require(stage.frame(of: "In Sent")).minX > 320)
    #expect(stage.frame(of: "Inbox") != nil)
  }

  @Test("on a phone the first view is the screen, and the others wait")
  func phone() throws {
    let stage = try Stage.showing(Mail(), settles: true)
    #expect(stage.frame(of: "Inbox") != nil && stage.frame(of: "Choose a folder") == nil)
    try stage.perform(.tap("Inbox"))
    try stage.settle()
    #expect(stage.frame(of: "In Inbox") != nil)
  }

  @Test("with the style of a stack there is one column on a tablet, too")
  func stack() throws {
    let stage = try Stage.showing(
      Mail().navigationViewStyle(.stack), settings: settings("iPad", .landscape), settles: true)
    #expect(stage.frame(of: "Choose a folder") == nil)
    try stage.perform(.tap("Inbox"))
    try stage.settle()
    #expect(try #require(stage.frame(of: "In Inbox")).midX == 590)
  }

  @Test("three views are three columns")
  func three() throws {
    struct Three: View {
      var body: some View {
        NavigationView {
          Text("First").navigationTitle("One")
          Text("Second").navigationTitle("Two")
          Text("Third").navigationTitle("Three")
        }
        .navigationViewStyle(.columns)
      }
    }
    let stage = try Stage.showing(Three(), settings: settings("iPad Pro 13", .landscape), settles: true)
    let second = try #require(stage.frame(of: "Second"))
    let third = try #require(stage.frame(of: "Third"))
    #expect(second.maxX < third.minX)
  }
}
