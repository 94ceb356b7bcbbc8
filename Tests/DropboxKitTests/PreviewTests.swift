import DropboxKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct PreviewTests {
  @Test("there is a preview of each component and screen")
  func names() throws {
    let titles = try Set(KitPreviews(of: "DropboxKit").titled.map(\.title))
    #expect(
      titles.isSuperset(of: [
        "Colors", "Type", "Primary button", "Upload button", "File row", "File row, choosing", "Recent card",
        "Upload bar", "Star", "Search field", "Headers", "Banners", "Nothing here", "Create menu", "The whole app",
        "Files", "Photos", "Uploading", "Text field", "Selection bar", "Share sheet", "Settings",
      ]), "\(titles)")
  }

  @Test("no preview has texts that lie on each other, in any variant", arguments: KitPreviews.variants.map(\.name))
  func overlaps(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "DropboxKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      try KitPreviews.file(exhibit, as: "\(title)-\(variant)")
      // What is longer than its room goes on below the bar at its foot.
      guard !["The whole app", "Uploading", "Share sheet"].contains(title) else { continue }
      #expect(try exhibit.overlappingTexts() == [], "\(title), \(variant)")
    }
  }
}
