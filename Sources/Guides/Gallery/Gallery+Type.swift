extension Gallery {
  /// The type ramp: each role set in its face, with what was asked and what was drawn.
  var typeSection: Section {
    let fonts = report.fonts
    guard !fonts.isEmpty else { return Section(id: "type", title: "Type") }
    let groups = fonts.grouped(by: \.group).map { group, members -> HTML in
      """
      <section class="roles">
      \(group.isEmpty ? nil : "<h3>\(group)</h3>")
      <ul>
      \(members.map(role).joined(separator: "\n"))
      </ul>
      </section>
      """
    }
    return Section(
      id: "type", title: "Type", count: fonts.count,
      content: """
        <section id="type" aria-labelledby="type-title">
        <h2 id="type-title">Type</h2>
        \(substitutes)
        <div class="ramp">
        \(groups.joined(separator: "\n"))
        </div>
        </section>
        """)
  }

  /// Which faces were replaced by which, once for the whole ramp.
  private var substitutes: HTML? {
    let pairs = report.fonts.filter { $0.substitute != nil }.grouped { "\($0.face)→\($0.substitute ?? "")" }
    guard !pairs.isEmpty else { return nil }
    let sentences = pairs.map { pair -> HTML in
      "<li><code>\(pair.members[0].face)</code> is drawn as <code>\(pair.members[0].substitute ?? "")</code></li>"
    }
    return "<ul class=\"substitutes remark\">\(sentences.joined())</ul>"
  }

  private func role(_ font: Report.FontRole) -> HTML {
    """
    <li class="role" id="\(anchor("font", font.name))">
    <div class="sample">\(shots(font.images, label: "Sample of \(font.name)"))</div>
    <div class="spec"><p class="name">\(breakable(font.name))\(font.uses == 0 ? " <span class=\"tag\">unused</span>" : nil)</p>
    <p class="facts">\(font.size) pt · \(weightName(font.weight)) · \(font.scales ? "scales" : "fixed size")<br/>\
    \(font.face)</p></div>
    </li>
    """
  }
}

/// CSS's name of a weight, such as `semibold`.
func weightName(_ weight: Double) -> String {
  let names = [
    "thin", "extra light", "light", "regular", "medium", "semibold", "bold", "extra bold", "black",
  ]
  let place = Int((weight / 100).rounded()) - 1
  return names[min(max(place, 0), names.count - 1)]
}
