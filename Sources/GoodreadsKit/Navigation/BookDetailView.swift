import KitSupport
import SwiftUI

/// The page of a book: cover and facts, its shelf, its rating, what it is about, and what readers say.
public struct BookDetailView: View {
  private let book: Book
  @Binding private var shelf: String?
  @Binding private var rating: Int
  private let reviews: [BookReview]
  private let actions: Actions
  @State private var toast: String?
  @Environment(\.goodreadsWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  /// What a user can do on the page; a button whose action is nil is left out.
  public struct Actions {
    var onBack: (() -> Void)?
    var onShare: (() -> Void)?
    var onAddToNetwork: (() -> Void)?
    var onAuthor: () -> Void
    var onReview: () -> Void
    var onLike: (BookReview) -> Void
    var onComment: (BookReview) -> Void

    public init(
      onBack: (() -> Void)? = nil, onShare: (() -> Void)? = nil, onAddToNetwork: (() -> Void)? = nil,
      onAuthor: @escaping () -> Void = {}, onReview: @escaping () -> Void = {},
      onLike: @escaping (BookReview) -> Void = { _ in }, onComment: @escaping (BookReview) -> Void = { _ in }
    ) {
      self.onBack = onBack
      self.onShare = onShare
      self.onAddToNetwork = onAddToNetwork
      self.onAuthor = onAuthor
      self.onReview = onReview
      self.onLike = onLike
      self.onComment = onComment
    }
  }

  public init(
    book: Book, shelf: Binding<String?>, rating: Binding<Int>, reviews: [BookReview] = [],
    actions: Actions = Actions()
  ) {
    self.book = book
    _shelf = shelf
    _rating = rating
    self.reviews = reviews
    self.actions = actions
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header.padding(.horizontal, 16)
        ShelfCTA(
          shelf: $shelf, rating: rating,
          actions: ShelfCTA.Actions(onShelve: { toast = words.added(words.shelf($0)) }, onReview: actions.onReview))
        RateThisBook(rating: $rating, onCommit: { _ in }, onAddReview: actions.onReview).padding(.horizontal, 16)
        if !book.synopsis.isEmpty { ExpandableText(book.synopsis).padding(.horizontal, 16) }
        if !reviews.isEmpty {
          GoodreadsSection(title: words.communityReviews).padding(.top, 8)
          LazyVStack(spacing: 8) {
            ForEach(reviews) { review in
              ReviewCard(review, onLike: { actions.onLike(review) }, onComment: { actions.onComment(review) })
            }
          }
        }
      }
      .padding(.vertical, 16)
      .frame(maxWidth: 760, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .top, spacing: 0) { BookDetailBar(actions: actions) }
    .goodreadsToast(toast)
    .task(id: toast) {
      guard toast != nil else { return }
      try? await Task.sleep(for: .seconds(2))
      toast = nil
    }
    .goodreadsTheme()
  }

  private var header: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
    return layout {
      CoverOfBook(book, size: .large).coverZoom(book.id)
      VStack(alignment: .leading, spacing: 6) {
        Text(book.title)
          .goodreadsText(.bookTitle)
          .foregroundStyle(GoodreadsColors.text)
          .accessibilityAddTraits(.isHeader)
        AuthorLink(book.author, action: actions.onAuthor)
        AverageRating(value: book.average, ratings: book.ratings)
        let facts = GoodreadsWords.joined(
          [book.genre, book.pages.map(words.pages), book.year.map { "\($0)" }], by: " · ")
        if !facts.isEmpty {
          Text(facts).goodreadsText(.meta).foregroundStyle(GoodreadsColors.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The bar over the page of a book: back on one side, friends and sharing on the other.
private struct BookDetailBar: View {
  let actions: BookDetailView.Actions
  @Environment(\.goodreadsWords) private var words

  var body: some View {
    HStack(spacing: 0) {
      if let onBack = actions.onBack { button(.back, words.back, onBack) }
      Spacer(minLength: 0)
      if let onAddToNetwork = actions.onAddToNetwork { button(.addToNetwork, words.addToNetwork, onAddToNetwork) }
      if let onShare = actions.onShare { button(.share, words.share, onShare) }
    }
    .padding(.horizontal, 4)
    .frame(minHeight: isEmpty ? 0 : 46)
    .background(GoodreadsColors.canvas, ignoresSafeAreaEdges: .top)
    .overlay(alignment: .bottom) {
      if !isEmpty { Rectangle().fill(GoodreadsColors.divider).frame(height: 0.5) }
    }
  }

  private var isEmpty: Bool { actions.onBack == nil && actions.onAddToNetwork == nil && actions.onShare == nil }

  private func button(_ symbol: GoodreadsSymbol, _ label: String, _ action: @escaping () -> Void) -> some View {
    Button(action: action) {
      GoodreadsIcon(symbol, upTo: 28)
        .foregroundStyle(GoodreadsColors.accent)
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
    .accessibilityLabel(label)
    .accessibilityShowsLargeContentViewer()
  }
}
