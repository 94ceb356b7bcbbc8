import KitTesting
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct PageTests {
  @Test(
    "the pictures of the kit's page are what it shows",
    arguments: ["Task rows", "Quick add", "Checkboxes", "Sidebar rows", "Chips", "Today"])
  func pictures(title: String) throws {
    let name = "todoist-" + title.lowercased().replacingOccurrences(of: " ", with: "-")
    let preview = try #require(try KitPreviews(of: "TodoistKit").titled.first { $0.title == title }).preview
    try KitPictures.check(KitPreviews.exhibit(preview, StageSettings()), named: name)
    if title == "Today" {
      try KitPictures.check(KitPreviews.exhibit(preview, StageSettings(scheme: .dark)), named: name + "-dark")
    }
  }
}
