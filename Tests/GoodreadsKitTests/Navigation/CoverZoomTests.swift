import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct CoverZoomTests {
  private static let book = Book(id: "tides", title: "Tides", author: "Ada Moor")

  private struct Shelf: View {
    @State var open: Book?
    var body: some View {
      CoverZoom(selection: $open) {
        VStack(alignment: .leading) {
          Spacer()
          BookShelfStrip(title: "New", books: [CoverZoomTests.book]) { open = $0 }
        }
      } detail: { book in
        BookDetailView(
          book: book, shelf: .constant(nil), rating: .constant(0),
          actions: BookDetailView.Actions(onBack: { open = nil }))
      }
    }
  }

  /// The covers that are drawn, by the frames of their shadows.
  private func covers(_ exhibit: Exhibit) -> [CGRect] { exhibit.frames(of: "shadow") }

  @Test("the cover itself goes to its place on the page, and back", .shows("G-120"))
  func zoom() throws {
    #expect(try row("G-120").text == "Cover to detail: shared element on the cover")
    let exhibit = try Exhibit.screen(Shelf())
    let from = try #require(covers(exhibit).first)
    try exhibit.perform(.tap("Tides by Ada Moor"))
    var places: [Double] = []
    for _ in 0..<30 {
      try exhibit.stage.advance(by: 1.0 / 60)
      // The one that moves is the one of the page.
      if let cover = covers(exhibit).last { places.append(cover.minY) }
    }
    let end = try #require(covers(exhibit).last)
    #expect(abs(end.width - 104) < 0.1 && end.minY < 200, "\(end)")
    #expect(from.minY > 500 && places[0] > from.minY - 60, "\(places)")
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 0.5 }, "\(places)")
    #expect(places.filter { $0 < from.minY - 60 && $0 > end.minY + 60 }.count > 4)
    try exhibit.perform(.tap("Back"), .settle)
    #expect(try #require(covers(exhibit).first).minY == from.minY)
  }

  @Test("with less motion the page fades in")
  func calm() throws {
    let exhibit = try Exhibit.screen(Shelf(), settings: .calm)
    try exhibit.perform(.tap("Tides by Ada Moor"))
    try exhibit.stage.advance(by: 0.1)
    let first = try #require(covers(exhibit).last)
    try exhibit.perform(.settle)
    #expect(covers(exhibit).last == first)
  }
}
