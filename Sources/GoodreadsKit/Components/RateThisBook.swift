import KitSupport
import SwiftUI

/// A card on which a tap or a stroke rates a book; a tap on the last filled star takes the rating back.
public struct RateThisBook: View {
  @Binding private var rating: Int
  private let onCommit: (Int) -> Void
  private let onAddReview: (() -> Void)?
  @State private var commits = Activations()
  @Environment(\.goodreadsWords) private var words

  public init(rating: Binding<Int>) { self.init(rating: rating, onCommit: { _ in }) }

  /// - Parameters:
  ///   - rating: 0…5; 0 is no rating.
  ///   - onCommit: called with what the user has set, not for changes from elsewhere.
  ///   - onAddReview: what "Add a review" does, which appears once there is a rating.
  public init(
    rating: Binding<Int>, onCommit: @escaping (Int) -> Void, onAddReview: (() -> Void)? = nil
  ) {
    _rating = rating
    self.onCommit = onCommit
    self.onAddReview = onAddReview
  }

  public var body: some View {
    VStack(spacing: 10) {
      Text(words.rateThisBook)
        .textCase(.uppercase)
        .goodreadsText(.overline)
        .foregroundStyle(GoodreadsColors.secondary)
        .multilineTextAlignment(.center)
        .accessibilityHidden(true)
      RatingStrip(rating: rating, set: set)
      if let caption {
        FlowLayout(spacing: 12, lineSpacing: 4) {
          Text(caption)
            .goodreadsText(.starCaption)
            .foregroundStyle(GoodreadsColors.secondary)
            .accessibilityHidden(true)
          if let onAddReview {
            Button(words.addReview, action: onAddReview).buttonStyle(.goodreadsLink)
          }
        }
        .transition(.opacity)
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity)
    .background(RoundedRectangle(cornerRadius: 6).fill(GoodreadsColors.card))
    .animation(GoodreadsMotion.expand, reduced: nil, value: caption == nil)
    .feedback(.impact(weight: .medium), after: commits)
  }

  private var caption: String? {
    words.starCaptions.indices.contains(rating - 1) ? words.starCaptions[rating - 1] : nil
  }

  private func set(_ new: Int) {
    let new = min(max(new, 0), 5)
    guard new != rating else { return }
    commits.add()
    rating = new
    onCommit(new)
  }
}
