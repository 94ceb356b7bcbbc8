import SwiftUI

#Preview("Book page") {
  @Previewable @State var shelf: String?
  @Previewable @State var rating = 0
  BookDetailView(
    book: Sample.lighthouse, shelf: $shelf, rating: $rating, reviews: Sample.reviews,
    actions: BookDetailView.Actions(onBack: {}, onShare: {}, onAddToNetwork: {})
  )
  .sampleArtwork()
}

#Preview("Home") {
  HomeView(
    reading: [ReadingStatus(book: Sample.lighthouse, page: 142, pages: 304)], goal: ReadingGoal(read: 24, goal: 50),
    suggestions: [Sample.cartographer, Sample.orchard, Sample.salt, Sample.winter],
    actions: HomeView.Actions(onUpdate: { _ in }, onUpdateGoal: {})
  )
  .sampleArtwork()
}

#Preview("My Books") {
  MyBooksView(entries: [
    MyBooksView.Entry(book: Sample.lighthouse, shelf: .current),
    MyBooksView.Entry(book: Sample.orchard, shelf: .read, rating: 4),
    MyBooksView.Entry(book: Sample.cartographer, shelf: .read, rating: 5),
    MyBooksView.Entry(book: Sample.salt, shelf: .want),
    MyBooksView.Entry(book: Sample.winter, shelf: .want),
  ])
  .sampleArtwork()
}

#Preview("Browse") {
  BrowseView(shelves: [
    BrowseView.Shelf(title: "Readers also enjoyed", books: [Sample.cartographer, Sample.lighthouse, Sample.salt]),
    BrowseView.Shelf(title: "Quiet novels for winter", books: [Sample.winter, Sample.orchard, Sample.lighthouse]),
  ])
  .sampleArtwork()
}

#Preview("Updates") { UpdatesView(reviews: Sample.reviews) }

#Preview("Profile") {
  ProfileView(name: "Maya Ferrante", reviews: 1_204, followers: 38, goal: ReadingGoal(read: 24, goal: 50))
}

#Preview("Shelf picker") {
  @Previewable @State var shelf: String? = "Want to Read"
  @Previewable @State var chosen: Set = ["Sea stories"]
  ShelfPicker(shelf: $shelf, customShelves: ["Sea stories", "Read again", "Lent to Theo"], chosen: $chosen)
}

#Preview("Write a review") {
  @Previewable @State var rating = 5
  @Previewable @State var text = "I read the last eighty pages standing in my kitchen with my coat still on."
  ReviewComposer(rating: $rating, text: $text) {}
}

#Preview("Empty tabs") { GoodreadsTabView() }

#Preview("The whole app") {
  @Previewable @State var open: Book?
  @Previewable @State var shelf: String?
  @Previewable @State var rating = 0
  CoverZoom(selection: $open) {
    GoodreadsTabView(badges: [.updates: 3]) {
      HomeView(
        reading: [ReadingStatus(book: Sample.lighthouse, page: 142, pages: 304)],
        goal: ReadingGoal(read: 24, goal: 50), suggestions: [Sample.cartographer, Sample.salt, Sample.winter],
        actions: HomeView.Actions(onOpen: { open = $0 }))
    } myBooks: {
      MyBooksView(entries: [MyBooksView.Entry(book: Sample.orchard, shelf: .read, rating: 4)]) { open = $0 }
    } browse: {
      BrowseView(shelves: [
        BrowseView.Shelf(title: "Quiet novels for winter", books: [Sample.lighthouse, Sample.orchard])
      ]) { open = $0 }
    } updates: {
      UpdatesView(reviews: Sample.reviews)
    } profile: {
      ProfileView(name: "Maya Ferrante", reviews: 1_204, followers: 38, goal: ReadingGoal(read: 24, goal: 50))
    }
  } detail: { book in
    BookDetailView(
      book: book, shelf: $shelf, rating: $rating, reviews: Sample.reviews,
      actions: BookDetailView.Actions(onBack: { open = nil }, onShare: {}))
  }
  .sampleArtwork()
}
