import GoodreadsKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct PreviewTests {
  @Test("there is a preview of each component and screen")
  func names() throws {
    let titles = try Set(KitPreviews(of: "GoodreadsKit").titled.map(\.title))
    #expect(
      titles.isSuperset(of: [
        "Book covers", "Ratings", "Rate this book", "Shelf button", "Shelf pills", "Review card", "Reading challenge",
        "Currently reading", "Library row", "Synopsis", "Buttons", "Search field", "Toast", "Nothing here",
        "Book page", "Home", "My Books", "Browse", "Updates", "Profile", "Shelf picker", "Write a review",
        "Empty tabs", "The whole app", "Colors", "Type", "Symbols",
      ]), "\(titles)")
  }

  @Test("no preview has texts that lie on each other, in any variant", arguments: KitPreviews.variants.map(\.name))
  func overlaps(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "GoodreadsKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      try KitPreviews.file(exhibit, as: "\(title)-\(variant)")
      // What scrolls goes on under the tab bar.
      guard title != "The whole app" else { continue }
      let overlaps = try exhibit.overlappingTexts().filter { pair in
        let texts = pair.components(separatedBy: " / ")
        // A longer text is measured behind itself.
        return texts.count != 2 || texts[0] != texts[1]
      }
      #expect(overlaps == [], "\(title), \(variant)")
    }
  }
}
