import KitSupport
import SwiftUI

/// The colours of the components: each follows the scheme, and the contrast that the user has set.
///
/// With Increase Contrast every text reaches 4.5:1 on the grounds that it stands on, every meaningful graphic 3:1.
public enum FigmaColors {
  /// Behind everything; the dark one is the editor's.
  public static let canvas = Color.adaptive(light: .figmaCanvas, dark: .figmaDarkCanvas)
  /// Fields, composers, boxes without a picture, what is under a finger.
  public static let surface = Color.adaptive(light: .figmaSurfaceLight1, dark: .figmaDarkSurface1)
  /// Cards and sheets that stand out of the canvas.
  public static let card = Color.adaptive(light: .figmaCanvas, dark: .figmaDarkSurface1)
  /// Chips, and symbols under a finger.
  public static let raised = Color.adaptive(light: .figmaSurfaceLight2, dark: .figmaDarkSurface2)

  /// Borders and rails: they are seen on cards, too.
  public static let divider = Color.adaptive(
    light: .figmaDividerLight, dark: .figmaDarkSurface3, contrast: Color(hex: 0x8A8A8A),
    darkContrast: Color(hex: 0x808080))
  /// Lines on the canvas itself.
  public static let hairline = Color.adaptive(
    light: .figmaDividerLight, dark: .figmaDarkDivider, contrast: Color(hex: 0x8A8A8A),
    darkContrast: Color(hex: 0x808080))

  /// Names, authors and what they write.
  public static let text = Color.adaptive(light: .figmaInk, dark: .figmaCanvas)
  /// Metadata and symbols.
  public static let secondary = Color.adaptive(
    light: .figmaTextSecondary, dark: .figmaTextDarkSecondary, contrast: Color(hex: 0x545454),
    darkContrast: Color(hex: 0xCFCFCF))
  /// Hints. The dark value is the companion's.
  public static let tertiary = Color.adaptive(
    light: .figmaTextTertiary, dark: .figmaTextSecondary, contrast: Color(hex: 0x5E5E5E),
    darkContrast: Color(hex: 0xC2C2C2))

  /// Words that can be tapped.
  public static let action = Color.adaptive(
    light: .figmaActionBlue, dark: .figmaActionBlue, contrast: .figmaActionBluePressed,
    darkContrast: .figmaSelectionBlue)
  /// Behind white: buttons.
  public static let actionFill = Color.adaptive(
    light: .figmaActionBlue, dark: .figmaActionBlue, contrast: Color(hex: 0x0A78C8), darkContrast: Color(hex: 0x0A78C8))
  /// Buttons under a finger.
  public static let actionPressed = Color.adaptive(light: .figmaActionBluePressed, dark: .figmaActionBluePressed)
  /// Around what is chosen.
  public static let selection = Color.adaptive(
    light: .figmaSelectionBlue, dark: .figmaSelectionBlue, contrast: .figmaActionBluePressed)

  /// Something was saved or settled.
  public static let success = Color.adaptive(
    light: .figmaSuccess, dark: .figmaSuccess, contrast: Color(hex: 0x0E7A40))
  /// Something waits.
  public static let warning = Color.adaptive(
    light: .figmaWarning, dark: .figmaWarning, contrast: Color(hex: 0x8A5F00))
  /// Something went wrong.
  public static let error = Color.adaptive(
    light: .figmaError, dark: .figmaError, contrast: Color(hex: 0xB93212), darkContrast: Color(hex: 0xFF8A6B))
}
