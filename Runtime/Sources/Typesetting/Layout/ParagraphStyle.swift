import CoreGraphics

/// How spans are broken into lines and set.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package var alignment: Alignment
  package var isRightToLeft: Bool
  /// At most so many lines; nil is no limit.
  package var lineLimit: Int?
  /// At least the height of so many lines is reserved (`lineLimit(3...)`, `reservesSpace`).
  package var minimumLines: Int
  package var truncation: Truncation
  /// Points between lines beyond the font's own.
  package var lineSpacing: CGFloat
  /// 0…1: how far the text may be scaled down before it is truncated.
  package var minimumScaleFactor: CGFloat
  package var allowsTightening: Bool
  /// Device pixels a point: sizes are rounded up and baselines rounded to whole pixels.
  package var displayScale: CGFloat

  package init(
    alignment: Alignment = .leading, isRightToLeft: Bool = false, lineLimit: Int? = nil,
    minimumLines: Int = 0, truncation: Truncation = .tail, lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, displayScale: CGFloat = 3
  ) {
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.displayScale = displayScale
  }
}
