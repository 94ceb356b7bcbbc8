import CoreGraphics
import Drawing

/// A stretch of text in one font and style.
package struct TextSpan: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A picture in the line (`Text(Image(systemName:))`): its size, and how far its box reaches
    /// below the baseline.
    case attachment(size: CGSize, descent: CGFloat)
  }

  package enum Line: Hashable, Sendable { case single, double, thick }
  package enum LinePattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package struct Decoration: Hashable, Sendable {
    package var line: Line
    package var pattern: LinePattern
    package init(line: Line = .single, pattern: LinePattern = .solid) {
      self.line = line
      self.pattern = pattern
    }
  }

  package var content: Content
  package var font: FontSpec
  /// Points added after each glyph; kerning pairs stay (`tracking`).
  package var tracking: CGFloat
  /// Points added after each glyph (`kerning`): where both are given, tracking wins, as on iOS.
  package var kerning: CGFloat
  /// Points that the glyphs are raised.
  package var baselineOffset: CGFloat
  package var underline: Decoration?
  package var strikethrough: Decoration?
  /// Comes back on every fragment made from this span: the caller's index for paints and links.
  package var style: Int

  package init(
    _ content: Content, font: FontSpec, tracking: CGFloat = 0, kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
    style: Int = 0
  ) {
    self.content = content
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.style = style
  }
}
