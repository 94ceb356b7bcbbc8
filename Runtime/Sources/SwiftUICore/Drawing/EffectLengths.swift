import CoreGraphics

extension CGFloat {
  /// A radius that can be drawn: what is negative or no number is 0, and beyond 1000 points a blur
  /// shows nothing but its colour.
  var drawableRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1000) }

  /// A distance that can be drawn: what is no number is 0, and far off every screen is far enough.
  var drawableOffset: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension CGSize {
  var drawableOffset: CGSize { CGSize(width: width.drawableOffset, height: height.drawableOffset) }
}

extension CGAffineTransform {
  /// Whether the map can be drawn through: of numbers, leaving some area, and within all measure.
  var isDrawable: Bool {
    [a, b, c, d].allSatisfy { abs($0) < 1e7 } && abs(tx) < 1e9 && abs(ty) < 1e9 && abs(a * d - b * c) > 1e-12
  }
}
