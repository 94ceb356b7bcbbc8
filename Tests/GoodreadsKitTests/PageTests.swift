import Foundation
import GoodreadsKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct PageTests {
  @Test(
    "the pictures of the kit's page are what it shows",
    arguments: [
      "Book covers", "Ratings", "Rate this book", "Shelf button", "Review card", "Reading challenge", "Library row",
      "Book page",
    ])
  func pictures(title: String) throws {
    let name = "goodreads-" + title.lowercased().replacingOccurrences(of: " ", with: "-")
    let preview = try #require(try KitPreviews(of: "GoodreadsKit").titled.first { $0.title == title }).preview
    try KitPictures.check(KitPreviews.exhibit(preview, StageSettings()), named: name)
    if title == "Book page" {
      try KitPictures.check(KitPreviews.exhibit(preview, StageSettings(scheme: .dark)), named: name + "-dark")
    }
  }
}
