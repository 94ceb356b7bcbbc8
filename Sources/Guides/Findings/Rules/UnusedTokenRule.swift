/// Colours and gradients that no code of the guide reads.
struct UnusedTokenRule: Rule {
  let id = "unused-token"
  let severity = Finding.Severity.note
  let summary = "a colour or gradient is defined and no code of the guide uses it"

  func findings(in evidence: Evidence) -> [Finding] {
    unused(evidence, kinds: [.color, .gradient], rule: id, severity: severity)
  }
}

/// Fonts that no code of the guide reads.
struct UnusedFontRule: Rule {
  let id = "unused-font"
  let severity = Finding.Severity.note
  let summary = "a font is defined and no code of the guide uses it"

  func findings(in evidence: Evidence) -> [Finding] {
    unused(evidence, kinds: [.font], rule: id, severity: severity)
  }
}

private func unused(
  _ evidence: Evidence, kinds: Set<Token.Kind>, rule: String, severity: Finding.Severity
) -> [Finding] {
  let read = Set(evidence.analysis.uses.map(\.name))
  return evidence.analysis.tokens.filter { kinds.contains($0.kind) && !read.contains($0.name) }.map { token in
    let comment = evidence.analysis.guide.blocks.lazy.compactMap { $0.lineOfComment(naming: token.name) }.first
    let but = comment.map { "; only a comment (line \($0)) shows it" } ?? ""
    return Finding(
      rule: rule, severity: severity, line: token.line,
      message: "\(token.name) is defined and no code of the guide uses it\(but).", measured: "0 uses",
      token: token.name)
  }
}

extension Block {
  /// The first line with a comment that has a name in it.
  fileprivate func lineOfComment(naming name: String) -> Int? {
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let mark = line.range(of: "//") else { continue }
      let words = line[mark.upperBound...].split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if words.contains(Substring(name)) { return lines.lowerBound + place }
    }
    return nil
  }
}
