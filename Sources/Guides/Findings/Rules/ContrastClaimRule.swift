import Foundation

/// What the prose claims of a pair of colours, held against their measured contrast.
struct ContrastClaimRule: Rule {
  let id = "contrast-claim"
  let severity = Finding.Severity.warning
  let summary = "the prose names a pair and a contrast level, and the measured ratio says otherwise"

  func findings(in evidence: Evidence) -> [Finding] {
    var colors: [String: HexColor] = [:]
    for token in evidence.tokens where token.kind == .color {
      if let color = token.light.first.flatMap({ HexColor($0) }) { colors[token.name] = color }
    }
    let reader = ClaimReader(tokens: colors)
    let guide = evidence.analysis.guide
    var findings: [Finding] = []
    for paragraph in guide.paragraphs {
      findings += reader.claims(in: paragraph.text).flatMap { check($0, line: paragraph.lines.lowerBound, evidence) }
    }
    for row in guide.tables.flatMap(\.rows) {
      let text = row.cells.map(\.text).joined(separator: " ")
      findings += reader.claims(in: text).flatMap { check($0, line: row.line, evidence) }
    }
    for token in evidence.analysis.tokens where token.kind == .color {
      guard let comment = token.comment else { continue }
      findings += reader.claims(in: comment, text: colors[token.name]).flatMap { check($0, line: token.line, evidence) }
    }
    return findings
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
    case .ratio(let value, let decimals):
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
          repair: claim.text.over(claim.background).adjusted(toReach: required, on: claim.background)
            .map { "\($0) reaches \(required.plain):1." })
      }
    }
  }
}
