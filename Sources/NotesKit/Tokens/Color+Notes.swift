import SwiftUI

/// The colours of the design language, as they are; `NotesColors` has those that follow the scheme and the contrast.
extension Color {
  // Paper, light
  /// #FFFBED.
  public static let notesCream = Color(red: 1.000, green: 0.984, blue: 0.929)
  /// #FAF6E3.
  public static let notesCreamSurf1 = Color(red: 0.980, green: 0.965, blue: 0.890)
  /// #F2EDD6.
  public static let notesCreamSurf2 = Color(red: 0.949, green: 0.929, blue: 0.839)
  /// #EDEAD8.
  public static let notesDividerLight = Color(red: 0.929, green: 0.918, blue: 0.847)

  // Paper, dark
  /// #1A1A1A.
  public static let notesDarkPaper = Color(red: 0.102, green: 0.102, blue: 0.102)
  /// #262626.
  public static let notesDarkSurf1 = Color(red: 0.149, green: 0.149, blue: 0.149)
  /// #333333.
  public static let notesDarkSurf2 = Color(red: 0.200, green: 0.200, blue: 0.200)
  /// #2A2A2A.
  public static let notesDarkDivider = Color(red: 0.165, green: 0.165, blue: 0.165)

  // Brand
  /// #F09A38.
  public static let notesOrange = Color(red: 0.941, green: 0.604, blue: 0.220)
  /// #D87E1F.
  public static let notesOrangePressed = Color(red: 0.847, green: 0.494, blue: 0.122)
  /// #FFF1DD.
  public static let notesOrangeTint = Color(red: 1.000, green: 0.945, blue: 0.867)
  /// #F5D773.
  public static let notesFolderYellow = Color(red: 0.961, green: 0.843, blue: 0.451)
  /// #FAE8A0.
  public static let notesFolderHighlight = Color(red: 0.980, green: 0.910, blue: 0.627)
  /// #FFEB78.
  public static let notesHighlightYellow = Color(red: 1.000, green: 0.922, blue: 0.471)

  // Text
  /// #1C1C1E.
  public static let notesInk = Color(red: 0.110, green: 0.110, blue: 0.118)
  /// #8E8E93.
  public static let notesSlate = Color(red: 0.557, green: 0.557, blue: 0.576)
  /// #C7C7CC.
  public static let notesMute = Color(red: 0.780, green: 0.780, blue: 0.800)
  /// #F2F2F2.
  public static let notesSoftWhite = Color(red: 0.949, green: 0.949, blue: 0.949)

  // What happened
  /// #34C759.
  public static let notesSuccess = Color(red: 0.204, green: 0.780, blue: 0.349)
  /// #FFCC00.
  public static let notesWarning = Color(red: 1.000, green: 0.800, blue: 0.000)
  /// #FF3B30.
  public static let notesError = Color(red: 1.000, green: 0.231, blue: 0.188)
  /// #0A84FF.
  public static let notesInfoBlue = Color(red: 0.039, green: 0.518, blue: 1.000)
  /// #FFCC00.
  public static let notesLockYellow = Color(red: 1.000, green: 0.800, blue: 0.000)

  // Marks in texts
  /// #B3E47B.
  public static let notesHighlightGreen = Color(red: 0.702, green: 0.894, blue: 0.482)
  /// #A0D8FF.
  public static let notesHighlightBlue = Color(red: 0.627, green: 0.847, blue: 1.000)
  /// #FFB3DB.
  public static let notesHighlightPink = Color(red: 1.000, green: 0.702, blue: 0.859)
  /// #D4B3FF.
  public static let notesHighlightPurple = Color(red: 0.831, green: 0.702, blue: 1.000)
}
