import Foundation

/// What the prose claims of a pair of colours, held against their measured contrast.
struct ContrastClaimRule: Rule {
  let id = "contrast-claim"
  let severity = Finding.Severity.warning
  let summary = "the prose names a pair and a contrast level, and the measured ratio says otherwise"

  func findings(in evidence: Evidence) -> [Finding] {
    let light = ClaimReader(tokens: colors(evidence) { $0.light })
    let dark = ClaimReader(tokens: colors(evidence) { $0.dark.isEmpty ? $0.light : $0.dark })
    func check(_ text: String, line: Int, token: String? = nil) -> [Finding] {
      let claims = light.claims(in: text, text: token.flatMap { light.tokens[$0] })
      let shaded = dark.claims(in: text, text: token.flatMap { dark.tokens[$0] })
      // Tokens may have other colours in dark: what is said of dark, or of both, is meant of those.
      return zip(claims, shaded).flatMap { light, dark in
        if light == dark || !light.speaksOf(["dark", "both", "schemes", "modes"]) { return [light] }
        return light.speaksOf(["dark"]) && !light.speaksOf(["light", "both"]) ? [dark] : [light, dark]
      }.flatMap { self.check($0, line: line, evidence) }
    }
    let guide = evidence.analysis.guide
    return guide.paragraphs.flatMap { check($0.text, line: $0.lines.lowerBound) }
      + guide.tables.flatMap(\.rows).flatMap { row in
        check(row.cells.map(\.text).joined(separator: " "), line: row.line)
      }
      + evidence.analysis.tokens.filter { $0.kind == .color }.flatMap { token in
        token.comment.map { check($0, line: token.line, token: token.name) } ?? []
      }
  }

  private func colors(_ evidence: Evidence, _ scheme: (Report.Token) -> [String]) -> [String: HexColor] {
    var colors: [String: HexColor] = [:]
    for token in evidence.tokens where token.kind == .color {
      if let color = scheme(token).first.flatMap({ HexColor($0) }) { colors[token.name] = color }
    }
    return colors
  }

  private func check(_ claim: ContrastClaim, line: Int, _ evidence: Evidence) -> [Finding] {
    let ratio = ContrastRatio(claim.text, on: claim.background)
    let pair =
      "\(named(claim.text, evidence.tokens(colored: claim.text))) on "
      + "\(named(claim.background, evidence.tokens(colored: claim.background)))"
    func finding(_ message: String, _ severity: Finding.Severity, repair: String? = nil) -> Finding {
      Finding(rule: id, severity: severity, line: line, message: message, measured: "\(ratio)", repair: repair)
    }
    switch claim.promise {
    case .ratio(let value, _, isMinimum: true):
      guard ratio.value < value else { return [] }
      return [finding("\(pair) is said to reach \(value.plain):1.", .warning, repair: better(claim, value))]
    case .ratio(let value, let decimals, isMinimum: false):
      let unit = pow(10, Double(-decimals))
      // Said rounded, or said cut off: both are the number.
      guard ratio.value < value - unit / 2 - 1e-9 || ratio.value >= value + unit else { return [] }
      return [finding("\(pair) is said to have \(value.plain):1.", .warning, repair: "Write \(ratio).")]
    case .level(let level):
      let normal = level.required(pointSize: ContrastClaim.anySize.pointSize, weight: ContrastClaim.anySize.weight)
      if claim.isNegative {
        guard ratio.value >= normal else { return [] }
        return [finding("\(pair) is said to fail \(level.rawValue), and it passes at every size.", .note)]
      }
      if claim.isExclusive && ratio.value >= normal {
        return [
          finding("\(pair) is said to meet \(level.rawValue) at some sizes only, and it does at every size.", .note)
        ]
      }
      let settings = claim.settings.isEmpty ? [ContrastClaim.anySize] : claim.settings
      return settings.compactMap { setting in
        let required = level.required(pointSize: setting.pointSize, weight: setting.weight)
        guard ratio.value < required else { return nil }
        let why = required == normal && setting.pointSize >= 14 || setting.weight >= 500 && setting.weight < 700
        return finding(
          "\(pair) is said to meet \(level.rawValue) at \(setting.words), and \(required.plain):1 is asked there"
            + (why ? ": large text is 18 pt, or 14 pt in bold." : "."), .warning,
          repair: better(claim, required))
      }
    }
  }

  private func better(_ claim: ContrastClaim, _ required: Double) -> String? {
    claim.text.over(claim.background).adjusted(toReach: required, on: claim.background)
      .map { "\($0) reaches \(required.plain):1." }
  }
}

extension ContrastClaim {
  fileprivate func speaksOf(_ wanted: Set<Substring>) -> Bool {
    !wanted.isDisjoint(with: words.lowercased().split { !$0.isLetter })
  }
}
