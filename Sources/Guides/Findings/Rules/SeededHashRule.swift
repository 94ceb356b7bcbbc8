internal import SwiftSyntax

/// Hash values that something lasting is derived from.
struct SeededHashRule: Rule {
  let id = "seeded-hash"
  let severity = Finding.Severity.error
  let summary = "hashValue is read: it differs from launch to launch, so what it picks does not stay"

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.analysis.uses.filter { $0.name == "hashValue" }.map { use in
      let line = evidence.analysis.guide.line(use.line)
      return Finding(
        rule: id, severity: severity, line: use.line,
        message: "hashValue is seeded anew in every process: what is picked by it changes at each launch"
          + (line.contains("abs(") ? ", and abs of the smallest Int traps." : "."),
        measured: line.drop { $0.isWhitespace }.description,
        repair: "Derive it from the bytes with a hash of your own, such as FNV-1a, and store it.",
        component: use.component)
    }
  }
}
