import FigmaKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct PageTests {
  @Test(
    "the pictures of the kit's page are what it shows",
    arguments: ["The whole app", "Avatar stack", "File card", "Comment thread", "Primary button"])
  func pictures(title: String) throws {
    let name = "figma-" + title.lowercased().replacing(" ", with: "-")
    let preview = try #require(try KitPreviews(of: "FigmaKit").titled.first { $0.title == title }).preview
    try KitPictures.check(KitPreviews.exhibit(preview, StageSettings()), named: name)
    if title == "The whole app" {
      try KitPictures.check(KitPreviews.exhibit(preview, StageSettings(scheme: .dark)), named: name + "-dark")
    }
  }
}
