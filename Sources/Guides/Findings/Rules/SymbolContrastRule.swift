import Stage

/// Symbols that are too faint to be made out.
struct SymbolContrastRule: Rule {
  let id = "symbol-contrast"
  let severity = Finding.Severity.note
  let summary = "a drawn symbol has less contrast than the 3 that WCAG asks of marks with a meaning"

  func findings(in evidence: Evidence) -> [Finding] {
    struct Pair: Hashable {
      var component: String
      var color: HexColor
      var background: HexColor
    }
    var pairs: [Pair: (symbols: Set<String>, schemes: Set<String>)] = [:]
    let foreign = ForeignColors(evidence)
    for snapshot in evidence.snapshots where snapshot.typeSize == Evidence.defaultSize {
      for symbol in snapshot.symbols where !snapshot.isDisabled(symbol.frame) && !snapshot.isInBar(symbol.frame) {
        guard let color = HexColor(symbol.color), let background = HexColor(symbol.background),
          ContrastRatio(color, on: background).value < 3,
          !foreign.include(color, on: background, in: snapshot.component)
        else { continue }
        let pair = Pair(component: snapshot.component, color: color, background: background)
        pairs[pair, default: ([], [])].symbols.insert(symbol.name)
        pairs[pair]?.schemes.insert(snapshot.scheme)
      }
    }
    return pairs.map { pair, seen in
      let name = evidence.name(of: pair.color, in: pair.component)
      let ground = evidence.name(of: pair.background, in: pair.component)
      let schemes = seen.schemes.count == 1 ? " in \(seen.schemes.first ?? "")" : ""
      return Finding(
        rule: id, severity: severity, line: evidence.line(naming: pair.color, in: pair.component),
        message: "\(seen.symbols.sorted().joined(separator: ", ")): \(name.text) on \(ground.text)\(schemes) needs 3:1 "
          + "where the symbol says something that no text says.",
        measured: "\(ContrastRatio(pair.color, on: pair.background))", component: pair.component,
        token: name.token)
    }
  }
}
