/// A colour whose comment states another hex than its components give.
struct ColorCommentRule: Rule {
  let id = "color-comment"
  let severity = Finding.Severity.error
  let summary = "the hex in a colour's comment is not the colour that its code makes"

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.analysis.tokens.filter { $0.kind == .color }.compactMap { token in
      let stated = token.hexComments.compactMap { HexColor($0) }
      let made = colors(of: token, in: evidence)
      guard let first = stated.first, let actual = made.first else { return nil }
      // Where a comment gives a pair for light and dark, either may be the one.
      if stated.contains(where: { hex in made.contains { hex == $0 || hex == $0.opaque } }) { return nil }
      return Finding(
        rule: id, severity: severity, line: token.line,
        message: "\(token.name) says \(first) in its comment, and its components make \(actual).",
        measured: "\(actual)", repair: "Write \(actual) in the comment, or \(first.components) in the code.",
        token: token.name)
    }
  }

  private func colors(of token: Token, in evidence: Evidence) -> [HexColor] {
    if let drawn = evidence.tokens.first(where: { $0.name == token.name && $0.line == token.line }) {
      return (drawn.light + drawn.dark).compactMap { HexColor($0) }
    }
    guard let parts = token.components, !parts.isDisplayP3 else { return [] }
    return [HexColor(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)]
  }
}

extension HexColor {
  /// A colour of parts 0…1, rounded to eight bits as a device does; parts outside are held at the ends.
  package init(red: Double, green: Double, blue: Double, opacity: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity))
  }

  /// The parts as SwiftUI's initialiser takes them, with three decimals.
  fileprivate var components: String {
    func part(_ byte: UInt8) -> String {
      let thousandths = Int((Double(byte) / 255 * 1000).rounded())
      let digits = String(thousandths % 1000)
      return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "red: \(part(red)), green: \(part(green)), blue: \(part(blue))"
  }
}
