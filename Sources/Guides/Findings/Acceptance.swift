import Foundation

/// A finding that whoever wrote the code knows of and has a reason for: `// vitrine: accept text-contrast: REASON`.
///
/// The comment stands in the component that it is about, and stays with the code wherever that goes. With a colour,
/// `// vitrine: accept text-contrast with #F09A38: REASON`, it is about that colour wherever it is measured, and stands
/// where the colour is declared. The finding is a note from then on, with the reason; it is not lost.
struct Acceptance {
  var rule: String
  var line: Int
  /// nil outside of components: for all of the block.
  var component: String?
  /// `#RRGGBB`; nil for all.
  var color: String?
  var reason: String

  static func all(in analysis: GuideAnalysis) -> [Acceptance] {
    analysis.guide.blocks.flatMap { block in
      block.lines.compactMap { line -> Acceptance? in
        let text = analysis.guide.line(line)
        guard
          // Guides have thousands of lines, and this is in few.
          text.contains("vitrine:"),
          let match = text.firstMatch(
            of: #/\/\/\s*vitrine:\s*accept\s+([a-z-]+)(?:\s+with\s+(#[0-9A-Fa-f]{6}))?\s*:\s*(\S.*)$/#)
        else { return nil }
        return Acceptance(
          rule: String(match.1), line: line, component: analysis.component(around: line),
          color: match.2.map { $0.uppercased() }, reason: String(match.3))
      }
    }
  }

  func applies(to finding: Finding, in guide: Guide) -> Bool {
    guard finding.rule == rule else { return false }
    if let color { return finding.message.contains(color) }
    if let component {
      return finding.component == component || finding.component?.hasPrefix(component + ".") == true
    }
    return guide.blocks.contains { $0.lines.contains(line) && $0.lines.contains(finding.line) }
  }
}

extension Finding {
  /// As it is reported where somebody has a reason for it.
  func accepted(_ reason: String) -> Finding {
    var result = self
    result.severity = .note
    result.message += " Accepted: \(reason)"
    return result
  }
}
