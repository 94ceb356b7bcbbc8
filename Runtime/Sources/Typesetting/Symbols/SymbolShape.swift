import CoreGraphics

/// A symbol in em of the point size: y upwards from the text baseline, the left edge of its ink at 0.
struct SymbolShape: Hashable, Sendable {
  /// The parts in SF Symbols' order of layers, the first is the primary one.
  var parts: [Outline]
  /// The parts as one figure, to be filled by the nonzero rule.
  var whole: Outline

  init(parts: [Outline], whole: Outline) {
    self.parts = parts
    self.whole = whole
  }

  init(_ outline: Outline) {
    parts = [outline]
    whole = outline
  }

  func applying(_ transform: CGAffineTransform) -> SymbolShape {
    SymbolShape(parts: parts.map { $0.applying(transform) }, whole: whole.applying(transform))
  }
}

/// How SF Symbols are proportioned, in em of the point size.
enum SymbolMetrics {
  /// Of the capitals of the text beside it: symbols are centred on them.
  static let capCentre = FontMetrics.system.capHeight / 2

  /// The thickness of a symbol's lines. Regular is CupertinoIcons' own, which looks like SF Symbols';
  /// the others follow the stems of the system font.
  static func stroke(weight: CGFloat) -> CGFloat { interpolate(strokes, at: weight) }

  private static let strokes: [(CGFloat, CGFloat)] = [
    (100, 0.036), (200, 0.052), (300, 0.068), (400, 0.086), (500, 0.100), (600, 0.114), (700, 0.131), (800, 0.148),
    (900, 0.165),
  ]

  /// Between a symbol's ink and its box. On iOS `house` at 17 pt is 23 × 19⅔ points.
  static let horizontalInset: CGFloat = 0.0915
  static let verticalInset: CGFloat = 0.066
}
