/// An sRGB colour of eight bits a channel, as guides write it: `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
package struct HexColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package static let white = HexColor(red: 255, green: 255, blue: 255)
  package static let black = HexColor(red: 0, green: 0, blue: 0)

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads a hex colour with or without `#`; anything else is nil.
  package init?(_ text: some StringProtocol) {
    var digits = text.utf8.map { $0 }
    if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue.map(UInt8.init) }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    default: return nil
    }
  }

  package var isOpaque: Bool { alpha == 255 }

  /// This colour laid over an opaque one.
  package func over(_ backdrop: HexColor) -> HexColor {
    let cover = Double(alpha) / 255
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * cover + Double(bottom) * (1 - cover)).rounded())
    }
    return HexColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
  }
}

extension HexColor: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits when it is not opaque.
  package var description: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
