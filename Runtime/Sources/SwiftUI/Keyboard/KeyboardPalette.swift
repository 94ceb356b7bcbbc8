import UIKit

/// The keyboard's colours, as they are seen on iOS 18 over a white screen and over a black one.
enum KeyboardPalette {
  static let ground = color(light: 0xD1D3D9, dark: 0x2B2B2D)
  static let key = color(light: 0xFFFFFF, dark: 0x6B6B6D)
  static let function = color(light: 0xABB0BA, dark: 0x474749)
  /// Shift while letters are capitals.
  static let active = color(light: 0xFFFFFF, dark: 0xD4D4D6)
  static let shadow = color(light: 0x898A8D, dark: 0x1A1A1B)
  static let line = color(light: 0xB6B8BE, dark: 0x4A4A4C)
  static let label = color(light: 0x000000, dark: 0xFFFFFF)
  static let strip = color(light: 0x50555C, dark: 0xC8C8CC)

  private static func color(light: Int, dark: Int) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
        alpha: 1)
    }
  }
}
