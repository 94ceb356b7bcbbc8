import CoreGraphics
import Drawing
import Foundation

/// A colour, fixed or made for the traits under which it is shown.
public final class UIColor: NSObject, @unchecked Sendable {
  package enum Provider: Hashable, Sendable {
    /// Extended sRGB.
    case components(ResolvedColor)
    case hue(SystemPalette.Hue)
    case semantic(SemanticColor)
    /// A closure is equal to itself only.
    case dynamic(Dynamic)
    indirect case alpha(Provider, Double)
  }

  /// A closure with an identity.
  package final class Dynamic: Hashable, Sendable {
    package let make: @Sendable (UITraitCollection) -> UIColor

    package init(_ make: @escaping @Sendable (UITraitCollection) -> UIColor) { self.make = make }

    package static func == (a: Dynamic, b: Dynamic) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  package let provider: Provider

  package init(provider: Provider) { self.provider = provider }

  /// A colour in extended sRGB; components outside 0…1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      provider: .components(
        ResolvedColor(
          red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
  }

  /// A gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (r, g, b) = ColorMath.rgb(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: alpha)
  }

  /// A colour in Display P3, kept as extended sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = ColorMath.sRGB(
      fromDisplayP3: (Double(displayP3Red), Double(green), Double(blue)))
    self.init(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: alpha)
  }

  /// The colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let (r, g, b) = cgColor.sRGBComponents
    self.init(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: cgColor.alpha)
  }

  /// A colour that is made anew for each set of traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(provider: .dynamic(Dynamic(dynamicProvider)))
  }

  /// The colour of an asset catalogue of the program; nil where there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of an asset catalogue; nil where there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = AssetLibrary.shared.color(AssetName(name, in: bundle)) else { return nil }
    self.init(provider: color.provider)
  }

  /// The same colour with its alpha replaced.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(var color) = provider {
      color.alpha = Double(alpha)
      return UIColor(provider: .components(color))
    }
    return UIColor(provider: .alpha(provider, Double(alpha)))
  }

  /// The colour for the traits, as one that no longer changes.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = provider { return self }
    return UIColor(provider: .components(resolved(with: traitCollection)))
  }

  package func resolved(with traits: UITraitCollection) -> ResolvedColor {
    Self.resolve(provider, traits, depth: 0)
  }

  private static func resolve(
    _ provider: Provider, _ traits: UITraitCollection, depth: Int
  ) -> ResolvedColor {
    let values = traits.values
    switch provider {
    case .components(let color): return color
    case .hue(let hue):
      return values.palette.color(
        hue, dark: values.style == .dark, increasedContrast: values.contrast == .high)
    case .semantic(let color):
      return color.color(
        in: values.palette, dark: values.style == .dark,
        increasedContrast: values.contrast == .high, elevated: values.level == .elevated)
    case .dynamic(let dynamic):
      // A provider that returns its own colour would never end.
      guard depth < 32 else { return .clear }
      return resolve(dynamic.make(traits).provider, traits, depth: depth + 1)
    case .alpha(let base, let alpha):
      var color = resolve(base, traits, depth: depth)
      color.alpha = alpha
      return color
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.provider == provider
  }

  public override var hash: Int { provider.hashValue }

  public override var description: String {
    let c = resolved(with: .current)
    return "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
  }
}
