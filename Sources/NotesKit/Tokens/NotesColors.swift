import KitSupport
import SwiftUI

/// The colours of the components: each follows the scheme, and the contrast that the user has set.
///
/// With Increase Contrast every text reaches 4.5:1 on the grounds that it stands on, every meaningful graphic 3:1.
public enum NotesColors {
  // vitrine: accept text-contrast with #F09A38: the orange of what can be tapped, and white on it, is prescribed; Increase Contrast takes another.
  // vitrine: accept text-contrast with #8E8E93: the gray of checked items is prescribed; Increase Contrast takes another.
  /// The paper: behind lists and notes.
  public static let canvas = Color.adaptive(light: .notesCream, dark: .notesDarkPaper)
  /// Search fields, cards, folders under a finger.
  public static let surface1 = Color.adaptive(light: .notesCreamSurf1, dark: .notesDarkSurf1)
  /// Notes and pills under a finger.
  public static let surface2 = Color.adaptive(light: .notesCreamSurf2, dark: .notesDarkSurf2)
  /// Hairlines.
  public static let divider = Color.adaptive(
    light: .notesDividerLight, dark: .notesDarkDivider, contrast: Color(hex: 0x85826F),
    darkContrast: Color(hex: 0x7C7C7C))

  /// Titles and bodies.
  public static let ink = Color.adaptive(light: .notesInk, dark: .notesSoftWhite)
  /// Previews, dates, counts.
  public static let slate = Color.adaptive(
    light: .notesSlate, dark: .notesSlate, contrast: Color(hex: 0x5F5F64), darkContrast: Color(hex: 0xC0C0C5))
  /// What is disabled. The dark value is the companion's.
  public static let mute = Color.adaptive(
    light: .notesMute, dark: Color(hex: 0x48484A), contrast: Color(hex: 0x66666B), darkContrast: Color(hex: 0xAEAEB2))

  /// Symbols and words that can be tapped.
  public static let orange = Color.adaptive(
    light: .notesOrange, dark: .notesOrange, contrast: Color(hex: 0x8A4B00), darkContrast: Color(hex: 0xF5A94F))
  /// Behind white: buttons, checked circles, chosen tags.
  public static let orangeFill = Color.adaptive(
    light: .notesOrange, dark: .notesOrange, contrast: Color(hex: 0x9C5400), darkContrast: Color(hex: 0xA85B00))
  /// Buttons under a finger.
  public static let orangePressed = Color.adaptive(
    light: .notesOrangePressed, dark: .notesOrangePressed, contrast: Color(hex: 0x7A4100),
    darkContrast: Color(hex: 0x8A4B00))
  /// Behind tags that are not chosen.
  public static let orangeTint = Color.adaptive(light: .notesOrangeTint, dark: Color(hex: 0x3A2C1A))

  /// The body of the folder mark: the same in both schemes.
  public static let folder = Color.adaptive(light: .notesFolderYellow, dark: .notesFolderYellow)
  /// The line below the upper edge of the folder mark.
  public static let folderHighlight = Color.adaptive(light: .notesFolderHighlight, dark: .notesFolderHighlight)
  /// The body of the mark of deleted notes: the companion's.
  public static let deletedFolder = Color(hex: 0xFFB3AD)

  /// What went wrong, and what deletes.
  public static let error = Color.adaptive(
    light: .notesError, dark: .notesError, contrast: Color(hex: 0xB3140B), darkContrast: Color(hex: 0xFF8A80))
  /// The lock of a note.
  public static let lock = Color.adaptive(
    light: .notesLockYellow, dark: .notesLockYellow, contrast: Color(hex: 0x7A5F00), darkContrast: .notesLockYellow)

  /// Behind the white symbols that a swipe uncovers.
  public static let swipePin = orangeFill
  public static let swipeMove = Color.adaptive(
    light: .notesSlate, dark: .notesSlate, contrast: Color(hex: 0x5F5F64), darkContrast: Color(hex: 0x5F5F64))
  public static let swipeDelete = Color.adaptive(
    light: .notesError, dark: .notesError, contrast: Color(hex: 0xB3140B), darkContrast: Color(hex: 0xB3140B))
}
