import Stage

/// Text that has no room: cut at the default text size, or cut or shortened at the largest.
struct ClippedTextRule: Rule {
  let id = "clipped-text"
  let severity = Finding.Severity.error
  let summary = "text is cut off, at the default text size (error) or at the largest (warning; a note if shortened)"

  func findings(in evidence: Evidence) -> [Finding] {
    struct Cut: Hashable {
      var component: String
      var severity: Finding.Severity
      var isLarge: Bool
    }
    var cuts: [Cut: [Snapshot.TextRun]] = [:]
    for snapshot in evidence.snapshots {
      let isLarge = snapshot.typeSize != Evidence.defaultSize
      for text in snapshot.texts where !evidence.placeholders.contains(text.string) {
        // Text of a fixed size is cut at every size alike.
        if isLarge && !text.scalesWithTypeSize { continue }
        guard let severity = severity(of: text, isLarge: isLarge) else { continue }
        cuts[Cut(component: snapshot.component, severity: severity, isLarge: isLarge), default: []].append(text)
      }
    }
    return cuts.map { cut, texts in
      let worst = texts.max { ($0.missing, $1.string) < ($1.missing, $0.string) } ?? texts[0]
      let others = Set(texts.map(\.string)).count - 1
      let what = (others > 0 ? "are " : "is ") + (cut.severity == .note ? "shortened with an ellipsis" : "cut off")
      return Finding(
        rule: id, severity: cut.severity, line: line(of: cut.component, evidence),
        message: "“\(worst.string)”\(others > 0 ? " and \(others) more" : "") \(what) at the "
          + "\(cut.isLarge ? "largest" : "default") text size.",
        measured: worst.isTooSmall
          ? "needs \(worst.idealWidth.plain) × \(worst.idealHeight.plain) pt, has "
            + "\(worst.frame.width.plain) × \(worst.frame.height.plain) pt"
          : "\(worst.frame.width.plain) × \(worst.frame.height.plain) pt in a smaller frame",
        repair: cut.severity == .note ? nil : "Use a minimum height in place of a fixed one.",
        component: cut.component)
    }
  }

  private func severity(of text: Snapshot.TextRun, isLarge: Bool) -> Finding.Severity? {
    if text.isClipped { return isLarge ? .warning : .error }
    return text.isTruncated && isLarge ? .note : nil
  }

  /// The first fixed height of the component, which is what cuts text most often.
  private func line(of name: String, _ evidence: Evidence) -> Int {
    guard let component = evidence.component(named: name) else { return 1 }
    let frame = component.modifiers.first { use in
      use.name == "frame" && use.arguments.contains { $0.label == "height" }
    }
    return frame?.line ?? component.line
  }
}

extension Snapshot.TextRun {
  /// How many points of height the text lacks.
  fileprivate var missing: Double { idealHeight - frame.height }

  /// The text itself has less room than it wants, and not only what is around it.
  fileprivate var isTooSmall: Bool { idealHeight > frame.height + 0.5 || idealWidth > frame.width + 0.5 }
}
