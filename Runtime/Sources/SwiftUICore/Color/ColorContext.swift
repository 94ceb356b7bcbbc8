import Drawing
import UIKit

/// What a colour depends on: the part of the environment that colours are resolved in.
package struct ColorContext: Hashable, Sendable {
  package var scheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Content lies above the ground, as in a sheet: dark backgrounds are one step lighter.
  package var isElevated: Bool
  /// The device profile's version of iOS.
  package var palette: SystemPalette
  /// `accentColor`, where the environment has another than the palette's blue.
  package var accent: ResolvedColor?

  package init(
    scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    isElevated: Bool = false, palette: SystemPalette = .iOS18, accent: ResolvedColor? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.isElevated = isElevated
    self.palette = palette
    self.accent = accent
  }

  /// The traits that colours of UIKit are resolved with.
  package var traits: UITraitCollection {
    var values = UITraitCollection.Values()
    values.style = scheme == .dark ? .dark : .light
    values.contrast = contrast == .increased ? .high : .normal
    values.level = isElevated ? .elevated : .base
    values.idiom = .phone
    values.palette = palette
    return UITraitCollection(values: values)
  }

  package func color(_ hue: SystemPalette.Hue) -> ResolvedColor {
    palette.color(hue, dark: scheme == .dark, increasedContrast: contrast == .increased)
  }

  package func color(_ semantic: SemanticColor) -> ResolvedColor {
    semantic.color(
      in: palette, dark: scheme == .dark, increasedContrast: contrast == .increased,
      elevated: isElevated)
  }
}
