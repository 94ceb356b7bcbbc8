import SwiftUI

extension Color {
  /// A colour that follows the scheme and the contrast that the user has set.
  /// - Parameters:
  ///   - contrast: with Increase Contrast in the light scheme; `light` where it is nil.
  ///   - darkContrast: with Increase Contrast in the dark scheme; `dark` where it is nil.
  package static func adaptive(
    light: Color, dark: Color, contrast: Color? = nil, darkContrast: Color? = nil
  ) -> Color {
    let (light, dark) = (UIColor(light), UIColor(dark))
    let (contrast, darkContrast) = (contrast.map { UIColor($0) } ?? light, darkContrast.map { UIColor($0) } ?? dark)
    return Color(
      uiColor: UIColor { traits in
        let isIncreased = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark ? isIncreased ? darkContrast : dark : isIncreased ? contrast : light
      })
  }
}
