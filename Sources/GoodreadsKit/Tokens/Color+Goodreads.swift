import SwiftUI

/// The colours of the design language, as they are; `GoodreadsColors` has those that follow the scheme and the contrast.
extension Color {
  // Brand and what can be tapped
  /// #382110.
  public static let grBrown = Color(red: 0.220, green: 0.129, blue: 0.063)
  /// #58371F.
  public static let grBrownDeep = Color(red: 0.345, green: 0.216, blue: 0.122)
  /// #F4F1EA.
  public static let grTan = Color(red: 0.957, green: 0.945, blue: 0.918)
  /// #409D69.
  public static let grShelfGreen = Color(red: 0.251, green: 0.616, blue: 0.412)
  /// #348355.
  public static let grShelfGreenPressed = Color(red: 0.204, green: 0.514, blue: 0.333)
  /// #00635D.
  public static let grLinkTeal = Color(red: 0.000, green: 0.388, blue: 0.365)
  /// #6FB3AD.
  public static let grLinkTealDark = Color(red: 0.435, green: 0.702, blue: 0.678)

  // Rating
  /// #E9A100.
  public static let grAmber = Color(red: 0.914, green: 0.631, blue: 0.000)
  /// #D8D2C4.
  public static let grStarRail = Color(red: 0.847, green: 0.824, blue: 0.769)
  /// #4A3F2C.
  public static let grStarRailDark = Color(red: 0.290, green: 0.247, blue: 0.173)

  // Paper, light
  /// #F4F1EA.
  public static let grCanvas = Color(red: 0.957, green: 0.945, blue: 0.918)
  /// #FFFFFF.
  public static let grCardWhite = Color.white
  /// #EBE6DA.
  public static let grSurfaceSubtle = Color(red: 0.922, green: 0.902, blue: 0.855)
  /// #DDD6C7.
  public static let grDivider = Color(red: 0.867, green: 0.839, blue: 0.780)

  // Paper, dark
  /// #161310.
  public static let grDarkCanvas = Color(red: 0.086, green: 0.075, blue: 0.063)
  /// #211C16.
  public static let grDarkSurface1 = Color(red: 0.129, green: 0.110, blue: 0.086)
  /// #2C261D.
  public static let grDarkSurface2 = Color(red: 0.173, green: 0.149, blue: 0.114)
  /// #3A3226.
  public static let grDarkDivider = Color(red: 0.227, green: 0.196, blue: 0.149)
  /// #C9883D.
  public static let grBrownOnDark = Color(red: 0.788, green: 0.533, blue: 0.239)

  // Text
  /// #382110.
  public static let grTextPrimary = Color(red: 0.220, green: 0.129, blue: 0.063)
  /// #6B5E47.
  public static let grTextSecondary = Color(red: 0.420, green: 0.369, blue: 0.278)
  /// #988B6F.
  public static let grTextTertiary = Color(red: 0.596, green: 0.545, blue: 0.435)
  /// #EDE6D8.
  public static let grDarkTextPrimary = Color(red: 0.929, green: 0.902, blue: 0.847)
  /// #B3A88F.
  public static let grDarkTextSecondary = Color(red: 0.702, green: 0.659, blue: 0.561)

  // What happened
  /// #D9534F.
  public static let grError = Color(red: 0.851, green: 0.325, blue: 0.310)
}
