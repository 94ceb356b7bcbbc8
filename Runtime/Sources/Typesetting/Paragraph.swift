import CoreGraphics
import Drawing

/// Spans and a style, shaped once and laid out for as many proposals as are asked.
package final class Paragraph: Sendable {
  package let spans: [TextSpan]
  package let style: ParagraphStyle

  package init(spans: [TextSpan], style: ParagraphStyle, fonts: FontLibrary) {
    self.spans = spans
    self.style = style
  }

  /// The layout for a proposal.
  /// - Parameters:
  ///   - width: points; nil asks for the ideal width (one line a paragraph).
  ///   - height: points; lines that do not fit are left out, one line at least is kept; nil is no limit.
  package func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], isTruncated: false)
  }
}
