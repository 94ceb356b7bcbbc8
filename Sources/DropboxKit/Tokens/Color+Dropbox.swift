import SwiftUI

/// The colours of the design language, as they are; `DbxColors` has those that follow the scheme and the contrast.
extension Color {
  // Grounds, light
  /// #FFFFFF.
  public static let dbxCanvas = Color.white
  /// #F7F5F2.
  public static let dbxSurface = Color(red: 0.969, green: 0.961, blue: 0.949)
  /// #E6E1DA.
  public static let dbxDivider = Color(red: 0.902, green: 0.882, blue: 0.855)

  // Text
  /// #1E1919.
  public static let dbxTextPrimary = Color(red: 0.118, green: 0.098, blue: 0.098)
  /// #6F6A65.
  public static let dbxTextSecondary = Color(red: 0.435, green: 0.416, blue: 0.396)
  /// #A39E98.
  public static let dbxTextTertiary = Color(red: 0.639, green: 0.620, blue: 0.596)

  // Brand
  /// #0061FF.
  public static let dbxBlue = Color(red: 0.000, green: 0.380, blue: 1.000)
  /// #0050D0.
  public static let dbxBluePressed = Color(red: 0.000, green: 0.314, blue: 0.816)
  /// #E6F0FF.
  public static let dbxBlueTint = Color(red: 0.902, green: 0.941, blue: 1.000)

  // Grounds and blue, dark
  /// #1E1919.
  public static let dbxDarkCanvas = Color(red: 0.118, green: 0.098, blue: 0.098)
  /// #2A2424.
  public static let dbxDarkSurface = Color(red: 0.165, green: 0.141, blue: 0.141)
  /// #3A3331.
  public static let dbxDarkDivider = Color(red: 0.227, green: 0.200, blue: 0.192)
  /// #3D8BFF.
  public static let dbxDarkBlue = Color(red: 0.239, green: 0.545, blue: 1.000)

  // Kinds of files
  /// #FA551E.
  public static let dbxPdfRed = Color(red: 0.980, green: 0.333, blue: 0.118)
  /// #1A8754.
  public static let dbxSheetGreen = Color(red: 0.102, green: 0.529, blue: 0.329)
  /// #00B2A9.
  public static let dbxImageTeal = Color(red: 0.000, green: 0.698, blue: 0.663)
  /// #8C97A8.
  public static let dbxFolderSlate = Color(red: 0.549, green: 0.592, blue: 0.659)

  // What happened
  /// #1A8754.
  public static let dbxSuccess = Color(red: 0.102, green: 0.529, blue: 0.329)
  /// #FFAF00.
  public static let dbxWarning = Color(red: 1.000, green: 0.686, blue: 0.000)
  /// #D1180B.
  public static let dbxError = Color(red: 0.820, green: 0.094, blue: 0.043)
}
