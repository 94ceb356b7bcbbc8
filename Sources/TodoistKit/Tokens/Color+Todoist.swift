import SwiftUI

/// The colours of the design language, as they are; `TodoistColors` has those that follow the scheme and the contrast.
extension Color {
  // Canvas & Surfaces
  /// #FFFFFF.
  public static let todoistCanvas = Color(red: 1.00, green: 1.00, blue: 1.00)
  /// #FAFAFA.
  public static let todoistSurfaceGray = Color(red: 0.980, green: 0.980, blue: 0.980)
  /// #F0F0F0.
  public static let todoistSurfaceGray2 = Color(red: 0.941, green: 0.941, blue: 0.941)
  /// #EEEEEE.
  public static let todoistDivider = Color(red: 0.933, green: 0.933, blue: 0.933)

  // Text
  /// #202020.
  public static let todoistInk = Color(red: 0.125, green: 0.125, blue: 0.125)
  /// #808080.
  public static let todoistSecondary = Color(red: 0.502, green: 0.502, blue: 0.502)
  /// #B0B0B0.
  public static let todoistTertiary = Color(red: 0.690, green: 0.690, blue: 0.690)

  // Brand & Priorities
  /// #DC4C3E.
  public static let todoistRed = Color(red: 0.863, green: 0.298, blue: 0.243)
  /// #B53C30.
  public static let todoistRedPressed = Color(red: 0.710, green: 0.235, blue: 0.188)
  /// #FBE5E2.
  public static let todoistRedTint = Color(red: 0.984, green: 0.898, blue: 0.886)
  /// #EB8909.
  public static let todoistP2Orange = Color(red: 0.922, green: 0.537, blue: 0.035)
  /// #246FE0.
  public static let todoistP3Blue = Color(red: 0.141, green: 0.435, blue: 0.878)
  /// #B0B0B0.
  public static let todoistP4Gray = Color(red: 0.690, green: 0.690, blue: 0.690)

  // Semantic
  /// #058527.
  public static let todoistSuccess = Color(red: 0.020, green: 0.522, blue: 0.153)
  /// #D1453B.
  public static let todoistError = Color(red: 0.820, green: 0.271, blue: 0.231)

  // Dark mode
  /// #1F1F1F.
  public static let todoistDarkCanvas = Color(red: 0.122, green: 0.122, blue: 0.122)
  /// #282828.
  public static let todoistDarkSurface = Color(red: 0.157, green: 0.157, blue: 0.157)
  /// #363636.
  public static let todoistDarkSurface2 = Color(red: 0.212, green: 0.212, blue: 0.212)
  /// #3D3D3D.
  public static let todoistDarkDivider = Color(red: 0.239, green: 0.239, blue: 0.239)
  /// #E8E8E8.
  public static let todoistDarkText = Color(red: 0.910, green: 0.910, blue: 0.910)
  /// #A0A0A0.
  public static let todoistDarkTextSec = Color(red: 0.627, green: 0.627, blue: 0.627)
  /// #E44332.
  public static let todoistRedDark = Color(red: 0.894, green: 0.263, blue: 0.196)

  // Project palette
  /// #B8255F.
  public static let todoistProjBerryRed = Color(red: 0.722, green: 0.145, blue: 0.373)
  /// #DB4035.
  public static let todoistProjRed = Color(red: 0.859, green: 0.251, blue: 0.208)
  /// #FF9933.
  public static let todoistProjOrange = Color(red: 1.00, green: 0.60, blue: 0.20)
  /// #FAD000.
  public static let todoistProjYellow = Color(red: 0.980, green: 0.816, blue: 0.00)
  /// #299438.
  public static let todoistProjGreen = Color(red: 0.161, green: 0.580, blue: 0.220)
  /// #6ACCBC.
  public static let todoistProjMint = Color(red: 0.416, green: 0.800, blue: 0.737)
  /// #158FAD.
  public static let todoistProjTeal = Color(red: 0.082, green: 0.561, blue: 0.678)
  /// #14AAF5.
  public static let todoistProjSky = Color(red: 0.078, green: 0.667, blue: 0.961)
  /// #4073FF.
  public static let todoistProjBlue = Color(red: 0.251, green: 0.451, blue: 1.00)
  /// #884DFF.
  public static let todoistProjGrape = Color(red: 0.533, green: 0.302, blue: 1.00)
  /// #AF38EB.
  public static let todoistProjViolet = Color(red: 0.686, green: 0.220, blue: 0.922)
  /// #E05194.
  public static let todoistProjMagenta = Color(red: 0.878, green: 0.318, blue: 0.580)
}
