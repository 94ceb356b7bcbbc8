import KitSupport
import SwiftUI

/// Stars with the average and the number of ratings beside them: nothing is told by colour alone.
public struct AverageRating: View {
  private let value: Double
  private let ratings: Int?
  @Environment(\.goodreadsWords) private var words
  @Environment(\.locale) private var locale

  /// - Parameter ratings: left out where it is nil.
  public init(value: Double, ratings: Int? = nil) {
    self.value = value.isNaN ? 0 : min(max(value, 0), 5)
    self.ratings = ratings
  }

  public var body: some View {
    FlowLayout(spacing: 6, lineSpacing: 2) {
      StarRating(value: value)
      Text(value, format: .number.precision(.fractionLength(2)))
        .goodreadsText(.label)
        .foregroundStyle(GoodreadsColors.text)
      if let ratings {
        Text(words.ratingCount(ratings, ratings.formatted(.number.locale(locale))))
          .goodreadsText(.meta)
          .foregroundStyle(GoodreadsColors.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.rating(value, ratings: ratings, locale: locale))
    .accessibilityAddTraits(.isStaticText)
  }
}
