import CoreGraphics
import Drawing

extension FontLibrary {
  /// The outlines of a run's glyphs in points, y downwards from the run's origin; empty for emoji, which
  /// are pictures. To be filled by the nonzero rule.
  package func outline(of run: GlyphRun) -> Outline {
    let font = font(run.face)
    let scale = run.drawSize / font.unitsPerEm
    var result = Outline()
    for glyph in run.glyphs where !run.isColor {
      let place = CGAffineTransform(
        a: scale, b: 0, c: run.face.skew * scale, d: -scale, tx: glyph.x, ty: glyph.y)
      result.append(font.outline(of: glyph.id).applying(place))
    }
    return result
  }
}
