/// A shadow that a style casts outside or inside of what it fills.
public struct ShadowStyle: Equatable, Sendable {
  package var color: Color
  package var radius: CGFloat
  package var offset: CGSize
  package var isInner: Bool

  /// A shadow behind what is filled.
  /// - Parameter radius: points; the blur.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow inside of what is filled, as if it were cut out.
  /// - Parameter radius: points; the blur.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}
