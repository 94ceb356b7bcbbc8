import CoreGraphics

/// The text styles of iOS at the twelve text sizes.
///
/// Source: the Dynamic Type tables of Apple's Human Interface Guidelines (size and leading in
/// points). Leading at the twelve sizes is also what scaled metrics follow (measured: 90 → 253.667 at
/// the largest size with the body's 22 → 62).
package enum TypeRamp {
  package enum Style: Int, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
    case caption2
  }

  package struct Metrics: Hashable, Sendable {
    /// Points.
    package var size: CGFloat
    /// The distance between baselines, in points.
    package var leading: CGFloat
  }

  /// The number of text sizes; index 3 is the one that a device is delivered with.
  package static let sizeCount = 12
  package static let standardSize = 3

  /// - Parameter size: 0 for the smallest text size, 11 for the largest; clamped.
  package static func metrics(_ style: Style, size: Int) -> Metrics {
    let row = rows[min(max(size, 0), sizeCount - 1)]
    let (points, leading) = row[style.rawValue]
    return Metrics(size: points, leading: leading)
  }

  /// How a length that belongs to the style grows with the text size.
  package static func factor(_ style: Style, size: Int) -> CGFloat {
    metrics(style, size: size).leading / metrics(style, size: standardSize).leading
  }

  private static let rows: [[(CGFloat, CGFloat)]] = [
    [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)],
    [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)],
    [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)],
    [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)],
    [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)],
    [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)],
    [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)],
    [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 29), (20, 25)],
    [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)],
    [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)],
    [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)],
    [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)],
  ]
}
