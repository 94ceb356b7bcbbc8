/// Symbol names that mean no symbol.
struct UnknownSymbolRule: Rule {
  let id = "unknown-symbol"
  let severity = Finding.Severity.error
  let summary = "a symbol's name is not known (an error in code, a warning in a table or in prose)"

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.symbols.unknown.map { symbol in
      let uses = evidence.analysis.symbols.filter { $0.name == symbol.name }
      let inCode = uses.first { $0.origin == .code }
      let line = inCode?.line ?? uses.first?.line ?? symbol.lines.first ?? 1
      return Finding(
        rule: id, severity: inCode == nil && !uses.isEmpty ? .warning : .error, line: line,
        message: "“\(symbol.name)” is no symbol that is known here: a device draws nothing for it.",
        measured: "\(max(uses.count, 1)) \(plural(max(uses.count, 1), "use"))",
        repair: "Look the name up in SF Symbols.")
    }
  }
}
