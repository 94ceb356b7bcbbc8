import Drawing

extension Color {
  /// A colour after the environment has been applied.
  public struct Resolved: Hashable, Sendable {
    /// The component in linear light.
    public var linearRed: Float
    /// The component in linear light.
    public var linearGreen: Float
    /// The component in linear light.
    public var linearBlue: Float
    /// 0 is clear, 1 is opaque.
    public var opacity: Float

    /// A colour from components, 0…1 where in gamut.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let (r, g, b) = colorSpace.sRGB(Double(red), Double(green), Double(blue))
      self.init(ResolvedColor(red: r, green: g, blue: b, alpha: Double(opacity)))
    }

    package init(_ color: ResolvedColor) {
      linearRed = Float(ColorMath.linear(color.red))
      linearGreen = Float(ColorMath.linear(color.green))
      linearBlue = Float(ColorMath.linear(color.blue))
      opacity = Float(color.alpha)
    }

    package var drawing: ResolvedColor {
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }

    /// The component in sRGB.
    public var red: Float {
      get { Float(ColorMath.encoded(Double(linearRed))) }
      set { linearRed = Float(ColorMath.linear(Double(newValue))) }
    }

    /// The component in sRGB.
    public var green: Float {
      get { Float(ColorMath.encoded(Double(linearGreen))) }
      set { linearGreen = Float(ColorMath.linear(Double(newValue))) }
    }

    /// The component in sRGB.
    public var blue: Float {
      get { Float(ColorMath.encoded(Double(linearBlue))) }
      set { linearBlue = Float(ColorMath.linear(Double(newValue))) }
    }

    /// The colour of Core Graphics.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// A colour that no longer depends on the environment.
  public init(_ resolved: Resolved) { self.init(resolved.drawing) }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { drawing.hexDescription }
}

extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(value) }
  }
}

extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      (linearBlue, opacity) = newValue.second.second[]
    }
  }
}

extension ResolvedColor {
  /// `#RRGGBBAA`, components clamped to sRGB.
  package var hexDescription: String {
    let bytes = [red, green, blue, alpha].map { component -> String in
      let byte = Int((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }

  /// A colour between two; alpha is mixed in step with the components, which are premultiplied so
  /// that a clear colour lends nothing of its own.
  package func mixed(
    with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ResolvedColor {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    guard alpha > 0 else { return ResolvedColor(red: red, green: green, blue: blue, alpha: 0) }
    func blend(_ a: Double, _ b: Double) -> Double {
      (a * self.alpha * (1 - fraction) + b * other.alpha * fraction) / alpha
    }
    guard space == .perceptual else {
      return ResolvedColor(
        red: blend(red, other.red), green: blend(green, other.green),
        blue: blend(blue, other.blue), alpha: alpha)
    }
    let a = ColorMath.oklab(fromSRGB: (red, green, blue))
    let b = ColorMath.oklab(fromSRGB: (other.red, other.green, other.blue))
    let (r, g, bl) = ColorMath.sRGB(fromOklab: (blend(a.0, b.0), blend(a.1, b.1), blend(a.2, b.2)))
    return ResolvedColor(red: r, green: g, blue: bl, alpha: alpha)
  }
}
