import CoreGraphics
import Drawing

/// Finds the shape for a symbol's name: a glyph, or what can be made of the glyphs of its parts.
struct SymbolFinder {
  let table: SymbolTable
  let fonts: SymbolFonts?
  /// The thickness of lines, in em.
  let stroke: CGFloat

  func find(_ name: String) -> (SymbolShape, SymbolGlyph.Status) {
    // iOS draws nothing for no name; labels without a symbol are written so.
    if name.isEmpty { return (SymbolShape(Outline()), .found) }
    if let found = lookUp(name) ?? composed(name) { return found }
    return (unknown, .unknown)
  }

  private func lookUp(_ name: String) -> (SymbolShape, SymbolGlyph.Status)? {
    guard let entry = table[name], let shape = fonts?.shape(entry, name: SymbolName(name), stroke: stroke) else {
      return nil
    }
    return (shape, entry.substitute.map { .substituted(by: $0) } ?? .found)
  }

  // MARK: Made of parts

  private func composed(_ name: String) -> (SymbolShape, SymbolGlyph.Status)? {
    let parsed = SymbolName(name)
    if let characters = parsed.enclosedCharacters,
      let frame = lookUp(characters.enclosure + (characters.isFilled ? ".fill" : "")),
      let letters = fonts?.letters(characters.text, stroke: stroke)
    {
      return (SymbolComposer(stroke: stroke).enclose(letters, in: frame.0, isFilled: characters.isFilled), .found)
    }
    if let bare = parsed.withoutSlash, let base = lookUp(bare) {
      return (SymbolComposer(stroke: stroke).slashed(base.0), base.1)
    }
    if let (content, enclosure) = parsed.enclosure, let inner = lookUp(content), let frame = lookUp(enclosure) {
      let shape = SymbolComposer(stroke: stroke).enclose(
        inner.0.whole, in: frame.0, isFilled: parsed.isFilled)
      return (shape, inner.1)
    }
    if parsed.isFilled, let bare = parsed.shortened, let base = lookUp(bare) {
      return (base.0, .substituted(by: bare))
    }
    if let bare = parsed.withoutBadge, let base = lookUp(bare) {
      return (base.0, .substituted(by: bare))
    }
    return nil
  }

  /// A crossed box: seen at once, and of a symbol's size.
  private var unknown: SymbolShape {
    let box = CGRect(x: 0, y: SymbolMetrics.capCentre - 0.4, width: 0.8, height: 0.8)
    let half = stroke / 2
    var outline = Outline.rect(box.insetBy(dx: half, dy: half)).stroked(Pen(width: stroke), tolerance: 0.002)
    for (from, to) in [
      (CGPoint(x: box.minX + half, y: box.minY + half), CGPoint(x: box.maxX - half, y: box.maxY - half)),
      (CGPoint(x: box.minX + half, y: box.maxY - half), CGPoint(x: box.maxX - half, y: box.minY + half)),
    ] {
      var line = Outline()
      line.addLines([from, to])
      outline.append(line.stroked(Pen(width: stroke), tolerance: 0.002))
    }
    return SymbolShape(outline)
  }
}
