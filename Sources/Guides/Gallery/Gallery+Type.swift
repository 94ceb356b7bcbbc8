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

  /// Which families were replaced by which, once for the whole ramp.
  private var substitutes: HTML? {
    let pairs = report.fonts.compactMap { font -> [String]? in
      guard let substitute = font.substitute else { return nil }
      let families = [font.face.familyOfFace, substitute.familyOfFace]
      return families[0] == families[1] ? [font.face, substitute] : families
    }.grouped { $0 }.map(\.key)
    guard !pairs.isEmpty else { return nil }
    let sentences = pairs.map { "<li><b>\($0[0])</b> is drawn as <b>\($0[1])</b></li>" as HTML }
    return "<ul class=\"substitutes remark\">\(sentences.joined())</ul>"
  }

  private func role(_ font: Report.FontRole) -> HTML {
    """
    <li class="role" id="\(anchor("font", font.name))">
    <div class="sample">\(shots(font.images, label: "Sample of \(font.name)"))</div>
    <div class="spec"><p class="name">\(breakable(font.name))\(font.uses == 0 ? " <span class=\"tag\">unused</span>" : nil)</p>
    <p class="facts">\(font.size) pt · \(weightName(font.weight)) · \(font.scales ? "scales" : "fixed size")<br/>\
    \(font.face)\(font.substitute.map { " → \($0)" as HTML })</p></div>
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

extension String {
  /// A face's name without its weight and slope: `Inter-SemiBold` is of the family `Inter`.
  fileprivate var familyOfFace: String {
    guard let hyphen = lastIndex(of: "-"), hyphen > startIndex else { return self }
    return String(self[..<hyphen])
  }
}
