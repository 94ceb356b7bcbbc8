import Drawing
import UIKit

extension Color {
  /// The space in which colour components are given.
  public enum RGBColorSpace: Sendable {
    /// Extended sRGB.
    case sRGB
    /// sRGB without its transfer function.
    case sRGBLinear
    /// Display P3, kept as extended sRGB.
    case displayP3

    package func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> ColorMath.Triple {
      switch self {
      case .sRGB: (red, green, blue)
      case .sRGBLinear: (ColorMath.encoded(red), ColorMath.encoded(green), ColorMath.encoded(blue))
      case .displayP3: ColorMath.sRGB(fromDisplayP3: (red, green, blue))
      }
    }
  }

  /// A colour from components, 0…1 where in gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (r, g, b) = colorSpace.sRGB(red, green, blue)
    self.init(ResolvedColor(red: r, green: g, blue: b, alpha: opacity))
  }

  /// A gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness in sRGB, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (r, g, b) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(ResolvedColor(red: r, green: g, blue: b, alpha: opacity))
  }

  /// A colour of an asset catalogue; one that is not there draws nothing and is reported by name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(provider: .named(AssetName(name, in: bundle))) }

  /// A colour of a bundle's resources.
  public init(_ resource: ColorResource) { self.init(provider: .named(resource.asset)) }

  /// The colour of UIKit.
  public init(uiColor: UIColor) { self.init(provider: .uiColor(uiColor)) }

  /// The colour of UIKit.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// The colour of Core Graphics.
  public init(cgColor: CGColor) {
    let (r, g, b) = cgColor.sRGBComponents
    self.init(ResolvedColor(red: r, green: g, blue: b, alpha: Double(cgColor.alpha)))
  }

  /// The colour of Core Graphics.
  // Disfavoured so that `Color(.white)` means UIKit's.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour of Core Graphics, where it does not depend on the environment; otherwise nil.
  public var cgColor: CGColor? {
    guard case .components(let c) = provider else { return nil }
    return CGColor(
      red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
  }
}

extension UIColor {
  /// The colour of SwiftUI, still adapting to the traits under which it is shown.
  public convenience init(_ color: Color) {
    switch color.provider {
    case .components(let components): self.init(provider: .components(components))
    case .hue(let hue): self.init(provider: .hue(hue))
    case .semantic(let semantic): self.init(provider: .semantic(semantic))
    case .uiColor(let uiColor): self.init(provider: uiColor.provider)
    default:
      self.init { traits in
        UIColor(provider: .components(color.resolved(in: ColorContext(traits: traits))))
      }
    }
  }
}

extension ColorContext {
  package init(traits: UITraitCollection) {
    self.init(
      scheme: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard,
      isElevated: traits.userInterfaceLevel == .elevated, palette: traits.values.palette)
  }
}
