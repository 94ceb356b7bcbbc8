import SwiftUI

/// What friends have written, newest first, in bands of 8 points.
public struct UpdatesView: View {
  private let reviews: [BookReview]
  private let onLike: (BookReview) -> Void
  private let onComment: (BookReview) -> Void
  @Environment(\.goodreadsWords) private var words

  public init(
    reviews: [BookReview] = [], onLike: @escaping (BookReview) -> Void = { _ in },
    onComment: @escaping (BookReview) -> Void = { _ in }
  ) {
    self.reviews = reviews
    self.onLike = onLike
    self.onComment = onComment
  }

  public var body: some View {
    GoodreadsScreen(title: words.updates) {
      if reviews.isEmpty {
        GoodreadsEmptyState(title: words.emptyUpdatesTitle, text: words.emptyUpdatesText)
      }
      LazyVStack(spacing: 8) {
        ForEach(reviews) { review in
          ReviewCard(review, onLike: { onLike(review) }, onComment: { onComment(review) })
        }
      }
    }
  }
}
