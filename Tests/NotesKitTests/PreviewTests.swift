import KitTesting
import NotesKit
import Stage
import SwiftUI
import Testing

@MainActor
struct PreviewTests {
  @Test("there is a preview of each component and screen")
  func names() throws {
    let titles = try Set(KitPreviews(of: "NotesKit").titled.map(\.title))
    #expect(
      titles.isSuperset(of: [
        "Folder glyph", "Note row", "Folder row", "New note button", "Primary button", "Pills", "Tag chips",
        "Search bar", "Checklist", "Pinned cards", "Headers", "Nothing here", "Editor bar", "Folders", "Notes",
        "Empty folder", "Editor", "Locked note", "Format", "The whole app", "Colors", "Type",
      ]), "\(titles)")
  }

  @Test("no preview has texts that lie on each other, in any variant", arguments: KitPreviews.variants.map(\.name))
  func overlaps(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "NotesKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      try KitPreviews.file(exhibit, as: "\(title)-\(variant)")
      // A list goes on below the button that lies over it, and below the bar.
      guard !["Notes", "Editor"].contains(title) else { continue }
      // The line that crosses out an item is a text of the same words, of which only the line is seen.
      let overlaps = try exhibit.overlappingTexts().filter { pair in
        let texts = pair.components(separatedBy: " / ")
        return texts.count != 2 || texts[0] != texts[1]
      }
      #expect(overlaps == [], "\(title), \(variant)")
    }
  }
}
