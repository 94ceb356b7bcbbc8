import Foundation

/// A colour as pictures tell it, and what can be worked out from it.
package struct Hex: Equatable, CustomStringConvertible {
  /// 0…255.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// 0…1.
  package var alpha: Double

  /// `#RRGGBB` or `#RRGGBBAA`.
  package init(_ text: String) {
    let value = UInt64(text.dropFirst(), radix: 16) ?? 0
    let word = text.count > 7 ? value >> 8 : value
    alpha = text.count > 7 ? Double(value & 255) / 255 : 1
    red = Double(word >> 16 & 255)
    green = Double(word >> 8 & 255)
    blue = Double(word & 255)
  }

  /// `#RRGGBB`.
  package var description: String {
    func digits(_ value: Double) -> String {
      let text = String(Int(value.rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue)
  }

  /// The colour at a part of its strength, over another.
  package func at(_ opacity: Double, over ground: Hex) -> Hex {
    func mix(_ top: Double, _ below: Double) -> Double { top * opacity * alpha + below * (1 - opacity * alpha) }
    var result = ground
    result.red = mix(red, ground.red)
    result.green = mix(green, ground.green)
    result.blue = mix(blue, ground.blue)
    return result
  }

  /// Whether every channel is within so many steps of 255.
  package func isNear(_ other: Hex, within steps: Double = 1) -> Bool {
    [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) <= steps + 0.5 }
  }

  private var luminance: Double {
    func linear(_ byte: Double) -> Double {
      let value = byte / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The WCAG 2 ratio, 1…21.
  package func contrast(with other: Hex) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
