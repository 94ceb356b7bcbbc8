import Foundation

/// The values of a colour token in words: hex where they are written, the names of other tokens where those are meant.
struct ColorWords {
  private(set) var light = ""
  private(set) var dark = ""
  private(set) var contrast = ""

  init(_ token: Token, among tokens: [Token]) {
    func value(_ label: String) -> String? {
      let pattern = try? Regex("\\b\(label):\\s*([^,()]+(?:\\([^()]*\\))?)")
      guard let pattern, let match = token.value.firstMatch(of: pattern), let text = match.output[1].substring else {
        return nil
      }
      return Self.words(String(text.trimmed), among: tokens)
    }
    if let light = value("light") {
      self.light = light
      dark = value("dark") ?? light
      contrast = [value("contrast"), value("darkContrast")].compactMap { $0 }.joined(separator: ", ")
    } else if let components = token.components {
      light = Self.hex(components)
      dark = light
    } else {
      light = Self.words(token.value, among: tokens)
      dark = light
    }
  }

  private static func words(_ value: String, among tokens: [Token]) -> String {
    if let match = value.firstMatch(of: #/0x([0-9A-Fa-f]{6})\b/#) { return "#" + match.1.uppercased() }
    let name = value.split(separator: ".").last.map(String.init) ?? value
    if let known = tokens.first(where: { $0.name == name }) {
      return known.components.map(hex) ?? "`\(name)`"
    }
    switch name {
    case "white": return "#FFFFFF"
    case "black": return "#000000"
    default:
      // What is computed is written in braces.
      let isComputed = value.hasPrefix("{") && value.hasSuffix("}")
      return "`\(isComputed ? value.dropFirst().dropLast().trimmed : value[...])`"
    }
  }

  private static func hex(_ components: Token.Components) -> String {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    let color = HexColor(red: byte(components.red), green: byte(components.green), blue: byte(components.blue))
    return color.description + (components.alpha < 1 ? ", \(Int((components.alpha * 100).rounded())) %" : "")
  }
}
