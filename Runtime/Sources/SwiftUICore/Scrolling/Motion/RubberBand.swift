import CoreGraphics

/// How content gives way to a finger that pulls it beyond its end: less and less, and never further than
/// the viewport is long.
enum RubberBand {
  /// UIScrollView's constant.
  private static let stiffness: CGFloat = 0.55

  /// Points that the content moves beyond its end.
  /// - Parameters:
  ///   - pull: points that the finger has moved beyond it.
  ///   - length: of the viewport, in points.
  static func stretch(for pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * stiffness / length + 1)) * length
  }

  /// Points that a finger has moved beyond the end when the content has moved so far.
  static func pull(for stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch > 0 else { return 0 }
    // The whole viewport would take an endless pull.
    let part = min(stretch / length, 0.999)
    return (1 / (1 - part) - 1) * length / stiffness
  }

  /// How fast the content moves beside the finger.
  static func slope(at pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 1 }
    let factor = pull * stiffness / length + 1
    return stiffness / (factor * factor)
  }

  /// The offset that shows for one that a finger asks for.
  static func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if offset < range.lowerBound {
      return range.lowerBound - stretch(for: range.lowerBound - offset, length: length)
    }
    if offset > range.upperBound {
      return range.upperBound + stretch(for: offset - range.upperBound, length: length)
    }
    return offset
  }

  /// The offset that a finger asks for when this one shows.
  static func asked(_ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if offset < range.lowerBound {
      return range.lowerBound - pull(for: range.lowerBound - offset, length: length)
    }
    if offset > range.upperBound {
      return range.upperBound + pull(for: offset - range.upperBound, length: length)
    }
    return offset
  }

  /// How fast the content moves beside the finger that asks for an offset.
  static func slope(at offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    slope(at: max(range.lowerBound - offset, offset - range.upperBound), length: length)
  }
}
