import KitSupport
import SwiftUI

/// The colours of the components: each follows the scheme, and the contrast that the user has set.
///
/// With Increase Contrast every text reaches 4.5:1 on the grounds that it stands on, every meaningful graphic 3:1.
public enum TodoistColors {
  // vitrine: accept text-contrast with #EB8909: the orange of the second priority is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #058527: the green of today is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #B0B0B0: the gray of what is done or asked for is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #7A7A7A: the gray of what is done or asked for is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #246FE0: the blue of upcoming dates is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #DC4C3E: what is off is drawn at half its opacity.
  // vitrine: accept text-contrast with #E44332: what is off is drawn at half its opacity.
  /// Behind lists.
  public static let canvas = Color.adaptive(light: .todoistCanvas, dark: .todoistDarkCanvas)
  /// Sidebars and drawers.
  public static let surface = Color.adaptive(light: .todoistSurfaceGray, dark: .todoistDarkSurface)
  /// What is pressed, disabled or filled in.
  public static let surface2 = Color.adaptive(light: .todoistSurfaceGray2, dark: .todoistDarkSurface2)
  /// Cards and sheets: the canvas, and a step above it in the dark.
  public static let card = Color.adaptive(light: .todoistCanvas, dark: .todoistDarkSurface)
  /// Hairlines and outlines.
  public static let divider = Color.adaptive(
    light: .todoistDivider, dark: .todoistDarkDivider, contrast: Color(hex: 0x8A8A8A),
    darkContrast: Color(hex: 0x8A8A8A))

  /// Task contents, titles.
  public static let ink = Color.adaptive(light: .todoistInk, dark: .todoistDarkText)
  /// Metadata.
  public static let secondary = Color.adaptive(
    light: .todoistSecondary, dark: .todoistDarkTextSec, contrast: Color(hex: 0x595959),
    darkContrast: Color(hex: 0xC8C8C8))
  /// Placeholders, what is done, chevrons.
  public static let tertiary = Color.adaptive(
    light: .todoistTertiary, dark: Color(hex: 0x7A7A7A), contrast: Color(hex: 0x6B6B6B),
    darkContrast: Color(hex: 0xA8A8A8))

  /// On buttons that are disabled.
  public static let disabledLabel = Color.adaptive(
    light: .todoistTertiary, dark: Color(hex: 0x7A7A7A), contrast: Color(hex: 0x595959),
    darkContrast: Color(hex: 0xC8C8C8))

  /// Overdue dates, links, what is selected.
  public static let red = Color.adaptive(
    light: .todoistRed, dark: .todoistRedDark, contrast: .todoistRedPressed, darkContrast: Color(hex: 0xFF8A7D))
  /// Behind white: the buttons.
  public static let redFill = Color.adaptive(
    light: .todoistRed, dark: .todoistRedDark, contrast: .todoistRedPressed, darkContrast: Color(hex: 0xC4372A))
  /// The buttons while a finger is on them.
  public static let redPressed = Color.adaptive(
    light: .todoistRedPressed, dark: .todoistRedPressed, contrast: Color(hex: 0x8F2F26),
    darkContrast: Color(hex: 0x8F2F26))

  /// Due today, done.
  public static let success = Color.adaptive(
    light: .todoistSuccess, dark: .todoistSuccess, contrast: Color(hex: 0x046A1F), darkContrast: Color(hex: 0x5FD17F))
  /// What went wrong.
  public static let error = Color.adaptive(
    light: .todoistError, dark: .todoistError, contrast: .todoistRedPressed, darkContrast: Color(hex: 0xFF8A7D))
  /// Information and links in texts; also priority 3.
  public static let blue = Color.adaptive(
    light: .todoistP3Blue, dark: .todoistP3Blue, contrast: Color(hex: 0x1A56B8), darkContrast: Color(hex: 0x7FB0FF))
  /// Warnings; also priority 2.
  public static let orange = Color.adaptive(
    light: .todoistP2Orange, dark: .todoistP2Orange, contrast: Color(hex: 0x8F4E00), darkContrast: Color(hex: 0xFFB04A))
  /// Priority 4.
  public static let gray = Color.adaptive(
    light: .todoistP4Gray, dark: .todoistP4Gray, contrast: Color(hex: 0x6B6B6B), darkContrast: .todoistP4Gray)

  /// The check on a circle that is filled with a priority's colour.
  public static let check = Color.adaptive(
    light: .white, dark: .white, contrast: .white, darkContrast: .todoistDarkCanvas)

  /// Behind the white symbols that a swipe uncovers.
  public static let swipeSchedule = Color.adaptive(light: .todoistSuccess, dark: .todoistSuccess)
  public static let swipePostpone = Color.adaptive(
    light: .todoistP2Orange, dark: .todoistP2Orange, contrast: Color(hex: 0x8F4E00), darkContrast: Color(hex: 0x8F4E00))
  public static let swipeMore = Color.adaptive(
    light: .todoistSecondary, dark: .todoistSecondary, contrast: Color(hex: 0x595959),
    darkContrast: Color(hex: 0x595959))
}
