/// Colour components and the space in which they are measured.
public final class CGColor: Hashable, Sendable {
  /// The space of the components.
  public let colorSpace: CGColorSpace?

  /// The colour components followed by alpha.
  public let components: [CGFloat]?

  private let values: [CGFloat]

  /// A colour from components followed by alpha; nil when their number does not fit the space.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    colorSpace = space
    self.components = values
  }

  package init(space: CGColorSpace, values: [CGFloat]) {
    self.values = values
    colorSpace = space
    components = values
  }

  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// A colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// A gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Components together with alpha.
  public var numberOfComponents: Int { values.count }

  /// 0 is clear, 1 is opaque.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
  }

  /// The colour in another space; nil when the space has no name that is known.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    let (r, g, b) = sRGBComponents
    let triple: ColorMath.Triple
    switch space.encoding {
    case .sRGB: triple = (r, g, b)
    case .linearSRGB: triple = (ColorMath.linear(r), ColorMath.linear(g), ColorMath.linear(b))
    case .displayP3: triple = ColorMath.displayP3(fromSRGB: (r, g, b))
    case .gray:
      let luminance =
        0.2126 * ColorMath.linear(r) + 0.7152 * ColorMath.linear(g) + 0.0722 * ColorMath.linear(b)
      return CGColor(space: space, values: [CGFloat(ColorMath.encoded(luminance)), alpha])
    }
    return CGColor(
      space: space, values: [CGFloat(triple.0), CGFloat(triple.1), CGFloat(triple.2), alpha])
  }

  /// The components in extended sRGB.
  package var sRGBComponents: ColorMath.Triple {
    let c = values.map(Double.init)
    switch (colorSpace ?? .standard).encoding {
    case .sRGB: return (c[0], c[1], c[2])
    case .linearSRGB:
      return (ColorMath.encoded(c[0]), ColorMath.encoded(c[1]), ColorMath.encoded(c[2]))
    case .displayP3: return ColorMath.sRGB(fromDisplayP3: (c[0], c[1], c[2]))
    case .gray: return (c[0], c[0], c[0])
    }
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// What is kept when colours do not fit a space.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
