/// Fonts of a fixed size where the prose asks that text follow the reader's text size.
struct FixedFontRule: Rule {
  let id = "fixed-font"
  let severity = Finding.Severity.warning
  let summary = "the prose asks for Dynamic Type and a font has a fixed size (a note where it names no token)"

  func findings(in evidence: Evidence) -> [Finding] {
    let wishes = evidence.analysis.guide.paragraphs.filter(asksForScaling)
    guard let wish = wishes.first else { return [] }
    let fixed = evidence.fonts.filter { !$0.scales }
    let named = fixed.filter { font in wishes.contains { $0.names(font.name, before: Self.exceptions) } }
    var findings = named.map { font in
      Finding(
        rule: id, severity: severity, line: font.line,
        message: "The prose (line \(wish.lines.lowerBound)) asks that \(font.name) follow the reader’s text size, "
          + "and its size is fixed.",
        measured: "fixed at \(font.size.plain) pt", repair: "Give it a text style with relativeTo:.",
        token: font.name)
    }
    let rest = fixed.filter { font in !named.contains { $0.name == font.name } }
    let runs = fixedRuns(evidence)
    if !rest.isEmpty || (fixed.isEmpty && runs.fixed > 0) {
      let fonts = "\(fixed.count) of \(evidence.fonts.count) \(plural(evidence.fonts.count, "font"))"
      findings.append(
        Finding(
          rule: id, severity: wishes.contains(where: \.asksForEverything) ? .warning : .note,
          line: wish.lines.lowerBound,
          message: "The prose asks for Dynamic Type, and "
            + (fixed.isEmpty ? "" : "\(fonts) and ")
            + "\(runs.fixed) of \(runs.all) drawn texts keep a fixed size, whatever text size the reader has set.",
          measured: fixed.isEmpty ? "\(runs.fixed) of \(runs.all) texts" : fonts,
          repair: "Use a text style, or Font.custom with relativeTo:."))
    }
    return findings
  }

  /// Words after which a sentence lists what may stay fixed.
  private static let exceptions = ["fix ", "pin ", "except", "fixed", "don't scale", "do not scale"]

  private func asksForScaling(_ paragraph: Paragraph) -> Bool {
    let text = paragraph.text.lowercased()
    return text.contains("dynamic type")
      && ["support", "scale", "respect", "use ", "adopt", "honor", "honour", "follow"].contains { text.contains($0) }
      && !["no dynamic type", "not support dynamic type"].contains { text.contains($0) }
  }

  private func fixedRuns(_ evidence: Evidence) -> (fixed: Int, all: Int) {
    var all: Set<[String]> = []
    var fixed: Set<[String]> = []
    for snapshot in evidence.snapshots where snapshot.typeSize == Evidence.defaultSize {
      for text in snapshot.texts
      where !evidence.placeholders.contains(text.string) && !snapshot.isInBar(text.frame) {
        let key = [snapshot.component, text.string, text.requestedFace, text.pointSize.plain]
        all.insert(key)
        if !text.scalesWithTypeSize { fixed.insert(key) }
      }
    }
    return (fixed.count, all.count)
  }
}

extension Paragraph {
  /// Whether the text names an identifier before the words that start its exceptions.
  fileprivate func names(_ identifier: String, before exceptions: [String]) -> Bool {
    let lowered = text.lowercased()
    let end = exceptions.compactMap { lowered.range(of: $0)?.lowerBound }.min() ?? lowered.endIndex
    let length = lowered.distance(from: lowered.startIndex, to: end)
    return text.prefix(length).split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(Substring(identifier))
  }

  fileprivate var asksForEverything: Bool {
    let text = self.text.lowercased()
    return [
      "dynamic type on everything", "dynamic type everywhere", "everything scales", "all text scales",
      "dynamic type for all", "dynamic type on all",
    ].contains { text.contains($0) }
  }
}
