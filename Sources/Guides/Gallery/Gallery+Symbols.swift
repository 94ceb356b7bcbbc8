extension Gallery {
  /// The symbol sheet, with what could not be drawn first.
  var symbolSection: Section {
    let symbols = report.symbols
    let kinds: [(String, String, [Report.Symbols.Symbol])] = [
      ("unknown", "unknown", symbols.unknown), ("", "", symbols.resolved),
      ("substituted", "stand-in", symbols.substituted),
    ]
    let count = kinds.reduce(0) { $0 + $1.2.count }
    guard count > 0 else { return Section(id: "symbols", title: "Symbols") }
    let tiles = kinds.flatMap { kind, tag, members in members.map { tile($0, kind: kind, tag: tag) } }
    return Section(
      id: "symbols", title: "Symbols", count: count,
      content: """
        <section id="symbols" aria-labelledby="symbols-title">
        <h2 id="symbols-title">Symbols</h2>
        <ul class="symbols">
        \(tiles.joined(separator: "\n"))
        </ul>
        </section>
        """)
  }

  private func tile(_ symbol: Report.Symbols.Symbol, kind: String, tag: String) -> HTML {
    let lines = symbol.lines.map(String.init).joined(separator: ", ")
    let substitute = symbol.substitute.map { ": \($0)" } ?? ""
    return """
      <li class="symbol \(kind)" id="\(anchor("symbol", symbol.name))">
      <div class="glyph">\(shots(symbol.images, label: symbol.name))</div>
      <p class="name">\(breakable(symbol.name))</p>
      \(tag.isEmpty ? nil : "<p><span class=\"tag \(kind == "unknown" ? "error" : "")\">\(tag)\(substitute)</span></p>")
      <p class="muted">\(symbol.lines.count == 1 ? "line" : "lines") \(lines)</p>
      </li>
      """
  }
}

/// A name that may break after its dots and before its capitals.
func breakable(_ name: String) -> HTML {
  var pieces: [String] = []
  var piece = ""
  for letter in name {
    if letter.isUppercase && piece.last?.isLowercase == true {
      pieces.append(piece)
      piece = ""
    }
    piece.append(letter)
    if letter == "." {
      pieces.append(piece)
      piece = ""
    }
  }
  if !piece.isEmpty { pieces.append(piece) }
  return pieces.map { HTML(text: $0) }.joined(separator: "<wbr/>")
}
