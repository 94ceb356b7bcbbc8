import CoreGraphics

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// Points.
    case fixed(CGFloat)
    /// One track between two lengths in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each between two lengths in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// Points to the next track; nil is the standard distance, 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A track of a grid once its length is known.
struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// Where the last track ends.
  static func total(_ tracks: [GridTrack]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  /// Shares a length among the items: fixed ones first, then in order an equal part of what is left to
  /// each of the others. Without a length, flexible items take their minimum.
  static func tracks(for items: [GridItem], in length: CGFloat?) -> [GridTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
    let fixed = items.reduce(CGFloat(0)) { sum, item in
      if case .fixed(let length) = item.size { return sum + max(0, length) }
      return sum
    }
    var remaining = length.map { max(0, $0 - gaps - fixed) } ?? 0
    var flexibleCount = items.count { item in
      if case .fixed = item.size { return false }
      return true
    }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let part = flexibleCount > 0 ? remaining / CGFloat(flexibleCount) : 0
      let lengths: [CGFloat]
      switch item.size {
      case .fixed(let length):
        lengths = [max(0, length)]
      case .flexible(let minimum, let maximum):
        lengths = [clamp(part, minimum, maximum)]
      case .adaptive(let minimum, let maximum):
        lengths = adaptiveLengths(part, minimum, maximum, gap(item))
      }
      if case .fixed = item.size {
      } else {
        remaining = max(0, remaining - lengths.reduce(0, +) - gap(item) * CGFloat(lengths.count - 1))
        flexibleCount -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + gap(item)
      }
      if index == items.count - 1 { break }
    }
    return tracks
  }

  private static func gap(_ item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.standardDistance }

  private static func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(max(0, least), min(value, most))
  }

  private static func adaptiveLengths(
    _ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ gap: CGFloat
  ) -> [CGFloat] {
    let step = minimum + gap
    // More tracks than pixels say nothing; the bound also keeps the number one that can be counted to.
    let fits = step > 0 && length.isFinite ? min((length + gap) / step, 10_000) : 1
    let count = max(1, Int(fits))
    let each = (length - gap * CGFloat(count - 1)) / CGFloat(count)
    return Array(repeating: clamp(each, minimum, maximum), count: count)
  }
}
