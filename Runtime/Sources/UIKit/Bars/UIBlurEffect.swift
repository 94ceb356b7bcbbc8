import Foundation

/// What is done to what lies behind a view.
@MainActor @preconcurrency
public class UIVisualEffect {
  fileprivate init() {}
}

/// A blur of what lies behind, with a tint.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// The thickness of the tint, and whether it follows the appearance or is light or dark always.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

extension UIBlurEffect.Style {
  package enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, chrome }

  package var thickness: Thickness {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    default: .regular
    }
  }

  /// The appearance that the style keeps to; nil follows that of the surroundings.
  package var fixedStyle: UIUserInterfaceStyle? {
    switch self {
    case .extraLight, .light: .light
    case .dark: .dark
    default: rawValue >= 16 ? .dark : rawValue >= 11 ? .light : nil
    }
  }
}
