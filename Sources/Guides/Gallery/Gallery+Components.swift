extension Gallery {
  /// Every component, large, with its variants, its findings and its source.
  var componentSection: Section {
    let components = report.components
    guard !components.isEmpty else { return Section(id: "components", title: "Components") }
    let findings = Dictionary(grouping: report.findings.filter { $0.component != nil }) { $0.component ?? "" }
    let entries = components.map { component in
      (
        id: anchor("c", component.name), title: component.name,
        severity: findings[component.name]?.map(\.severity).min()
      )
    }
    return Section(
      id: "components", title: "Components", count: components.count, entries: entries,
      content: """
        <section id="components" aria-labelledby="components-title">
        <h2 id="components-title">Components</h2>
        \(components.map { article($0, findings[$0.name] ?? []) }.joined(separator: "\n"))
        </section>
        """)
  }

  private func article(_ component: Report.Component, _ findings: [Finding]) -> HTML {
    let id = anchor("c", component.name)
    let heading: HTML? = component.heading.isEmpty ? nil : "\(component.heading) · "
    return """
      <article class="component" id="\(id)" tabindex="-1" aria-labelledby="\(id)-title">
      <header>
      <h3 id="\(id)-title">\(component.name)</h3>
      <p class="facts">\(heading)\(component.kind.spelledOut) · \
      lines \(component.line)–\(component.lastLine)</p>
      </header>
      <div class="layout">
      <div class="stage">
      <div class="shots">
      \(stage(component))
      </div>
      </div>
      <div class="beside">
      <div class="details">
      \(parameters(component.parameters))
      \(behaviours(component.behaviours))
      \(list(findings))
      \(source(component, findings))
      </div>
      </div>
      </div>
      </article>
      """
  }

  private func stage(_ component: Report.Component) -> HTML {
    var figures: [HTML] = []
    let failures = report.errors.filter { $0.component == component.name }
    figures += failures.map { "<p class=\"missing\">\($0.message)</p>" }
    if component.images.isEmpty && failures.isEmpty {
      figures.append("<p class=\"missing\">No picture: no arguments could be made for this component.</p>")
    }
    for (variant, pictures) in component.images.filter(\.isDefaultSize).grouped(by: \.variant) {
      figures.append(figure(component, variant, pictures))
    }
    let large = component.images.filter { !$0.isDefaultSize }
    if !large.isEmpty {
      figures.append("<h4>At larger text sizes</h4>")
      for (variant, pictures) in large.grouped(by: { ($0.variant.isEmpty ? "" : $0.variant + " · ") + $0.typeSize }) {
        figures.append(figure(component, variant, pictures))
      }
    }
    return figures.joined(separator: "\n")
  }

  private func figure(_ component: Report.Component, _ variant: String, _ pictures: [Report.Component.Picture]) -> HTML
  {
    let isScreen = pictures.contains { $0.height > 600 }
    let widest = component.images.filter(\.isDefaultSize).map(\.width).max() ?? 0
    // Pictures have three pixels for a point: a small component can be looked at closely.
    let zoom = widest <= 120 ? 2 : widest <= 200 ? 1.5 : 1
    let spoken = variant.isEmpty ? component.name : "\(component.name), \(variant)"
    let notes = [variant, zoom == 1 ? "" : "shown at \(zoom.plain)×"].filter { !$0.isEmpty }
    return """
      <figure class="shot\(isScreen ? " screen" : "")">
      <div class="plates">\(shots(pictures, label: spoken, zoom: zoom))</div>
      \(notes.isEmpty ? nil : "<figcaption>\(notes.joined(separator: " · "))</figcaption>")
      </figure>
      """
  }

  private func parameters(_ parameters: [Report.Component.Parameter]) -> HTML? {
    guard !parameters.isEmpty else { return nil }
    let rows = parameters.map { "<div><dt>\($0.name)</dt><dd>\(code($0.type))</dd></div>" as HTML }
    return "<h4>Parameters</h4><dl class=\"parameters\">\(rows.joined())</dl>"
  }

  private func behaviours(_ behaviours: [String]) -> HTML? {
    guard !behaviours.isEmpty else { return nil }
    let rows = behaviours.map { "<li>\($0)</li>" as HTML }
    return "<h4>Behaviour</h4><ul class=\"behaviours\">\(rows.joined())</ul>"
  }

  private func list(_ findings: [Finding]) -> HTML? {
    guard !findings.isEmpty else { return nil }
    // The worst first; of equals the one that stands higher in the source.
    let sorted = findings.sorted { ($0.severity, $0.line) < ($1.severity, $1.line) }
    let rows = sorted.map { finding -> HTML in
      """
      <li class="finding \(finding.severity.rawValue)"><p>\(dot(finding.severity)) \(finding.message)</p>\
      <p class="facts">\(finding.measured.isEmpty ? nil : "<b>\(finding.measured)</b> · ")line \(finding.line) · \
      \(finding.rule)</p>\
      \(finding.repair.map { "<p class=\"repair\">\($0)</p>" as HTML })</li>
      """
    }
    return "<h4>Findings</h4><ul class=\"findings\">\(rows.joined(separator: "\n"))</ul>"
  }

  private func source(_ component: Report.Component, _ findings: [Finding]) -> HTML? {
    let range = max(component.line, 1)...max(component.lastLine, component.line, 1)
    guard range.upperBound <= lines.count else { return nil }
    var marks: [Int: Finding.Severity] = [:]
    for finding in findings where range.contains(finding.line) {
      marks[finding.line] = min(marks[finding.line] ?? .note, finding.severity)
    }
    let text = lines[(range.lowerBound - 1)...(range.upperBound - 1)].joined(separator: "\n")
    let rows = SourceHighlighter.lines(of: text).enumerated().map { place, line -> HTML in
      let number = range.lowerBound + place
      let mark = marks[number].map { " class=\"\($0.rawValue)\"" } ?? ""
      return "<span\(HTML(verbatim: mark)) data-line=\"\(number)\">\(line)</span>"
    }
    return """
      <details class="source" open=""><summary>Source</summary>\
      <pre tabindex="0" aria-label="Source of \(component.name)"><code>\(rows.joined(separator: "\n"))</code></pre>\
      </details>
      """
  }

  private func code(_ text: String) -> HTML {
    "<code>\(SourceHighlighter.lines(of: text).joined(separator: " "))</code>"
  }
}

extension Report.Component.Picture {
  /// Whether the picture was taken at the text size that devices have at first.
  var isDefaultSize: Bool { typeSize.isEmpty || typeSize == "large" }
}

extension String {
  /// A camel-case name in words: `buttonStyle` is "button style".
  var spelledOut: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : String(letter)
    }
  }
}
