import CoreGraphics

/// How large a symbol is beside text of its size.
public enum UIImageSymbolScale: Int, Sendable {
  case `default` = -1
  case unspecified = 0
  case small = 1
  case medium = 2
  case large = 3
}

/// How heavy a symbol is.
public enum UIImageSymbolWeight: Int, Sendable {
  case unspecified = 0
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension UIImage {
  /// The size, weight and scale of a symbol.
  public final class SymbolConfiguration: Hashable, Sendable {
    package let pointSize: CGFloat?
    package let weight: UIImageSymbolWeight
    package let scale: UIImageSymbolScale

    private init(pointSize: CGFloat?, weight: UIImageSymbolWeight, scale: UIImageSymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: UIImageSymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: UIImageSymbolWeight, scale: UIImageSymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    public convenience init(scale: UIImageSymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    public convenience init(weight: UIImageSymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// The size of a style at the current traits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified,
        scale: .unspecified)
    }

    /// The size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// This configuration, with what the other one says in its place.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }

    public static func == (lhs: SymbolConfiguration, rhs: SymbolConfiguration) -> Bool {
      lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.scale == rhs.scale
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
    }
  }
}
