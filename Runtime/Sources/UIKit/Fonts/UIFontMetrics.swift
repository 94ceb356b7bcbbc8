import CoreGraphics
import Foundation

/// How lengths and fonts of an app grow with a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the size that the current traits ask for.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The font at the size that the current traits ask for, but no larger than the given points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// The length at the current traits.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length at the traits, rounded to a pixel where they say how large one is.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scaled =
      value * TypeRamp.factor(style.ramp, size: traits.preferredContentSizeCategory.rank)
    let scale = traits.displayScale
    return scale > 0 ? (scaled * scale).rounded() / scale : scaled
  }
}
