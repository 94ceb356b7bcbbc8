import CoreGraphics
import Drawing

/// The colours that iOS names by purpose. Values of iOS 13–18 (26 kept them, its link follows blue);
/// increased contrast where Apple's tables give it, the standard value otherwise.
package enum SemanticColor: String, CaseIterable, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case placeholderText, separator, opaqueSeparator, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  package func color(
    in palette: SystemPalette, dark: Bool, increasedContrast: Bool, elevated: Bool
  ) -> ResolvedColor {
    switch self {
    case .label: dark ? .white : .black
    case .secondaryLabel: label(dark, increasedContrast ? (0.8, 0.7) : (0.6, 0.6))
    case .tertiaryLabel: label(dark, increasedContrast ? (0.7, 0.55) : (0.3, 0.3))
    case .quaternaryLabel: label(dark, increasedContrast ? (0.55, 0.4) : (0.18, 0.16))
    case .placeholderText: label(dark, (0.3, 0.3))
    case .separator: dark ? .init(hex: 0x545458, alpha: 0.6) : .init(hex: 0x3C3C43, alpha: 0.29)
    case .opaqueSeparator: .init(hex: dark ? 0x38383A : 0xC6C6C8)
    case .link:
      palette == .iOS26
        ? palette.color(.blue, dark: dark, increasedContrast: increasedContrast)
        : .init(hex: dark ? 0x0984FF : 0x007AFF)
    case .systemFill: .init(hex: 0x787880, alpha: dark ? 0.36 : 0.2)
    case .secondarySystemFill: .init(hex: 0x787880, alpha: dark ? 0.32 : 0.16)
    case .tertiarySystemFill: .init(hex: 0x767680, alpha: dark ? 0.24 : 0.12)
    case .quaternarySystemFill:
      dark ? .init(hex: 0x767680, alpha: 0.18) : .init(hex: 0x747480, alpha: 0.08)
    case .systemBackground:
      dark ? layer(elevated ? 1 : 0, increasedContrast) : .white
    case .secondarySystemBackground:
      dark ? layer(elevated ? 2 : 1, increasedContrast) : shade(increasedContrast)
    case .tertiarySystemBackground:
      dark ? layer(elevated ? 3 : 2, increasedContrast) : .white
    case .systemGroupedBackground:
      dark ? layer(elevated ? 1 : 0, increasedContrast) : shade(increasedContrast)
    case .secondarySystemGroupedBackground:
      dark ? layer(elevated ? 2 : 1, increasedContrast) : .white
    case .tertiarySystemGroupedBackground:
      dark ? layer(elevated ? 3 : 2, increasedContrast) : shade(increasedContrast)
    }
  }

  private func label(_ dark: Bool, _ alpha: (light: Double, dark: Double)) -> ResolvedColor {
    dark ? .init(hex: 0xEBEBF5, alpha: alpha.dark) : .init(hex: 0x3C3C43, alpha: alpha.light)
  }

  /// The shaded background of light appearance: gray 6.
  private func shade(_ increasedContrast: Bool) -> ResolvedColor {
    .init(hex: increasedContrast ? 0xEBEBF0 : 0xF2F2F7)
  }

  /// The dark backgrounds by height above the ground.
  private func layer(_ height: Int, _ increasedContrast: Bool) -> ResolvedColor {
    let standard: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    let increased: [UInt32] = [0x000000, 0x242426, 0x363638, 0x444446]
    return .init(hex: increasedContrast ? increased[height] : standard[height])
  }
}
