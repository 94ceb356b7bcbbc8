import KitSupport
import SwiftUI

/// What a reader of the community says of a book.
public struct ReviewCard: View {
  private let initials: String
  private let name: String
  private let meta: String?
  private let counts: (reviews: Int?, followers: Int?)
  private let stars: Int
  private let text: String
  private let lineLimit: Int?
  private let reactions: ReviewReactions?
  @Environment(\.goodreadsWords) private var words
  @Environment(\.locale) private var locale

  public init(initials: String, name: String, meta: String, stars: Int, body_: String) {
    self.initials = initials
    self.name = name
    self.meta = meta
    counts = (nil, nil)
    self.stars = stars
    text = body_
    lineLimit = nil
    reactions = nil
  }

  /// - Parameters:
  ///   - lineLimit: lines before "…more"; nil for all of them.
  ///   - onLike, onComment: the row under the text is left out where both are nil.
  public init(
    _ review: BookReview, lineLimit: Int? = 6, onLike: (() -> Void)? = nil, onComment: (() -> Void)? = nil
  ) {
    initials = review.initials
    name = review.name
    meta = nil
    counts = (review.reviews, review.followers)
    stars = review.stars
    text = review.text
    self.lineLimit = lineLimit
    reactions =
      onLike == nil && onComment == nil
      ? nil
      : ReviewReactions(
        likes: review.likes, comments: review.comments, isLiked: review.isLiked, onLike: onLike ?? {},
        onComment: onComment ?? {})
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        ReaderAvatar(initials: initials)
        VStack(alignment: .leading, spacing: 1) {
          Text(name).goodreadsText(.label).foregroundStyle(GoodreadsColors.text)
          if !spokenMeta.isEmpty {
            Text(spokenMeta).goodreadsText(.caption).foregroundStyle(GoodreadsColors.tertiary)
          }
        }
      }
      .accessibilityElement(children: .combine)
      HStack(spacing: 6) {
        StarRating(value: Double(stars), size: 13)
        if words.starCaptions.indices.contains(stars - 1) {
          Text(words.starCaptions[stars - 1])
            .goodreadsText(.starCaption)
            .foregroundStyle(GoodreadsColors.secondary)
        }
      }
      .accessibilityElement(children: .combine)
      ExpandableText(text, role: .review, lineLimit: lineLimit)
      if let reactions { reactions }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(GoodreadsColors.card)
  }

  private var spokenMeta: String {
    meta ?? words.reviewer(reviews: counts.reviews, followers: counts.followers, locale: locale)
  }
}

/// The first letters of a reader, on a brown disc of 36 points.
public struct ReaderAvatar: View {
  private let initials: String
  private let size: CGFloat

  /// - Parameter size: points at every text size.
  public init(initials: String, size: CGFloat = 36) {
    self.initials = initials
    self.size = size
  }

  public var body: some View {
    Text(initials)
      .font(.custom(GoodreadsFace.sansBold, fixedSize: size * 14 / 36))
      .foregroundStyle(Color.grTan)
      .lineLimit(1)
      .frame(width: size, height: size)
      .background(
        Circle().fill(
          LinearGradient(
            colors: [.grBrownDeep, .grBrown], startPoint: .topLeading, endPoint: .bottomTrailing))
      )
      .accessibilityHidden(true)
  }
}

/// Liking and commenting on a review.
struct ReviewReactions: View {
  let likes: Int
  let comments: Int
  let isLiked: Bool
  let onLike: () -> Void
  let onComment: () -> Void
  @State private var taps = Activations()
  @Environment(\.goodreadsWords) private var words

  var body: some View {
    FlowLayout(spacing: 20, lineSpacing: 8) {
      Button {
        taps.add()
        onLike()
      } label: {
        face(isLiked ? .liked : .like, likes > 0 ? words.likeCount(likes) : words.like)
      }
      .accessibilityLabel(GoodreadsWords.joined([words.like, likes > 0 ? words.likeCount(likes) : nil]))
      .accessibilityAddTraits(isLiked ? .isSelected : [])
      Button(action: onComment) {
        face(.comment, comments > 0 ? words.commentCount(comments) : words.comment)
      }
      .accessibilityLabel(GoodreadsWords.joined([words.comment, comments > 0 ? words.commentCount(comments) : nil]))
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
    .feedback(.impact(weight: .light), after: taps)
  }

  private func face(_ symbol: GoodreadsSymbol, _ title: String) -> some View {
    HStack(spacing: 5) {
      GoodreadsIcon(symbol, upTo: 28)
      Text(title).goodreadsText(.caption)
    }
    .foregroundStyle(GoodreadsColors.link)
    .frame(minHeight: 28)
    .hitArea(above: 8, below: 8)
  }
}
