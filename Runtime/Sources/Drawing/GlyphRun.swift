import CoreGraphics

/// One face at one setting of its axes: names a font file without opening it.
package struct FontFace: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    /// Four letters, such as `wght`.
    package var tag: String
    package var value: Double
    package init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// A path that the font library knows.
  package var file: String
  /// Which face of a collection.
  package var index: Int
  package var axes: [Axis]
  /// A slant made by shearing, for faces without an italic: x += skew · y.
  package var skew: CGFloat
  /// Extra weight made by stroking the outline, in em.
  package var embolden: CGFloat
  /// The name in the font's own name table, such as `Inter-SemiBold`; for reports.
  package var name: String

  package init(
    file: String, index: Int = 0, axes: [Axis] = [], skew: CGFloat = 0, embolden: CGFloat = 0,
    name: String
  ) {
    self.file = file
    self.index = index
    self.axes = axes
    self.skew = skew
    self.embolden = embolden
    self.name = name
  }
}

/// Glyphs of one face on one line, placed relative to the run's origin, which lies on the baseline.
package struct GlyphRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// Points from the run's origin; y grows downwards.
    package var x: CGFloat
    package var y: CGFloat
    /// How many UTF-8 bytes of `text` this glyph's cluster covers; 0 for the later glyphs of a cluster.
    package var clusterBytes: Int
    package init(id: UInt32, x: CGFloat, y: CGFloat, clusterBytes: Int) {
      self.id = id
      self.x = x
      self.y = y
      self.clusterBytes = clusterBytes
    }
  }

  package var face: FontFace
  /// The em in points at which the glyphs are drawn (not the nominal iOS size).
  package var drawSize: CGFloat
  package var glyphs: [Glyph]
  /// The characters that the glyphs stand for, in visual order of the run; for PDF, trees and reports.
  package var text: String
  package var isRightToLeft: Bool
  /// The face draws its own colours (emoji); the paint gives only the alpha.
  package var isColor: Bool
  /// Advance width in points, tracking included.
  package var width: CGFloat

  package init(
    face: FontFace, drawSize: CGFloat, glyphs: [Glyph], text: String, isRightToLeft: Bool,
    isColor: Bool, width: CGFloat
  ) {
    self.face = face
    self.drawSize = drawSize
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.isColor = isColor
    self.width = width
  }
}
