import CoreGraphics

/// A colour after the environment has been applied: extended sRGB components, 0…1 where in gamut.
package struct ResolvedColor: Hashable, Sendable, Codable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  package func multiplyingAlpha(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// What a fill, a stroke or a run of glyphs is painted with. Points are in the local space of the
/// item that uses the paint; `unit` points are resolved by whoever records the item.
package enum Paint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: ResolvedColor
    /// 0…1, ascending.
    package var location: CGFloat
    package init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  case color(ResolvedColor)
  case linear(stops: [Stop], start: CGPoint, end: CGPoint)
  /// Concentric circles about `center`, from `startRadius` to `endRadius`.
  case radial(stops: [Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// As `radial`, stretched so that the unit circle fills `rect`.
  case elliptical(stops: [Stop], rect: CGRect, center: CGPoint, startFraction: CGFloat, endFraction: CGFloat)
  /// Angles in radians, clockwise on screen from the positive x axis.
  case angular(stops: [Stop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// The image's picture repeated from `origin`, one tile being `size` points.
  case image(BitmapImage, origin: CGPoint, tile: CGSize)
  /// A blur of what lies behind, tinted: `Material`.
  case backdrop(Backdrop)
}

/// A material: what lies behind is blurred, its colours are enriched, then a tint is laid over.
package struct Backdrop: Hashable, Sendable {
  /// Points; the standard deviation of the Gaussian.
  package var blurRadius: CGFloat
  /// 1 leaves colours as they are.
  package var saturation: Double
  package var tint: ResolvedColor

  package init(blurRadius: CGFloat, saturation: Double, tint: ResolvedColor) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}
