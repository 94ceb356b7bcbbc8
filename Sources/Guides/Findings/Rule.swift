/// A check of guides. A rule knows no guide: whatever it says follows from what it was given.
package protocol Rule: Sendable {
  /// What reports and filters call it, such as `text-contrast`.
  var id: String { get }
  /// The worst that it says.
  var severity: Finding.Severity { get }
  /// One sentence for `--help`: what it finds.
  var summary: String { get }

  func findings(in evidence: Evidence) -> [Finding]
}

/// All rules, in the order in which `--help` lists them.
package enum Rules {
  package static let all: [any Rule] = [
    ColorCommentRule(), TextContrastRule(), SymbolContrastRule(), ContrastClaimRule(), HitAreaRule(),
    ClippedTextRule(), FixedFontRule(), UnknownSymbolRule(), RedrawTriggerRule(), KeystrokeHapticRule(),
    NoOpAnimationRule(), ConstantInputRule(), SeededHashRule(), UnusedTokenRule(), UnusedFontRule(),
    UnusedDeclarationRule(),
  ]

  /// What all rules find: each thing once, by line and rule.
  package static func findings(in evidence: Evidence) -> [Finding] {
    var found: [Finding] = []
    let acceptances = Acceptance.all(in: evidence.analysis)
    for rule in all {
      for finding in rule.findings(in: evidence) {
        let reason = acceptances.first { $0.applies(to: finding, in: evidence.analysis.guide) }?.reason
        let finding = reason.map { finding.accepted($0) } ?? finding
        if !found.contains(finding) { found.append(finding) }
      }
    }
    return found.sorted { left, right in
      (left.line, left.rule, left.component ?? "", left.measured, left.message)
        < (right.line, right.rule, right.component ?? "", right.measured, right.message)
    }
  }
}
