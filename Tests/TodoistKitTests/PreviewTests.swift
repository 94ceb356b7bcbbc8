import KitTesting
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct PreviewTests {
  @Test("there is a preview of each component and screen")
  func names() throws {
    let titles = try Set(KitPreviews(of: "TodoistKit").titled.map(\.title))
    #expect(
      titles.isSuperset(of: [
        "Colors", "Type", "Checkboxes", "Task rows", "Sub-tasks", "Tags", "Section headers", "Quick add", "Add button",
        "Buttons", "Chips", "Sidebar rows", "Sidebar", "Karma", "Empty today", "Empty inbox", "Today", "Tabs",
        "Adding a task", "Drawer",
      ]), "\(titles)")
  }

  @Test("no preview has texts that lie on each other, in any variant", arguments: KitPreviews.variants.map(\.name))
  func overlaps(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "TodoistKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      try KitPreviews.file(exhibit, as: "\(title)-\(variant)")
      // What lies over the rest of a screen covers it.
      guard !["Adding a task", "Drawer", "Today", "Tabs"].contains(title) else { continue }
      #expect(try exhibit.overlappingTexts() == [], "\(title), \(variant)")
    }
  }
}
