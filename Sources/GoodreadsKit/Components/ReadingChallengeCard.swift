import KitSupport
import SwiftUI

/// How many books of the year's goal are read.
public struct ReadingChallengeCard: View {
  private let goal: ReadingGoal
  private let onUpdate: (() -> Void)?
  @Environment(\.goodreadsWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameter onUpdate: what "Update progress" does; left out where it is nil.
  public init(_ goal: ReadingGoal, onUpdate: (() -> Void)? = nil) {
    self.goal = goal
    self.onUpdate = onUpdate
  }

  public var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .center, spacing: 16))
    layout {
      ChallengeRing(fraction: goal.fraction)
        .overlay {
          Text(goal.fraction, format: .percent.precision(.fractionLength(0)))
            .font(.custom(GoodreadsFace.sansBold, fixedSize: 14))
            .foregroundStyle(GoodreadsColors.text)
            .accessibilityHidden(true)
        }
      VStack(alignment: .leading, spacing: 6) {
        Text(words.challenge)
          .textCase(.uppercase)
          .goodreadsText(.overline)
          .foregroundStyle(GoodreadsColors.secondary)
          .accessibilityAddTraits(.isHeader)
        Text(words.challengeCount(goal.read, goal.goal))
          .goodreadsText(.subsection)
          .foregroundStyle(GoodreadsColors.text)
        if let onUpdate { ProgressUpdateButton(action: onUpdate) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .goodreadsCard()
  }
}

/// Two arrows and "Update progress".
struct ProgressUpdateButton: View {
  let action: () -> Void
  @Environment(\.goodreadsWords) private var words

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        GoodreadsIcon(.progressUpdate, upTo: 28)
        Text(words.updateProgress)
      }
    }
    .buttonStyle(.goodreadsLink)
  }
}

extension View {
  /// The ground of a card: round corners of 6 points and the companion's brown shadow.
  func goodreadsCard() -> some View {
    background(
      RoundedRectangle(cornerRadius: 6)
        .fill(GoodreadsColors.card)
        .shadow(color: .grBrown.opacity(0.08), radius: 8, y: 2))
  }
}
