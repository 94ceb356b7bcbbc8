import KitSupport
import SwiftUI

/// Five large stars that take fingers in all of their strip, 44 points high.
struct RatingStrip: View {
  let rating: Int
  let set: (Int) -> Void
  @State private var previous = 0
  @ScaledLength(upTo: 36) private var scaled: CGFloat = 28
  @Environment(\.layoutDirection) private var direction
  @Environment(\.goodreadsWords) private var words

  private let spacing: CGFloat = 6
  private var size: CGFloat { max(scaled, 28) }
  /// What the strip is wider on each side than its stars, so that it has 44 points for each.
  private var margin: CGFloat { max(0, (44 * 5 - (size * 5 + spacing * 4)) / 2) }
  private var rise: CGFloat { max(0, (44 - size) / 2) }

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(1...5, id: \.self) { number in
        LargeStar(isFilled: number <= rating, size: size, delay: delay(of: number))
      }
    }
    .padding(.horizontal, margin)
    .padding(.vertical, rise)
    .contentShape(Rectangle())
    .gesture(
      SpatialTapGesture().onEnded { tap in
        let number = star(at: tap.location.x)
        set(number == rating ? 0 : number)
      }
    )
    .simultaneousGesture(
      DragGesture(minimumDistance: 8).onChanged { drag in
        guard abs(drag.translation.width) > abs(drag.translation.height) else { return }
        set(star(at: drag.location.x))
      }
    )
    .padding(.horizontal, -margin)
    .padding(.vertical, -rise)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.rateThisBook)
    .accessibilityValue(rating > 0 ? spokenValue : words.noRating)
    .accessibilityHint(words.ratesBook)
    .accessibilityAdjustableAction { step in
      switch step {
      case .increment: set(rating + 1)
      case .decrement: set(rating - 1)
      @unknown default: break
      }
    }
    .accessibilityAction(named: Text(words.clearRating)) { set(0) }
    .onChange(of: rating, initial: true) { _, new in previous = new }
  }

  private var spokenValue: String {
    let caption = words.starCaptions.indices.contains(rating - 1) ? words.starCaptions[rating - 1] : nil
    return GoodreadsWords.joined([words.stars(rating), caption])
  }

  /// Seconds: stars that are filled together come one after the other.
  private func delay(of number: Int) -> Double {
    number <= rating ? Double(max(0, number - 1 - previous)) * GoodreadsMotion.starStagger : 0
  }

  private func star(at x: CGFloat) -> Int {
    let number = Int(((x - margin + spacing / 2) / (size + spacing)).rounded(.down)) + 1
    let clamped = min(max(number, 1), 5)
    return direction == .rightToLeft ? 6 - clamped : clamped
  }
}

/// A star that springs out of its middle when it is filled.
private struct LargeStar: View {
  let isFilled: Bool
  let size: CGFloat
  /// Seconds.
  let delay: Double
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack {
      StarGlyph().foregroundStyle(GoodreadsColors.rail)
      StarGlyph()
        .foregroundStyle(GoodreadsColors.amber)
        .scaleEffect(isFilled || reducesMotion ? 1 : 0.01)
        .opacity(isFilled ? 1 : 0)
    }
    .frame(width: size, height: size)
    .animation(GoodreadsMotion.star.delay(delay), reduced: nil, value: isFilled)
  }
}
