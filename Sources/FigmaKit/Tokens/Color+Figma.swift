import SwiftUI

/// The colours of the design language, as they are; `FigmaColors` has those that follow the scheme and the contrast.
extension Color {
  // The five cubes: accents, never what a button is filled with
  /// #F24E1E.
  public static let figmaRed = Color(red: 0.949, green: 0.306, blue: 0.118)
  /// #FF7262.
  public static let figmaOrange = Color(red: 1.000, green: 0.447, blue: 0.384)
  /// #A259FF.
  public static let figmaPurple = Color(red: 0.635, green: 0.349, blue: 1.000)
  /// #1ABCFE.
  public static let figmaBlueCube = Color(red: 0.102, green: 0.737, blue: 0.996)
  /// #0ACF83.
  public static let figmaGreen = Color(red: 0.039, green: 0.812, blue: 0.514)

  // What can be done
  /// #0D99FF.
  public static let figmaActionBlue = Color(red: 0.051, green: 0.600, blue: 1.000)
  /// #0769B5.
  public static let figmaActionBluePressed = Color(red: 0.027, green: 0.412, blue: 0.710)
  /// #5551FF.
  public static let figmaBlurple = Color(red: 0.333, green: 0.318, blue: 1.000)
  /// #5EB6FC.
  public static let figmaSelectionBlue = Color(red: 0.369, green: 0.714, blue: 0.988)

  // Pastel
  /// #FFC8C8.
  public static let figmaMacaronPink = Color(red: 1.000, green: 0.784, blue: 0.784)
  /// #FFA6A6.
  public static let figmaMacaronPinkBright = Color(red: 1.000, green: 0.651, blue: 0.651)

  // Grounds and lines, light
  /// #FFFFFF.
  public static let figmaCanvas = Color.white
  /// #F5F5F5.
  public static let figmaSurfaceLight1 = Color(red: 0.961, green: 0.961, blue: 0.961)
  /// #E5E5E5.
  public static let figmaSurfaceLight2 = Color(red: 0.898, green: 0.898, blue: 0.898)
  /// #E5E5E5.
  public static let figmaDividerLight = Color(red: 0.898, green: 0.898, blue: 0.898)
  /// #EEEEEE.
  public static let figmaHairlineLight = Color(red: 0.933, green: 0.933, blue: 0.933)

  // Grounds and lines, dark: the editor's own
  /// #1E1E1E.
  public static let figmaDarkCanvas = Color(red: 0.118, green: 0.118, blue: 0.118)
  /// #2C2C2C.
  public static let figmaDarkSurface1 = Color(red: 0.173, green: 0.173, blue: 0.173)
  /// #383838.
  public static let figmaDarkSurface2 = Color(red: 0.220, green: 0.220, blue: 0.220)
  /// #444444.
  public static let figmaDarkSurface3 = Color(red: 0.267, green: 0.267, blue: 0.267)
  /// #2C2C2C.
  public static let figmaDarkDivider = Color(red: 0.173, green: 0.173, blue: 0.173)

  // Text
  /// #1E1E1E.
  public static let figmaInk = Color(red: 0.118, green: 0.118, blue: 0.118)
  /// #757575.
  public static let figmaTextSecondary = Color(red: 0.459, green: 0.459, blue: 0.459)
  /// #B3B3B3.
  public static let figmaTextTertiary = Color(red: 0.702, green: 0.702, blue: 0.702)
  /// #B3B3B3.
  public static let figmaTextDarkSecondary = Color(red: 0.702, green: 0.702, blue: 0.702)

  // What happened
  /// #14AE5C.
  public static let figmaSuccess = Color(red: 0.078, green: 0.682, blue: 0.361)
  /// #F2AC2A.
  public static let figmaWarning = Color(red: 0.949, green: 0.675, blue: 0.165)
  /// #E03E1A.
  public static let figmaError = Color(red: 0.878, green: 0.243, blue: 0.102)
}

extension Color {
  /// The colours of the five cubes, in the order in which they are given out.
  public static let figmaCubes: [Color] = FigmaCube.allCases.map(\.token)

  /// The cube of a user: the same one in every session, on every device.
  public static func figmaCube(for userId: String) -> Color { FigmaCube(userId: userId).token }
}
