import CoreGraphics
import Drawing

/// Finds the shape for a symbol's name.
struct SymbolFinder {
  let table: SymbolTable
  let fonts: SymbolFonts?
  /// The thickness of lines, in em.
  let stroke: CGFloat

  func find(_ name: String) -> (SymbolShape, SymbolGlyph.Status) {
    if let found = lookUp(name) { return found }
    return (unknown, .unknown)
  }

  private func lookUp(_ name: String) -> (SymbolShape, SymbolGlyph.Status)? {
    guard let entry = table[name], let shape = fonts?.shape(entry, name: SymbolName(name), stroke: stroke) else {
      return nil
    }
    return (shape, entry.substitute.map { .substituted(by: $0) } ?? .found)
  }

  /// A crossed box: seen at once, and of a symbol's size.
  private var unknown: SymbolShape {
    let box = CGRect(x: 0, y: SymbolMetrics.capCentre - 0.4, width: 0.8, height: 0.8)
    let half = stroke / 2
    var outline = Outline.rect(box.insetBy(dx: half, dy: half)).stroked(Pen(width: stroke))
    for (from, to) in [
      (CGPoint(x: box.minX + half, y: box.minY + half), CGPoint(x: box.maxX - half, y: box.maxY - half)),
      (CGPoint(x: box.minX + half, y: box.maxY - half), CGPoint(x: box.maxX - half, y: box.minY + half)),
    ] {
      var line = Outline()
      line.addLines([from, to])
      outline.append(line.stroked(Pen(width: stroke)))
    }
    return SymbolShape(outline)
  }
}
