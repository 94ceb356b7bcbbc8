import KitSupport
import SwiftUI

/// The colours of the components: each follows the scheme, and the contrast that the user has set.
///
/// With Increase Contrast every text reaches 4.5:1 on the grounds that it stands on, every meaningful graphic 3:1.
public enum GoodreadsColors {
  // vitrine: accept text-contrast with #409D69: the green of shelves is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #E9A100: the amber of ratings is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #988B6F: the quiet brown of tabs is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #F4F1EA: words on a cloth cover stand on its cloth, which is drawn.
  /// The paper behind everything: tan, and warm ink-brown in the dark.
  public static let canvas = Color.adaptive(light: .grCanvas, dark: .grDarkCanvas)
  /// Cards and fields.
  public static let card = Color.adaptive(light: .grCardWhite, dark: .grDarkSurface1)
  /// What is pressed, and pills of books that wait.
  public static let subtle = Color.adaptive(light: .grSurfaceSubtle, dark: .grDarkSurface2)
  /// Hairlines and borders.
  public static let divider = Color.adaptive(
    light: .grDivider, dark: .grDarkDivider, contrast: Color(hex: 0x857B66), darkContrast: Color(hex: 0x857963))

  /// Titles and prose.
  public static let text = Color.adaptive(light: .grTextPrimary, dark: .grDarkTextPrimary)
  /// Labels beside what matters.
  public static let secondary = Color.adaptive(
    light: .grTextSecondary, dark: .grDarkTextSecondary, contrast: Color(hex: 0x574B38),
    darkContrast: Color(hex: 0xC9C0AB))
  /// Small print and tabs that are not shown. The dark value is the companion's.
  public static let tertiary = Color.adaptive(
    light: .grTextTertiary, dark: Color(hex: 0x7C725E), contrast: Color(hex: 0x665B44),
    darkContrast: Color(hex: 0xB5AA93))

  /// The tab that is shown, brown buttons, the pill of a book that was read.
  public static let accent = Color.adaptive(light: .grBrown, dark: .grBrownOnDark)
  /// Words on the accent: tan on brown, ink on gold.
  public static let onAccent = Color.adaptive(light: .grTan, dark: .grDarkCanvas)
  /// Behind the white count of a badge.
  public static let badge = Color.adaptive(
    light: .grError, dark: .grError, contrast: Color(hex: 0xB02A26), darkContrast: Color(hex: 0xB02A26))
  /// Words that lead somewhere: authors, "…more".
  public static let link = Color.adaptive(light: .grLinkTeal, dark: .grLinkTealDark)

  /// Stars, and the ring of a reading challenge: one value in both schemes.
  public static let amber = Color.adaptive(
    light: .grAmber, dark: .grAmber, contrast: Color(hex: 0x3F2B00), darkContrast: Color(hex: 0xFFD266))
  /// Words in the colour of a rating.
  public static let amberText = Color.adaptive(
    light: .grAmber, dark: .grAmber, contrast: Color(hex: 0x7A5200), darkContrast: .grAmber)
  /// What of a star or a ring is not filled.
  public static let rail = Color.adaptive(
    light: .grStarRail, dark: .grStarRailDark, contrast: Color(hex: 0x857B66), darkContrast: Color(hex: 0x7A6F5A))

  /// Behind white: shelf buttons and Done.
  public static let greenFill = Color.adaptive(
    light: .grShelfGreen, dark: .grShelfGreen, contrast: Color(hex: 0x2A7A4B), darkContrast: .grShelfGreenPressed)
  /// The same under a finger.
  public static let greenPressed = Color.adaptive(
    light: .grShelfGreenPressed, dark: .grShelfGreenPressed, contrast: Color(hex: 0x226340),
    darkContrast: Color(hex: 0x2A7A4B))
  /// Words and bars of progress.
  public static let green = Color.adaptive(
    light: .grShelfGreen, dark: .grShelfGreen, contrast: Color(hex: 0x1B5534), darkContrast: Color(hex: 0x7FD0A2))
  /// The ground of the pill of a book that is being read, at 18 %; it is the same with every contrast.
  public static let greenTint = Color.grShelfGreen.opacity(0.18)
  /// Its border, at 40 %.
  public static let greenBorder = Color.adaptive(
    light: .grShelfGreen.opacity(0.4), dark: .grShelfGreen.opacity(0.4), contrast: Color(hex: 0x1B5534),
    darkContrast: Color(hex: 0x7FD0A2))

  /// What went wrong.
  public static let error = Color.adaptive(
    light: .grError, dark: .grError, contrast: Color(hex: 0xB02A26), darkContrast: Color(hex: 0xF28B87))
}
