import SwiftUI

#Preview("Book covers", traits: .sizeThatFitsLayout) {
  HStack(alignment: .bottom, spacing: 20) {
    CoverOfBook(Sample.lighthouse)
    CoverOfBook(Sample.winter, size: .medium)
    CoverOfBook(Sample.cartographer, size: .small)
  }
  .padding(24)
  .sampleArtwork()
  .goodreadsTheme()
}

#Preview("Ratings", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 14) {
    AverageRating(value: 4.31, ratings: 3_284_991)
    AverageRating(value: 2.5, ratings: 1)
    AverageRating(value: 0, ratings: 0)
  }
  .padding(24)
  .goodreadsTheme()
}

#Preview("Rate this book", traits: .sizeThatFitsLayout) {
  @Previewable @State var rating = 4
  VStack(spacing: 16) {
    RateThisBook(rating: $rating, onCommit: { _ in }, onAddReview: {})
    RateThisBook(rating: .constant(0))
  }
  .padding(16)
  .goodreadsTheme()
}

#Preview("Shelf button", traits: .sizeThatFitsLayout) {
  @Previewable @State var shelf: String?
  VStack(spacing: 24) {
    ShelfCTA(shelf: $shelf)
    ShelfCTA(shelf: .constant("Currently Reading"), rating: 0)
    ShelfCTA(shelf: .constant(nil)).disabled(true)
  }
  .padding(.vertical, 24)
  .goodreadsTheme()
}

#Preview("Shelf pills", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    ForEach(ShelfPill.Shelf.allCases, id: \.self) { ShelfPill(shelf: $0) }
  }
  .padding(24)
  .goodreadsTheme()
}

#Preview("Review card", traits: .sizeThatFitsLayout) {
  VStack(spacing: 8) {
    ReviewCard(Sample.reviews[0], lineLimit: 4, onLike: {}, onComment: {})
    ReviewCard(Sample.reviews[1], onLike: {}, onComment: {})
  }
  .padding(.vertical, 8)
  .goodreadsTheme()
}

#Preview("Reading challenge", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    ReadingChallengeCard(ReadingGoal(read: 24, goal: 50), onUpdate: {})
    ReadingChallengeCard(ReadingGoal(read: 0, goal: 1))
  }
  .padding(16)
  .goodreadsTheme()
}

#Preview("Currently reading", traits: .sizeThatFitsLayout) {
  CurrentlyReadingCard(ReadingStatus(book: Sample.lighthouse, page: 142, pages: 304), onUpdate: {})
    .padding(16)
    .sampleArtwork()
    .goodreadsTheme()
}

#Preview("Library row", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    LibraryRow(MyBooksView.Entry(book: Sample.lighthouse, shelf: .current))
    LibraryRow(MyBooksView.Entry(book: Sample.orchard, shelf: .read, rating: 4))
    LibraryRow(MyBooksView.Entry(book: Sample.winter, shelf: .want))
  }
  .sampleArtwork()
  .background(GoodreadsColors.card)
}

#Preview("Synopsis", traits: .sizeThatFitsLayout) {
  ExpandableText(Sample.lighthouse.synopsis).padding(16).goodreadsTheme()
}

#Preview("Buttons", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 14) {
    Button {
    } label: {
      HStack(spacing: 8) {
        Text("Sort by date read")
        GoodreadsIcon(.shelfChevron)
      }
    }
    .buttonStyle(.goodreadsBrown)
    Button("Join the challenge") {}.buttonStyle(.goodreadsBrown).disabled(true)
    Button("Compare books") {}.buttonStyle(.goodreadsOutline)
    AuthorLink("Ines Marlowe") {}
    Button("See all reviews") {}.buttonStyle(.goodreadsLink)
  }
  .padding(24)
  .goodreadsTheme()
}

#Preview("Search field", traits: .sizeThatFitsLayout) {
  @Previewable @State var query = "lighthouse"
  VStack(spacing: 12) {
    GoodreadsSearchField(text: .constant(""))
    GoodreadsSearchField(text: $query)
  }
  .padding(16)
  .goodreadsTheme()
}

#Preview("Toast", traits: .sizeThatFitsLayout) {
  GoodreadsToast("Added to Want to Read").padding(24).goodreadsTheme()
}

#Preview("Nothing here", traits: .sizeThatFitsLayout) {
  GoodreadsEmptyState(title: "Your shelves are empty", text: "Books that you want to read wait here.").goodreadsTheme()
}
