import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Columns as apps have them, on tablets and phones.
@Suite("Split views")
@MainActor
struct SplitViewTests {
  struct Mail: View {
    @State private var folder: String?
    @State private var message: Int?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders")
      } detail: {
        VStack {
          Text(folder.map { "In \($0)" } ?? "No folder")
          Text(visibility == .detailOnly ? "alone" : "beside")
          Counter()
        }
        .navigationTitle("Messages")
      }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private func settings(
    _ device: String, _ orientation: StageSettings.Orientation = .portrait
  ) -> StageSettings {
    StageSettings(device: DeviceProfile.named(device)!, orientation: orientation)
  }

  @Test("on a tablet on its side, columns stand side by side, and a selection changes the detail")
  func wide() throws {
    let failures = try StageScript.failures(
      """
      expect "Folders"
      expect "No folder"
      tap "Sent"
      expect "In Sent"
      expect "Inbox"
      tap "Toggle Sidebar"
      settle
      expect "alone"
      expect no "Inbox"
      tap "Toggle Sidebar"
      settle
      expect "Inbox"
      expect "In Sent"
      """, on: Mail(), settings: settings("iPad", .landscape))
    #expect(failures == "")
  }

  @Test("on a tablet held upright, the sidebar comes over the detail and goes with a tap beside it")
  func high() throws {
    let failures = try StageScript.failures(
      """
      expect no "Inbox"
      expect "No folder"
      tap "Toggle Sidebar"
      settle
      tap "Drafts"
      expect "In Drafts"
      tap 700,600
      settle
      expect no "Inbox"
      expect "In Drafts"
      """, on: Mail(), settings: settings("iPad"))
    #expect(failures == "")
  }

  @Test("on a phone, columns are screens of a stack; a selection leads on, and back takes it away")
  func narrow() throws {
    let failures = try StageScript.failures(
      """
      expect "Inbox"
      expect no "No folder"
      tap "Sent"
      settle
      expect "In Sent"
      tap "Count 0"
      tap "Folders"
      settle
      expect "Drafts"
      tap "Sent"
      settle
      expect "Count 1"
      drag 3,400 by 60,0 over 1 s
      settle
      expect "In Sent"
      drag 3,400 by 300,0
      settle
      expect "Drafts"
      """, on: Mail(), settings: settings("iPhone 16"))
    #expect(failures == "")
  }

  @Test("turning the device, and another device, leave the state of the columns as it is")
  func turning() throws {
    let failures = try StageScript.failures(
      """
      tap "Sent"
      tap "Count 0"
      tap "Count 1"
      rotate to portrait
      settle
      expect "Count 2"
      expect no "Inbox"
      set device "iPhone 16"
      settle
      expect "Folders"
      set device "iPad"
      rotate to landscape
      settle
      expect "Count 2"
      expect "In Sent"
      expect "Inbox"
      """, on: Mail(), settings: settings("iPad", .landscape))
    #expect(failures == "")
  }

  struct Three: View {
    @State private var column = NavigationSplitViewColumn.content
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List {
          NavigationLink("Fruit", value: "fruit")
          NavigationLink("Herbs", value: "herbs")
        }
        .navigationTitle("Kinds")
        .navigationDestination(for: String.self) { kind in
          List { NavigationLink("First of \(kind)") { Text("The first of \(kind)").navigationTitle("First") } }
            .navigationTitle(kind)
        }
      } content: {
        Text("Choose a kind").navigationTitle("Content")
      } detail: {
        VStack {
          Text("Nothing chosen")
          Button("To kinds") { column = .sidebar }
        }
      }
    }
  }

  @Test("links in a column put their screens into the next one")
  func links() throws {
    let failures = try StageScript.failures(
      """
      expect "Nothing chosen"
      expect "Choose a kind"
      tap "Toggle Sidebar"
      settle
      tap "Herbs"
      expect "First of herbs"
      tap "First of herbs"
      expect "The first of herbs"
      expect no "Nothing chosen"
      expect "First of herbs"
      """, on: Three(), settings: settings("iPad Pro 13", .landscape))
    #expect(failures == "")
  }

  @Test("on a phone, the preferred column shows first, and links push")
  func compactLinks() throws {
    let failures = try StageScript.failures(
      """
      expect "Choose a kind"
      tap "Kinds"
      settle
      tap "Fruit"
      settle
      tap "First of fruit"
      settle
      expect "The first of fruit"
      tap "fruit"
      settle
      tap "Kinds"
      settle
      expect "Herbs"
      """, on: Three(), settings: settings("iPhone 16"))
    #expect(failures == "")
  }

  struct Stacked: View {
    @State private var path = [1]
    var body: some View {
      NavigationSplitView {
        List { Text("Side") }.navigationTitle("Side")
      } detail: {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("N") }
        }
      }
    }
  }

  @Test("a stack in the detail has the one bar of its column")
  func stackInDetail() throws {
    let stage = try Stage.showing(Stacked(), settings: settings("iPad", .landscape), settles: true)
    #expect(stage.texts.contains("Number 1"))
    #expect(stage.frame(of: "N").map { $0.midY < 70 } == true)
    try stage.perform(.tap("Root"))
    try stage.settle()
    #expect(stage.texts.contains("Root") && !stage.texts.contains("Number 1"))
  }

  struct Everything: View {
    @State private var selection: Int?
    @State private var text = ""
    @State private var scope = 0
    var body: some View {
      NavigationSplitView {
        List(0..<40, id: \.self, selection: $selection) { Text("Row \($0)") }
          .navigationTitle("Rows")
          .searchable(text: $text)
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Some").tag(1)
          }
          .searchSuggestions { if text.isEmpty { Text("Three").searchCompletion("3") } }
          .toolbar {
            ToolbarItem { EditButton() }
            ToolbarItem(placement: .bottomBar) { Button("New") {} }
          }
          .refreshable {}
      } detail: {
        NavigationStack {
          List(0..<40, id: \.self) { row in NavigationLink("Line \(row)") { Text("Deep \(row)") } }
            .navigationTitle("Detail")
            .searchable(text: $text)
        }
      }
    }
  }

  @Test("random events over a large title with a search in a split view break nothing", arguments: 1...4)
  func randomEvents(_ seed: UInt64) throws {
    let device = seed % 2 == 0 ? settings("iPad", .landscape) : settings("iPhone 16")
    let stage = try Stage.showing(Everything(), settings: device)
    var driver = RandomDriver(stage: stage, random: SplitMix(seed: seed))
    for step in 0..<120 {
      try driver.act()
      if step % 10 == 0 {
        #expect(stage.graph.brokenInvariants().isEmpty, "event \(step)")
        _ = stage.graph.displayList
        _ = stage.graph.accessibilityTree()
      }
    }
    try stage.settle(cap: 5)
  }
}
