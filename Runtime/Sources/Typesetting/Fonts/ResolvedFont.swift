import CoreGraphics
import Drawing

/// A face for a font that was asked for, with its measures in points.
package struct ResolvedFont: Hashable, Sendable {
  package var face: FontFace
  /// The nominal size in points.
  package var size: CGFloat
  /// The em in points at which glyphs are drawn.
  package var drawSize: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var lineGap: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// From one baseline to the next in a text of several lines.
  package var linePitch: CGFloat
  package var spacing: GlyphSpacing
  /// What was asked for by name: a family or a PostScript name; nil for the system font.
  package var requestedName: String?
  /// The name of what is drawn, where that is not what was asked for.
  package var substituteName: String?

  var features: [FontFeature]
  var underlineOffset: CGFloat
  var underlineThickness: CGFloat
  var strikethroughOffset: CGFloat
  var strikethroughThickness: CGFloat
  /// Lower case letters are set as capitals of this share of the size, for faces without small capitals.
  var smallCapsScale: CGFloat?
  /// Of fallback faces for characters that this face lacks.
  var weight: CGFloat
  var isItalic: Bool

  /// The height of a single line, before it is rounded up to a device pixel.
  package var lineHeight: CGFloat { ascent + descent + lineGap }

  init(
    spec: FontSpec, face: FontFace, metrics: FontMetrics, drawScale: CGFloat = 1, weight: CGFloat,
    isItalic: Bool, spacing: GlyphSpacing = .none, features: [FontFeature] = []
  ) {
    let size = spec.size
    self.face = face
    self.size = size
    drawSize = size * drawScale
    ascent = metrics.ascent * size
    descent = metrics.descent * size
    lineGap = metrics.lineGap * size
    capHeight = metrics.capHeight * size
    xHeight = metrics.xHeight * size
    underlineOffset = metrics.underlineOffset * size
    underlineThickness = metrics.underlineThickness * size
    strikethroughOffset = metrics.strikethroughOffset * size
    strikethroughThickness = metrics.strikethroughThickness * size
    self.spacing = spacing
    self.features = features
    self.weight = weight
    self.isItalic = isItalic
    // Tight and loose leading take and give two points (Apple: symbolic traits of font descriptors).
    let adjustment: CGFloat =
      switch spec.leading {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    let natural = (metrics.ascent + metrics.descent + metrics.lineGap) * size
    linePitch = max(0, (spec.styleLeading ?? natural) + adjustment)
  }
}
