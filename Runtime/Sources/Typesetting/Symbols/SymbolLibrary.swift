import CoreGraphics
import Drawing
import Synchronization

/// Names of system symbols and the glyphs that draw them.
package final class SymbolLibrary: Sendable {
  private let table: SymbolTable
  private let fonts: SymbolFonts?
  private let glyphs = Mutex<[Key: SymbolGlyph]>([:])

  private struct Key: Hashable {
    var name: String
    var pointSize: CGFloat
    var weight: CGFloat
    var scale: SymbolScale
    var displayScale: CGFloat
  }

  /// - Throws: `FontError`, which names the file that is missing or damaged.
  init(folder: String) throws {
    table = try SymbolTable(file: folder + "/symbols.tsv")
    fonts = try SymbolFonts(folder: folder)
  }

  private init() {
    table = SymbolTable()
    fonts = nil
  }

  /// Knows no symbol.
  static let empty = SymbolLibrary()

  /// Names that have a glyph of their own or another symbol's.
  package var names: [String] { table.names }

  /// A symbol beside text of a font.
  /// - Parameters:
  ///   - pointSize: of the font, in points.
  ///   - weight: of the font, 1…1000.
  package func glyph(
    name: String, pointSize: CGFloat, weight: CGFloat = 400, scale: SymbolScale = .medium, displayScale: CGFloat = 3
  ) -> SymbolGlyph {
    let key = Key(
      name: name, pointSize: pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0,
      weight: weight.isFinite ? min(max(weight, 1), 1000) : 400, scale: scale,
      displayScale: displayScale.isFinite && displayScale > 0 ? displayScale : 1)
    if let known = glyphs.withLock({ $0[key] }) { return known }
    let glyph = make(key)
    glyphs.withLock {
      if $0.count > 1000 { $0.removeAll(keepingCapacity: true) }
      $0[key] = glyph
    }
    return glyph
  }

  private func make(_ key: Key) -> SymbolGlyph {
    let factor = key.scale.factor
    // Lines of a larger scale are a little thicker, not as much as the symbol is larger.
    let stroke = SymbolMetrics.stroke(weight: key.weight) * (1 + (factor - 1) * 0.35) / factor
    let (shape, status) = SymbolFinder(table: table, fonts: fonts, stroke: stroke).find(key.name)
    return SymbolSetter(pointSize: key.pointSize, factor: factor, displayScale: key.displayScale).set(
      shape, status: status)
  }
}
