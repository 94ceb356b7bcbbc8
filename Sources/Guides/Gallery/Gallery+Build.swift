extension Gallery {
  /// What was mended, what was stood in for, what failed.
  var buildSection: Section {
    let blocks = report.blocks
    return Section(
      id: "build", title: "Build",
      count: report.repairs.count + report.placeholders.count + report.errors.count,
      content: """
        <section id="build" aria-labelledby="build-title">
        <h2 id="build-title">Build</h2>
        <p class="remark">\(blocks.declarations) \(plural(blocks.declarations, "block")) of declarations, \
        \(blocks.fragments) \(plural(blocks.fragments, "fragment")), \(blocks.pseudoCode) of pseudo-code.</p>
        \(errors)
        \(repairs)
        \(placeholders)
        </section>
        """)
  }

  private var errors: HTML? {
    guard !report.errors.isEmpty else { return nil }
    let rows = report.errors.map { error -> HTML in
      """
      <li class="finding error"><p>\(dot(.error)) \(error.message)</p><p class="facts">line \(error.line)\
      \(error.component.map { " · <a href=\"#\(anchor("c", $0))\">\($0)</a>" as HTML })</p></li>
      """
    }
    return "<h3>Errors</h3><ul class=\"findings\">\(rows.joined(separator: "\n"))</ul>"
  }

  private var repairs: HTML? {
    guard !report.repairs.isEmpty else { return nil }
    let rows = report.repairs.map { repair -> HTML in
      """
      <li class="mend"><p class="facts">line \(repair.line) · \(repair.rule.dashesAsBlanks)</p>\
      <pre><code><del>\(repair.before)</del>
      <ins>\(repair.after)</ins></code></pre></li>
      """
    }
    return "<h3>Repairs</h3><ul class=\"mends\">\(rows.joined(separator: "\n"))</ul>"
  }

  private var placeholders: HTML? {
    guard !report.placeholders.isEmpty else { return nil }
    let rows = report.placeholders.map { placeholder -> HTML in
      """
      <li><code>\(placeholder.name)</code> <span class="muted">\(placeholder.kind.rawValue) · line \
      \(placeholder.line)</span></li>
      """
    }
    return """
      <h3>Placeholders</h3>
      <p class="remark">The guide uses these names and defines them nowhere, or only a device has what they show; a marked placeholder stands in for each.</p>
      <ul class="placeholders">\(rows.joined(separator: "\n"))</ul>
      """
  }
}
