import GoodreadsKit
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct ScreenTests {
  private static let book = Book(
    id: "tides", title: "Tides", author: "Ada Moor", average: 4.2, ratings: 12, genre: "Fiction", pages: 304,
    year: 2020, synopsis: "Waves.")

  private struct Page: View {
    @State var shelf: String?
    @State var rating = 0
    var body: some View { BookDetailView(book: ScreenTests.book, shelf: $shelf, rating: $rating) }
  }

  @Test("the page of a book says all of it, and a toast tells where it was put")
  func page() throws {
    let exhibit = try Exhibit.screen(Page())
    for text in ["Tides", "Ada Moor", "4.20", "12 ratings", "Fiction · 304 pages · 2020", "Waves."] {
      _ = try exhibit.text(text)
    }
    #expect(exhibit.speech.contains("Tides by Ada Moor, image") && exhibit.speech.contains("Tides, heading"))
    try exhibit.perform(.tap("Want to Read"))
    try exhibit.stage.advance(by: 0.5)
    #expect(exhibit.speech.contains("Added to Want to Read"), "\(exhibit.speech)")
    try exhibit.perform(.increment("Rate this book"), .settle)
    _ = try exhibit.text("did not like it")
  }

  @Test("facts that are not known are left out")
  func absent() throws {
    let book = Book(id: "a", title: "Tides", author: "Ada Moor", pages: 1)
    let exhibit = try Exhibit.screen(BookDetailView(book: book, shelf: .constant(nil), rating: .constant(0)))
    _ = try exhibit.text("1 page")
    #expect(!exhibit.symbolNames.contains("chevron.left"))
  }

  @Test("rows, strips and updates do what they say")
  func actions() throws {
    var done: [String] = []
    let entry = MyBooksView.Entry(book: Self.book, shelf: .read, rating: 4)
    let books = try Exhibit.screen(MyBooksView(entries: [entry]) { done.append("open \($0.id)") })
    try books.perform(.tap("Tides by Ada Moor, Read, Rated 4 out of 5 stars"))
    let browse = try Exhibit.screen(
      BrowseView(shelves: [BrowseView.Shelf(title: "New", books: [Self.book])]) { done.append("browse \($0.id)") })
    try browse.perform(.tap("Tides by Ada Moor"))
    let review = BookReview(id: "1", name: "Bo Lind", stars: 4, text: "Salty.")
    let updates = try Exhibit.screen(UpdatesView(reviews: [review], onLike: { done.append("like \($0.id)") }))
    try updates.perform(.tap("Like"))
    let home = try Exhibit.screen(
      HomeView(
        reading: [ReadingStatus(book: Self.book, page: 142, pages: 304)],
        actions: HomeView.Actions(onUpdate: { done.append("update \($0.page)") })))
    _ = try home.text("on page 142 of 304")
    try home.perform(.tap("Update progress"))
    #expect(done == ["open tides", "browse tides", "like 1", "update 142"])
  }

  @Test("what is looked for can be cleared")
  func search() throws {
    struct Field: View {
      @State var text = "tides"
      var body: some View { GoodreadsSearchField(text: $text) }
    }
    let exhibit = try Exhibit(Field())
    #expect(exhibit.size.height == 40)
    try exhibit.perform(.tap("Clear text"), .settle)
    #expect(!exhibit.speech.contains { $0.contains("Clear text") })
  }

  @Test("a review is posted once there is something in it")
  func composer() throws {
    struct Composer: View {
      @State var rating = 0
      @State var text = ""
      var post: () -> Void
      var body: some View { ReviewComposer(rating: $rating, text: $text, onPost: post) }
    }
    var count = 0
    let exhibit = try Exhibit.screen(Composer { count += 1 })
    #expect(try exhibit.element("Post").states.contains("disabled"))
    try exhibit.perform(.increment("Rate this book"), .tap("Post"))
    #expect(count == 1)
  }

  @Test("a screen in another language shows its words")
  func words() throws {
    var words = GoodreadsWords()
    words.wantToRead = "Will ich lesen"
    words.myBooks = "Meine Bücher"
    let exhibit = try Exhibit(
      VStack {
        ShelfCTA(shelf: .constant("Want to Read"))
        ShelfPill(shelf: .want)
        GoodreadsTabBar(selection: .constant(.home))
      }
      .environment(\.goodreadsWords, words))
    let texts = try exhibit.snapshot().texts.map(\.string)
    #expect(texts.filter { $0 == "Will ich lesen" }.count == 2 && texts.contains("Meine Bücher"))
  }
}
