import Drawing
import UIKit

/// A colour that adapts to the environment it is shown in.
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    /// Extended sRGB.
    case components(ResolvedColor)
    case hue(SystemPalette.Hue)
    case semantic(SemanticColor)
    case accent
    case opacity(Color, Double)
    case mix(Color, Color, fraction: Double, space: Gradient.ColorSpace)
    case uiColor(UIColor)
    /// A colour of an asset catalogue, by name.
    case named(AssetName)
  }

  package var provider: Provider

  package init(provider: Provider) { self.provider = provider }

  package init(_ color: ResolvedColor) { provider = .components(color) }

  /// The colour in an environment.
  package func resolved(in context: ColorContext) -> ResolvedColor {
    switch provider {
    case .components(let color): color
    case .hue(let hue): context.color(hue)
    case .semantic(let color): context.color(color)
    case .accent: context.accent ?? context.color(.blue)
    case .opacity(let base, let factor):
      base.resolved(in: context).multiplyingAlpha(by: factor)
    case .mix(let first, let second, let fraction, let space):
      first.resolved(in: context).mixed(
        with: second.resolved(in: context), by: fraction, in: space)
    case .uiColor(let color): color.resolved(with: context.traits)
    // As on iOS, a colour that is not found draws nothing.
    case .named(let name): AssetLibrary.shared.color(name)?.resolved(with: context.traits) ?? .clear
    }
  }

  /// The name of the asset that the colour asks for and that is not found; for reports.
  package var missingAsset: String? {
    switch provider {
    case .named(let name): AssetLibrary.shared.color(name) == nil ? name.name : nil
    case .opacity(let base, _): base.missingAsset
    case .mix(let first, let second, _, _): first.missingAsset ?? second.missingAsset
    default: nil
    }
  }

  /// The colour with its alpha multiplied by the factor, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    if case .components(let color) = provider {
      return Color(color.multiplyingAlpha(by: opacity))
    }
    return Color(provider: .opacity(self, opacity))
  }

  /// A colour between this one and another.
  /// - Parameter fraction: 0 is this colour, 1 the other; values outside are clamped.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(provider: .mix(self, rhs, fraction: min(max(fraction, 0), 1), space: colorSpace))
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch provider {
    case .components(let color): color.hexDescription
    case .hue(let hue): hue.rawValue
    case .semantic(.label): "primary"
    case .semantic(.secondaryLabel): "secondary"
    case .semantic(let color): color.rawValue
    case .accent: "accentColor"
    case .opacity(let base, let factor): "\(Int((factor * 100).rounded()))% \(base)"
    case .mix(let first, let second, let fraction, _): "\(first) mixed with \(fraction) of \(second)"
    case .uiColor(let color): color.description
    case .named(let name): "NamedColor(name: \"\(name.name)\", bundle: nil)"
    }
  }
}
