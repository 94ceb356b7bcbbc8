import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct SymbolTests {
  @Test("every symbol of the table is there in its size, and known", .shows("G", 121...136))
  func table() throws {
    let rows = try (121...136).map { try row("G-\($0)") }
    let symbols = try Exhibit(VStack { ForEach(GoodreadsSymbol.allCases, id: \.self) { GoodreadsIcon($0) } })
      .snapshot().symbols
    for row in rows where row.id != "G-126" {
      let size = try pointSize(row)
      #expect(
        symbols.contains { $0.name == row.names[0] && $0.pointSize == size && $0.status != .unknown },
        "\(row.id): \(symbols.map { "\($0.name) \($0.pointSize)" })")
    }
  }

  @Test("tabs have their symbols in their size, filled where they are shown", .shows("G", 121...125))
  func tabs() throws {
    for (id, tab) in zip(121...125, GoodreadsTab.allCases) {
      let row = try row("G-\(id)")
      let size = try pointSize(row)
      let selected = try Exhibit(GoodreadsTabBar(selection: .constant(tab))).snapshot().symbols
      let other = try Exhibit(GoodreadsTabBar(selection: .constant(tab == .home ? .profile : .home))).snapshot().symbols
      let index = try #require(GoodreadsTab.allCases.firstIndex(of: tab))
      #expect(other[index].name == row.names[0] && other[index].pointSize == size, "\(row.id)")
      guard row.names.count > 1 else {
        #expect(selected[index].name == row.names[0])
        continue
      }
      let filled = row.names[1].hasPrefix(".") ? row.names[0] + row.names[1] : row.names[1]
      #expect(selected[index].name == filled && selected[index].pointSize == size, "\(row.id)")
    }
  }

  @Test("stars are there from the smallest to the largest size of the table", .shows("G-126"))
  func stars() throws {
    let row = try row("G-126")
    let sizes = try #require(row.text.firstMatch(of: #/(\d+)–(\d+)pt/#)).output
    let small = try Exhibit(ReviewCard(initials: "BL", name: "Bo", meta: "", stars: 5, body_: "Good."))
    let large = try Exhibit(RateThisBook(rating: .constant(5)))
    for (exhibit, size) in [(small, Double(sizes.1)), (large, Double(sizes.2))] {
      let symbol = try exhibit.frame(ofSymbol: row.names[0])
      #expect(abs(max(symbol.width, symbol.height) - (size ?? 0)) < 1.2, "\(symbol)")
    }
  }

  @Test("the page of a book has back, friends and sharing, and they do what they say", .shows("G", 128...130))
  func page() throws {
    var done: [String] = []
    let exhibit = try Exhibit.screen(
      BookDetailView(
        book: Book(id: "a", title: "Tides", author: "Ada Moor"), shelf: .constant(nil), rating: .constant(0),
        actions: BookDetailView.Actions(
          onBack: { done.append("back") }, onShare: { done.append("share") },
          onAddToNetwork: { done.append("friends") })))
    for (id, label) in [("G-128", "Back"), ("G-129", "Share"), ("G-130", "Add friends")] {
      let row = try row(id)
      #expect(try exhibit.symbol(row.names[0]).pointSize == pointSize(row), "\(id)")
      try exhibit.perform(.tap(.label(label)))
    }
    #expect(done == ["back", "share", "friends"])
  }

  @Test("searching, progress, likes and comments show their symbols", .shows("G", 133...136))
  func uses() throws {
    let review = BookReview(id: "1", name: "Bo Lind", stars: 4, text: "Salty.", likes: 2)
    var liked = review
    liked.isLiked = true
    let exhibit = try Exhibit(
      VStack {
        GoodreadsSearchField(text: .constant(""))
        ReadingChallengeCard(ReadingGoal(read: 1, goal: 2), onUpdate: {})
        ReviewCard(review, onLike: {}, onComment: {})
        ReviewCard(liked, onLike: {}, onComment: {})
      })
    for id in 133...136 {
      let row = try row("G-\(id)")
      for name in row.names { #expect(try exhibit.symbol(name).pointSize == pointSize(row), "\(name)") }
    }
  }
}
