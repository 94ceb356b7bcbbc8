import SwiftUI

extension Color {
  /// An opaque colour of sRGB.
  /// - Parameter hex: `0xRRGGBB`.
  package init(hex: UInt32) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}
