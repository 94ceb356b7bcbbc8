import Foundation

/// The contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white. It is never rounded up.
package struct ContrastRatio: Comparable, Sendable {
  package var value: Double

  package init(_ value: Double) {
    self.value = value
  }

  /// The ratio of two colours, each laid over what is behind it first.
  package init(_ text: HexColor, on background: HexColor) {
    let ground = background.over(.white)
    let lights = [text.over(ground).luminance, ground.luminance].sorted()
    value = (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  package static func < (left: ContrastRatio, right: ContrastRatio) -> Bool { left.value < right.value }
}

extension ContrastRatio: CustomStringConvertible {
  /// Two decimals, cut off and not rounded: 4.4989 is `4.49:1`, since it does not reach 4.5.
  package var description: String {
    let hundredths = Int((value * 100).rounded(.down))
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals):1"
  }
}

extension HexColor {
  /// The relative luminance of WCAG 2.2, 0 for black and 1 for white.
  package var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The nearest colour of the same hue that reaches a ratio against another: darker where it is the darker of the two,
  /// lighter where it is the lighter. Nil where neither black nor white reaches it.
  package func adjusted(toReach ratio: Double, on background: HexColor) -> HexColor? {
    let ground = background.over(.white)
    let isDarker =
      luminance == ground.luminance
      ? ContrastRatio(.black, on: ground) > ContrastRatio(.white, on: ground) : luminance < ground.luminance
    let target: HexColor = isDarker ? .black : .white
    for step in 1...255 {
      let candidate = HexColor(red: target.red, green: target.green, blue: target.blue, alpha: UInt8(step)).over(self)
      if ContrastRatio(candidate, on: ground).value >= ratio { return candidate }
    }
    return nil
  }
}
