internal import SwiftSyntax

/// Conditions whose two sides are the same, so that nothing ever moves.
struct NoOpAnimationRule: Rule {
  let id = "no-op-animation"
  let severity = Finding.Severity.warning
  let summary = "a modifier goes from a value to the same value, such as scaleEffect(on ? 1.0 : 1.0)"

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.analysis.calls.flatMap { call in
      call.arguments.compactMap { argument -> Finding? in
        guard let value = argument.sameOnBothSides, call.isModifier else { return nil }
        return Finding(
          rule: id, severity: severity, line: call.line,
          message: "\(call.name) is \(value) in both cases: nothing moves.", measured: argument.text,
          repair: "Write the two values that it goes between.", component: call.component)
      }
    }
  }
}
