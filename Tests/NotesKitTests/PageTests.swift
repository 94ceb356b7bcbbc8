import Foundation
import KitTesting
import NotesKit
import Stage
import SwiftUI
import Testing

@MainActor
struct PageTests {
  @Test(
    "the pictures of the kit's page are what it shows",
    arguments: ["Note row", "Folder row", "Checklist", "Tag chips", "Search bar", "Notes"])
  func pictures(title: String) throws {
    let name = "notes-" + title.lowercased().replacingOccurrences(of: " ", with: "-")
    let preview = try #require(try KitPreviews(of: "NotesKit").titled.first { $0.title == title }).preview
    try KitPictures.check(KitPreviews.exhibit(preview, StageSettings()), named: name)
    if title == "Notes" {
      try KitPictures.check(KitPreviews.exhibit(preview, StageSettings(scheme: .dark)), named: name + "-dark")
    }
  }
}
