import KitSupport
import SwiftUI

/// The colours of the components: each follows the scheme, and the contrast that the user has set.
///
/// With Increase Contrast every text reaches 4.5:1 on the grounds that it stands on, every meaningful graphic 3:1.
public enum DbxColors {
  /// Behind lists.
  public static let canvas = Color.adaptive(light: .dbxCanvas, dark: .dbxDarkCanvas)
  /// Thumbnails, fields, groups, rows under a finger.
  public static let surface = Color.adaptive(light: .dbxSurface, dark: .dbxDarkSurface)
  /// Cards: they stand out of a dark canvas.
  public static let card = Color.adaptive(light: .dbxCanvas, dark: .dbxDarkSurface)
  /// Hairlines and borders.
  public static let divider = Color.adaptive(
    light: .dbxDivider, dark: .dbxDarkDivider, contrast: Color(hex: 0x8A857F), darkContrast: Color(hex: 0x857C78))

  /// Behind the part of a bar that is done: pale at any contrast, so that the part is seen on it.
  public static let track = Color.adaptive(light: .dbxDivider, dark: .dbxDarkDivider)

  /// Names and titles. White in the dark is the companion's.
  public static let text = Color.adaptive(light: .dbxTextPrimary, dark: .white)
  /// What is said of a file. The dark value is the companion's.
  public static let secondary = Color.adaptive(
    light: .dbxTextSecondary, dark: .dbxTextTertiary, contrast: Color(hex: 0x57524E), darkContrast: Color(hex: 0xC9C4BE)
  )
  /// Hints, and circles that wait for a tap.
  public static let tertiary = Color.adaptive(
    light: .dbxTextTertiary, dark: .dbxTextSecondary, contrast: Color(hex: 0x66615C), darkContrast: Color(hex: 0xB0ABA5)
  )

  /// Words and symbols that can be tapped, and what is chosen.
  public static let blue = Color.adaptive(
    light: .dbxBlue, dark: .dbxDarkBlue, contrast: .dbxBluePressed, darkContrast: Color(hex: 0x78AEFF))
  /// Behind white: buttons and badges.
  public static let blueFill = Color.adaptive(light: .dbxBlue, dark: .dbxBlue, darkContrast: Color(hex: 0x1A6BF5))
  /// Buttons under a finger.
  public static let bluePressed = Color.adaptive(light: .dbxBluePressed, dark: .dbxBluePressed)
  /// Behind what is chosen.
  public static let blueTint = Color.adaptive(light: .dbxBlueTint, dark: Color(hex: 0x1B2B47))

  public static let pdf = Color.adaptive(light: .dbxPdfRed, dark: .dbxPdfRed, contrast: Color(hex: 0xC23A0C))
  public static let sheet = Color.adaptive(
    light: .dbxSheetGreen, dark: .dbxSheetGreen, darkContrast: Color(hex: 0x45C18A))
  public static let image = Color.adaptive(light: .dbxImageTeal, dark: .dbxImageTeal, contrast: Color(hex: 0x00716B))
  public static let folder = Color.adaptive(
    light: .dbxFolderSlate, dark: .dbxFolderSlate, contrast: Color(hex: 0x5A667A))

  /// What has been done.
  public static let success = Color.adaptive(
    light: .dbxSuccess, dark: .dbxSuccess, contrast: Color(hex: 0x177A4C), darkContrast: Color(hex: 0x45C18A))
  /// What waits, as a symbol.
  public static let warning = Color.adaptive(
    light: .dbxWarning, dark: .dbxWarning, contrast: Color(hex: 0x8F6000))
  /// Behind what waits.
  public static let warningTint = Color.adaptive(light: Color(hex: 0xFFF4DB), dark: Color(hex: 0x3D3018))
  /// What went wrong, in words.
  public static let error = Color.adaptive(
    light: .dbxError, dark: Color(hex: 0xFF7A6E), contrast: Color(hex: 0xB31208), darkContrast: Color(hex: 0xFF978D))

  /// What lies under cards.
  public static let shadow = Color.dbxTextPrimary
}
