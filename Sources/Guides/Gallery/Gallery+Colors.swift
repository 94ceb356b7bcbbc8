extension Gallery {
  /// Swatches by the guide's own groups, each with its contrast on white, black and the guide's canvases.
  var colorSection: Section {
    let tokens = report.tokens
    guard !tokens.isEmpty else { return Section(id: "colours", title: "Colours") }
    let grounds = self.grounds
    let groups = tokens.grouped(by: \.group).map { group, members -> HTML in
      """
      \(group.isEmpty ? nil : "<h3>\(group)</h3>")
      <ul class="swatches">
      \(members.map { swatch($0, on: grounds) }.joined(separator: "\n"))
      </ul>
      """
    }
    return Section(
      id: "colours", title: "Colours", count: tokens.count,
      content: """
        <section id="colours" aria-labelledby="colours-title">
        <h2 id="colours-title">Colours</h2>
        <p class="remark">Below each colour: the contrast of text in it, on white, on black and on the canvases that \
        the components really draw on. 4.5 passes for text, 3 for large text and marks.</p>
        \(groups.joined(separator: "\n"))
        </section>
        """)
  }

  /// White, black, and the tokens that most components lie on.
  private var grounds: [(name: String, color: HexColor)] {
    let fixed = [("white", HexColor.white), ("black", HexColor.black)]
    let own = report.canvases.compactMap { canvas in HexColor(canvas.hex).map { (canvas.token, $0) } }
    return fixed + own.filter { $0.1 != .white && $0.1 != .black }.prefix(3)
  }

  private func swatch(_ token: Report.Token, on grounds: [(name: String, color: HexColor)]) -> HTML {
    let light = token.light.compactMap { HexColor($0) }
    let dark = token.dark.compactMap { HexColor($0) }
    let isDynamic = !dark.isEmpty && dark != light
    var tags: [HTML] = []
    if token.uses == 0 { tags.append("<span class=\"tag\">unused</span>") }
    if let stated = token.stated, let hex = HexColor(stated), hex != light.first, token.kind == .color {
      tags.append("<span class=\"tag error\">comment says \(stated)</span>")
    }
    return """
      <li class="swatch" id="\(anchor("token", token.name))">
      \(patch(token, light, isDynamic ? dark : []))
      <p class="name">\(breakable(token.name))\(tags.isEmpty ? nil : " ")\(tags.joined(separator: " "))</p>
      <p class="hex">\(hexes(light))\(isDynamic ? " <span class=\"muted\">dark</span> \(hexes(dark))" : nil)</p>
      \(token.kind == .color ? light.first.map { ratios($0, on: grounds) } : nil)
      </li>
      """
  }

  private func hexes(_ colors: [HexColor]) -> HTML {
    colors.map { color in
      "<button type=\"button\" data-copy=\"\(color)\" title=\"Copy\">\(color)</button>" as HTML
    }.joined(separator: " ")
  }

  /// The colour, or both where it changes with the scheme; a gradient as it was drawn.
  private func patch(_ token: Report.Token, _ light: [HexColor], _ dark: [HexColor]) -> HTML {
    if token.kind == .gradient { return "<div class=\"patch\">\(shots(token.images, label: token.name))</div>" }
    return """
      <div class="patch"\(light.first.map { " style=\"background:\($0)\"" as HTML })>\
      \(dark.first.map { "<i style=\"background:\($0)\"></i>" as HTML })</div>
      """
  }

  private func ratios(_ color: HexColor, on grounds: [(name: String, color: HexColor)]) -> HTML {
    let cells = grounds.map { ground -> HTML in
      let ratio = ContrastRatio(color, on: ground.color)
      let number = ratio.description.dropLast(2)
      let level = ratio.value >= 4.5 ? "pass" : ratio.value >= 3 ? "large" : "fail"
      return """
        <li class="\(level)"><span class="aa" style="color:\(color);background:\(ground.color)" aria-hidden="true">Aa\
        </span><span class="hidden">on \(ground.name) </span>\(String(number))</li>
        """
    }
    return "<ul class=\"ratios\" aria-label=\"Contrast\">\(cells.joined())</ul>"
  }
}

extension Sequence {
  /// The elements by key, keys in the order of their first element.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
