import KitSupport
import SwiftUI

/// Five stars, filled up to a value; a part of a star is cut at its place.
public struct StarRating: View {
  private let value: Double
  private let size: CGFloat
  private let ratings: Int?
  @ScaledLength private var scaled: CGFloat
  @Environment(\.goodreadsWords) private var words
  @Environment(\.locale) private var locale

  public init(value: Double, size: CGFloat = 15) { self.init(value: value, size: size, ratings: nil) }

  /// - Parameters:
  ///   - value: 0…5; what is less or more counts as these, what is no number as 0.
  ///   - size: points of a star at the default text size; it grows with the text to one and a half times as much.
  ///   - ratings: how many readers have rated, which VoiceOver says too.
  public init(value: Double, size: CGFloat = 15, ratings: Int?) {
    self.value = value.isNaN ? 0 : min(max(value, 0), 5)
    self.size = size
    self.ratings = ratings
    _scaled = ScaledLength(wrappedValue: size, relativeTo: .body, upTo: size * 1.5)
  }

  public var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<5, id: \.self) { index in
        Star(fill: min(max(value - Double(index), 0), 1), size: max(scaled, size))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.rating(value, ratings: ratings, locale: locale))
    .accessibilityAddTraits(.isImage)
  }
}

/// One star over its rail.
private struct Star: View {
  /// 0…1.
  let fill: Double
  let size: CGFloat

  var body: some View {
    ZStack(alignment: .leading) {
      StarGlyph().foregroundStyle(GoodreadsColors.rail)
      if fill > 0 {
        StarGlyph()
          .foregroundStyle(GoodreadsColors.amber)
          .mask(alignment: .leading) { Rectangle().frame(width: size * fill) }
      }
    }
    .frame(width: size, height: size)
  }
}

/// A star as large as it is offered.
struct StarGlyph: View {
  var body: some View { Image(systemName: GoodreadsSymbol.star.name).resizable().scaledToFit() }
}
