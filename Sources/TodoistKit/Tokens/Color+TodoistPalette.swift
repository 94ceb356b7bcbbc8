import SwiftUI

/// The eight colours of projects that complete the palette of twenty.
extension Color {
  /// #AFB83B.
  public static let todoistProjOliveGreen = Color(red: 0.686, green: 0.722, blue: 0.231)
  /// #7ECC49.
  public static let todoistProjLimeGreen = Color(red: 0.494, green: 0.800, blue: 0.286)
  /// #96C3EB.
  public static let todoistProjLightBlue = Color(red: 0.588, green: 0.765, blue: 0.922)
  /// #EB96EB.
  public static let todoistProjLavender = Color(red: 0.922, green: 0.588, blue: 0.922)
  /// #FF8581.
  public static let todoistProjSalmon = Color(red: 1.00, green: 0.522, blue: 0.506)
  /// #808080.
  public static let todoistProjCharcoal = Color(red: 0.502, green: 0.502, blue: 0.502)
  /// #B8B8B8.
  public static let todoistProjGrey = Color(red: 0.722, green: 0.722, blue: 0.722)
  /// #CCAC93.
  public static let todoistProjTaupe = Color(red: 0.800, green: 0.675, blue: 0.576)

  /// All colours that a project can have, in the order in which they are offered.
  public static let todoistProjectPalette: [Color] = [
    .todoistProjBerryRed, .todoistProjRed, .todoistProjOrange, .todoistProjYellow, .todoistProjOliveGreen,
    .todoistProjLimeGreen, .todoistProjGreen, .todoistProjMint, .todoistProjTeal, .todoistProjSky,
    .todoistProjLightBlue, .todoistProjBlue, .todoistProjGrape, .todoistProjViolet, .todoistProjLavender,
    .todoistProjMagenta, .todoistProjSalmon, .todoistProjCharcoal, .todoistProjGrey, .todoistProjTaupe,
  ]
}
