import UIKit

extension Font.TextStyle {
  /// A length that belongs to the style, at a text size: by the ratio of the style's leading, rounded
  /// to the device pixel (measured on iOS: 90 → 253.667 at the largest size and 3x).
  package func scaled(_ length: CGFloat, at size: DynamicTypeSize, displayScale: CGFloat) -> CGFloat {
    let scaled = length * TypeRamp.factor(ramp, size: size.rank)
    guard displayScale > 0, scaled.isFinite else { return scaled }
    return (scaled * displayScale).rounded() / displayScale
  }
}
