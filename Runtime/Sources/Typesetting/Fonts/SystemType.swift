import CoreGraphics

/// How Inter is drawn and spaced so that it measures as iOS's system font does.
///
/// Constants and their errors: model A+ of the calibration against text recorded on iOS (mean error of
/// widths 0.4 %). Regular, medium, semibold and bold are measured; other weights are extrapolated.
enum SystemType {
  /// Makes Inter's capitals as high as San Francisco's.
  static let drawScale: CGFloat = 0.9685

  /// 0 for text sizes, 1 for display sizes: how far between the two cuts a size lies.
  static func displayShare(size: CGFloat) -> CGFloat { interpolate(displayShares, at: size) }

  static func opticalSize(size: CGFloat) -> CGFloat { 14 + 10 * displayShare(size: size) }

  /// Inter's weight axis for stems as thick as San Francisco's.
  static func weightAxis(weight: CGFloat) -> CGFloat { interpolate(weightAxes, at: weight) }

  /// Points after each glyph, before what `GlyphSpacing` adds by kind of character.
  static func tracking(size: CGFloat, weight: CGFloat) -> CGFloat {
    let share = displayShare(size: size)
    let offset =
      (1 - share) * interpolate(textOffsets, at: weight) + share * interpolate(displayOffsets, at: weight)
    return appleTracking(size: size) + offset / 1000 * size
  }

  /// Apple's tracking table for the system font, in points.
  static func appleTracking(size: CGFloat) -> CGFloat { interpolate(appleTrackings, at: size) }

  static func spacing(size: CGFloat, weight: CGFloat) -> GlyphSpacing {
    GlyphSpacing(
      all: tracking(size: size, weight: weight), space: -0.00607 * size, uppercase: 0.00108 * size,
      digit: -0.00084 * size, one: 0.02565 * size, two: -0.00955 * size, other: 0.01797 * size)
  }

  /// San Francisco's rounded design is taken to be as wide as the standard one: Nunito is spaced so that
  /// 90 characters of English and digits are.
  static func roundedSpacing(size: CGFloat, weight: CGFloat) -> GlyphSpacing {
    let share = displayShare(size: size)
    let offset =
      (1 - share) * interpolate(roundedTextOffsets, at: weight)
      + share * interpolate(roundedDisplayOffsets, at: weight)
    var spacing = GlyphSpacing.none
    spacing.all = appleTracking(size: size) + offset / 1000 * size
    return spacing
  }

  private static let roundedTextOffsets: [(CGFloat, CGFloat)] = [
    (300, 14), (400, 20.4), (500, 28), (600, 34.2), (700, 37), (900, 40.6),
  ]
  private static let roundedDisplayOffsets: [(CGFloat, CGFloat)] = [
    (300, -44), (400, -37.2), (500, -23.2), (600, -16.6), (700, -18.3), (900, -21.8),
  ]

  private static let displayShares: [(CGFloat, CGFloat)] = [
    (17, 0), (18, 0.05), (19, 0.10), (20, 0.23), (21, 0.38), (22, 0.53), (23, 0.67), (24, 0.78), (25, 0.85),
    (26, 0.905), (27, 0.955), (28, 1),
  ]

  private static let weightAxes: [(CGFloat, CGFloat)] = [
    (100, 100), (400, 390), (500, 510), (600, 597), (700, 717), (800, 812), (900, 900),
  ]

  // Thousandths of an em. Lighter and heavier than measured: 6 for 100 units of weight.
  private static let textOffsets: [(CGFloat, CGFloat)] = [
    (100, -4.84), (400, 13.16), (500, 18.54), (600, 24.66), (700, 30.55), (900, 42.55),
  ]
  private static let displayOffsets: [(CGFloat, CGFloat)] = [
    (100, -39.52), (400, -21.52), (500, -12.36), (600, -7.67), (700, -8.87), (900, -8.87),
  ]

  // Human Interface Guidelines, Typography: tracking values of SF Pro on iOS.
  private static let appleTrackings: [(CGFloat, CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40),
    (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37),
    (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36),
    (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32),
    (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
    (72, 0.14), (76, 0.07), (80, 0),
  ]
}

/// Points added after a glyph, by what it stands for.
package struct GlyphSpacing: Hashable, Sendable {
  package var all: CGFloat
  package var space: CGFloat
  package var uppercase: CGFloat
  package var digit: CGFloat
  /// San Francisco's 1 is wider and its 2 narrower than Inter's (model B of the calibration).
  package var one: CGFloat
  package var two: CGFloat
  package var other: CGFloat

  package static let none = GlyphSpacing(all: 0, space: 0, uppercase: 0, digit: 0, one: 0, two: 0, other: 0)

  func after(_ scalar: Unicode.Scalar) -> CGFloat {
    if scalar == "1" { return all + one }
    if scalar == "2" { return all + two }
    if scalar == " " || scalar == "\u{A0}" { return all + space }
    if scalar.isASCIILetter { return scalar.value < 0x60 ? all + uppercase : all }
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? all + digit : all + other }
    let properties = scalar.properties
    if properties.isLowercase { return all }
    if properties.isUppercase { return all + uppercase }
    if properties.numericType == .decimal { return all + digit }
    return properties.isAlphabetic ? all : all + other
  }
}

/// Linear between the points of a table, constant beyond its ends.
func interpolate(_ table: [(CGFloat, CGFloat)], at x: CGFloat) -> CGFloat {
  guard let first = table.first, let last = table.last else { return 0 }
  if !(x > first.0) { return first.1 }
  if x >= last.0 { return last.1 }
  let upper = table.firstIndex { $0.0 >= x }!
  let (x0, y0) = table[upper - 1]
  let (x1, y1) = table[upper]
  return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
}
