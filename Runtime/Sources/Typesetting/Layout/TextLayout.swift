import CoreGraphics
import Drawing

/// Text set for one width: immutable, in points, y growing downwards from the top of the box.
package struct TextLayout: Sendable {
  package struct Fragment: Sendable {
    package enum Content: Sendable {
      case glyphs(GlyphRun)
      case attachment(CGSize)
    }
    package var content: Content
    /// The start of the fragment on its baseline (for an attachment: its top left corner).
    package var origin: CGPoint
    /// `TextSpan.style`.
    package var style: Int
  }

  /// An underline or a strikethrough, as a rectangle to fill.
  package struct Rule: Sendable {
    package var rect: CGRect
    package var pattern: TextSpan.LinePattern
    package var isStrikethrough: Bool
    package var style: Int
  }

  package struct Line: Sendable {
    /// The line's box in the paragraph.
    package var frame: CGRect
    /// y of the baseline from the top of the paragraph.
    package var baseline: CGFloat
    package var fragments: [Fragment]
    package var rules: [Rule]
    /// UTF-8 offsets into the spans' joined text.
    package var textRange: Range<Int>
  }

  /// Rounded up to device pixels.
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lines: [Line]
  /// Text was left out for want of lines or width.
  package var isTruncated: Bool
  /// What the text was scaled by (`minimumScaleFactor`); 1 as a rule.
  package var scaleFactor: CGFloat

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line], isTruncated: Bool,
    scaleFactor: CGFloat = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }
}
