import FigmaKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct PreviewTests {
  @Test("there is a preview of each component and screen")
  func names() throws {
    let titles = try Set(KitPreviews(of: "FigmaKit").titled.map(\.title))
    #expect(
      titles.isSuperset(of: [
        "Colors", "Type", "Cube avatar", "Avatar stack", "File card", "Primary button", "Comment pin",
        "Comment thread", "Comment row", "Comment composer", "Project row", "Plan badge", "Cursors", "Fields",
        "Editor bar", "Nothing here", "Headers", "The whole app", "File", "Thread",
      ]), "\(titles)")
  }

  @Test("no preview has texts that lie on each other, in any variant", arguments: KitPreviews.variants.map(\.name))
  func overlaps(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "FigmaKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      try KitPreviews.file(exhibit, as: "\(title)-\(variant)")
      // What is longer than its room goes on below the bar at its foot.
      guard !["The whole app"].contains(title) else { continue }
      #expect(try exhibit.overlappingTexts() == [], "\(title), \(variant)")
    }
  }
}
