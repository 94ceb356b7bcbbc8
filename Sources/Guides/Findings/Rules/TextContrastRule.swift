import Stage

/// Text that is too faint against what really lies under it when the component is drawn.
struct TextContrastRule: Rule {
  let id = "text-contrast"
  let severity = Finding.Severity.error
  let summary = "drawn text has less contrast than WCAG AA asks: 4.5, or 3 for large text (below 3 is an error)"

  func findings(in evidence: Evidence) -> [Finding] {
    var pairs: [Pair: Seen] = [:]
    let foreign = ForeignColors(evidence)
    for snapshot in evidence.snapshots where snapshot.typeSize == Evidence.defaultSize {
      for text in snapshot.texts where !evidence.placeholders.contains(text.string) {
        guard let color = HexColor(text.color), let background = HexColor(text.background),
          !text.string.allSatisfy(\.isWhitespace),
          // Text that is drawn with nothing holds a place, and is not meant to be read.
          color.alpha > 0
        else { continue }
        let required = TextLevel.aa.required(pointSize: text.pointSize, weight: text.weight)
        guard ContrastRatio(color, on: background).value < required,
          !foreign.include(color, on: background, in: snapshot.component),
          !isInBar(text, color, in: snapshot, evidence)
        else { continue }
        let pair = Pair(
          component: snapshot.component, color: color, background: background, required: required,
          isDisabled: snapshot.isDisabled(text.frame))
        pairs[pair, default: Seen()].add(text, in: snapshot.scheme)
      }
    }
    return pairs.map { finding($0.key, $0.value, in: evidence) }
  }

  private struct Pair: Hashable {
    var component: String
    var color: HexColor
    var background: HexColor
    var required: Double
    /// Controls that are off are exempt: what is faint in them is only a note.
    var isDisabled: Bool
  }

  /// The system colours the words of its bars, but for what nobody can read.
  private func isInBar(
    _ text: Snapshot.TextRun, _ color: HexColor, in snapshot: Snapshot, _ evidence: Evidence
  ) -> Bool {
    guard let background = HexColor(text.background), evidence.tokens(colored: color).isEmpty else { return false }
    return snapshot.isInBar(text.frame) && ContrastRatio(color, on: background).value >= 1.5
  }

  private struct Seen {
    var texts: [String] = []
    var schemes: Set<String> = []
    var size = Double.infinity
    var weight = 0.0

    mutating func add(_ text: Snapshot.TextRun, in scheme: String) {
      if !texts.contains(text.string) { texts.append(text.string) }
      schemes.insert(scheme)
      if text.pointSize < size || (text.pointSize == size && text.weight < weight) {
        (size, weight) = (text.pointSize, text.weight)
      }
    }
  }

  private func finding(_ pair: Pair, _ seen: Seen, in evidence: Evidence) -> Finding {
    let ratio = ContrastRatio(pair.color, on: pair.background)
    let name = evidence.name(of: pair.color, in: pair.component)
    let ground = evidence.name(of: pair.background, in: pair.component)
    let schemes = seen.schemes.count == 1 ? " in \(seen.schemes.first ?? "")" : ""
    let more = seen.texts.count > 1 ? " and \(seen.texts.count - 1) more" : ""
    let sentence =
      "\(name.text) on \(ground.text)\(schemes): "
      + "“\(seen.texts.min() ?? "")”\(more), \(seen.size.plain) pt \(weightName(seen.weight)), "
      + "needs \(pair.required.plain):1."
    return Finding(
      rule: id, severity: pair.isDisabled ? .note : ratio.value < 3 ? .error : .warning,
      line: evidence.line(naming: pair.color, in: pair.component),
      message: pair.isDisabled ? "\(sentence) Controls that are off are exempt." : sentence,
      measured: "\(ratio)",
      repair: remedy(pair),
      component: pair.component, token: name.token)
  }
}

extension TextContrastRule {
  /// The nearest colours that would do: of the text, or of what lies under it.
  private func remedy(_ pair: Pair) -> String? {
    let text = pair.color.over(pair.background)
    let colors = [
      text.adjusted(toReach: pair.required, on: pair.background).map { "the text in \($0)" },
      pair.background.adjusted(toReach: pair.required, on: text).map { "a background of \($0)" },
    ].compactMap { $0 }
    guard let first = colors.first else { return nil }
    let sentence = colors.count == 1 ? first : first + " or " + colors[1]
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + " reaches \(pair.required.plain):1."
  }
}

/// A colour with the name of its first token, where it has one.
func named(_ color: HexColor, _ tokens: [String]) -> String {
  tokens.first.map { "\($0) \(color)" } ?? "\(color)"
}

extension Snapshot {
  /// Whether a place lies in a control that is off.
  func isDisabled(_ frame: Frame) -> Bool {
    regions.contains { !$0.isEnabled && $0.frame.contains(frame) }
  }

  /// Whether a place lies in a tab of a tab bar, which the system draws.
  func isInBar(_ frame: Frame) -> Bool {
    regions.contains { $0.kind == "tab" && $0.frame.contains(frame) }
  }
}

extension Snapshot.Frame {
  func contains(_ other: Self) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.x + other.width <= x + width + 0.5
      && other.y + other.height <= y + height + 0.5
  }
}
