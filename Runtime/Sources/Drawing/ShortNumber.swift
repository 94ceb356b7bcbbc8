import CoreGraphics

extension CGFloat {
  package func short(_ digits: Int = 3) -> String { native.short(digits) }
}

extension Double {
  /// The number in decimals, at most `digits` after the point, without trailing zeros; the same on
  /// every machine and in every locale.
  package func short(_ digits: Int = 3) -> String {
    guard isFinite else { return isNaN ? "nan" : self > 0 ? "inf" : "-inf" }
    guard magnitude < 1e12 else { return "\(self)" }
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let value = Int((magnitude * Double(unit)).rounded())
    let sign = self < 0 && value != 0 ? "-" : ""
    let fraction = value % unit
    if fraction == 0 { return sign + String(value / unit) }
    var text = String(fraction)
    text = String(repeating: "0", count: digits - text.count) + text
    while text.hasSuffix("0") { text.removeLast() }
    return sign + String(value / unit) + "." + text
  }
}

extension ResolvedColor {
  /// `#RRGGBB`, with two more digits when the colour is not opaque; components are cut to 0…1.
  package var hexText: String {
    func byte(_ value: Double) -> String {
      let level = value > 0 ? Int((Swift.min(value, 1) * 255).rounded()) : 0
      let digits = String(level, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
  }
}
