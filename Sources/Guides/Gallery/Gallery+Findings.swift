extension Gallery {
  /// All findings as a table that can be filtered by severity, rule and words.
  var findingSection: Section {
    let findings = report.findings
    let counts = Finding.Severity.allCases.map { level in (level, findings.count { $0.severity == level }) }
    return Section(
      id: "findings", title: "Findings", count: findings.count,
      content: """
        <section id="findings" aria-labelledby="findings-title">
        <h2 id="findings-title">Findings</h2>
        \(findings.isEmpty ? "<p class=\"remark\">No check found anything.</p>" : table(counts))
        </section>
        """)
  }

  private func table(_ counts: [(Finding.Severity, Int)]) -> HTML {
    let rules = Set(report.findings.map(\.rule)).sorted()
    let chips = counts.filter { $0.1 > 0 }.map { level, count -> HTML in
      """
      <button type="button" class="chip" data-severity="\(level.rawValue)" aria-pressed="true">\(dotted(level)) \
      \(count) \(plural(count, level.rawValue))</button>
      """
    }
    let options = rules.map { "<option value=\"\($0)\">\($0.dashesAsBlanks)</option>" as HTML }
    return """
      <form class="filter" role="search" aria-label="Filter the findings">
      \(chips.joined(separator: "\n"))
      <label><span class="hidden">Rule</span><select data-rule="">\
      <option value="">every rule</option>\(options.joined())</select></label>
      <label><span class="hidden">Words</span><input type="search" data-words="" placeholder="Filter" \
      autocomplete="off"/></label>
      <output class="muted" aria-live="polite">\(report.findings.count) \
      \(plural(report.findings.count, "finding"))</output>
      </form>
      <table class="all">
      <thead><tr><th scope="col">Finding</th><th scope="col">Measured</th><th scope="col">Where</th></tr></thead>
      <tbody>
      \(report.findings.sorted { ($0.severity, $0.line) < ($1.severity, $1.line) }.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private func row(_ finding: Finding) -> HTML {
    """
    <tr data-severity="\(finding.severity.rawValue)" data-rule="\(finding.rule)">
    <td><p>\(dot(finding.severity)) \(finding.message)</p>\
    \(finding.repair.map { "<p class=\"repair\">\($0)</p>" as HTML })</td>
    <td class="measured">\(finding.measured)</td>
    <td><p>line \(finding.line)\(place(finding))</p><p class="muted">\(finding.rule.dashesAsBlanks)</p></td>
    </tr>
    """
  }

  private func place(_ finding: Finding) -> HTML? {
    if let name = finding.component, report.components.contains(where: { $0.name == name }) {
      return ", <a href=\"#\(anchor("c", name))\">\(name)</a>"
    }
    guard let name = finding.token else { return nil }
    let prefix = report.fonts.contains { $0.name == name } ? "font" : "token"
    return ", <a href=\"#\(anchor(prefix, name))\">\(name)</a>"
  }

  private func dotted(_ level: Finding.Severity) -> HTML {
    "<i class=\"dot \(level.rawValue)\"></i>"
  }
}

extension String {
  var dashesAsBlanks: String { String(map { $0 == "-" ? " " : $0 }) }
}
