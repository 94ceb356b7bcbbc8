internal import SwiftSyntax

/// Values that are new at every redraw where a change means something.
struct RedrawTriggerRule: Rule {
  let id = "redraw-trigger"
  let severity = Finding.Severity.error
  let summary = "a haptic's trigger, or an identity, is a new value at every redraw, such as UUID()"

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.analysis.calls.compactMap { call in
      guard let watched = Self.watched[call.name],
        let argument = call.arguments.first(where: { watched.labels.contains($0.label) }),
        let fresh = argument.freshValue
      else { return nil }
      return Finding(
        rule: id, severity: severity, line: call.line,
        message: "\(fresh) is a new value at every redraw: \(watched.consequence).",
        measured: "\(argument.label.map { $0 + ": " } ?? "")\(argument.text)", repair: watched.repair,
        component: call.component)
    }
  }

  private struct Watched {
    var labels: [String?]
    var consequence: String
    var repair: String
  }

  private static let watched: [String: Watched] = [
    "sensoryFeedback": Watched(
      labels: ["trigger"], consequence: "the haptic plays whenever the view is drawn again, and not on a tap",
      repair: "Trigger it by a counter that the action adds one to."),
    "animation": Watched(
      labels: ["value"], consequence: "every redraw is animated", repair: "Give it the value that the animation shows."),
    "id": Watched(
      labels: [nil], consequence: "the view loses its state and is made anew each time",
      repair: "Use an identity that the data keeps."),
    "onChange": Watched(
      labels: ["of"], consequence: "the action runs at every redraw", repair: "Watch the value that really changes."),
    "task": Watched(
      labels: ["id"], consequence: "the task is cancelled and begun anew at every redraw",
      repair: "Watch the value that really changes."),
  ]
}

/// Success haptics that play at every key.
struct KeystrokeHapticRule: Rule {
  let id = "keystroke-haptic"
  let severity = Finding.Severity.warning
  let summary = "a haptic is triggered by the text of a text field, so that it plays at every key"

  func findings(in evidence: Evidence) -> [Finding] {
    let calls = evidence.analysis.calls
    let fields: Set<String> = ["TextField", "TextEditor", "SecureField"]
    return calls.filter { $0.name == "sensoryFeedback" }.compactMap { call in
      guard let trigger = call.arguments.first(where: { $0.label == "trigger" })?.text,
        let field = calls.first(where: { field in
          field.component == call.component && field.component != nil && fields.contains(field.name)
            && field.arguments.contains { $0.label == "text" && $0.text == "$" + trigger }
        })
      else { return nil }
      return Finding(
        rule: id, severity: severity, line: call.line,
        message: "The trigger \(trigger) is the text of the \(field.name) in line \(field.line): "
          + "the haptic plays at every key.",
        measured: "trigger: \(trigger)", repair: "Trigger it by a counter that the action adds one to.",
        component: call.component)
    }
  }
}
