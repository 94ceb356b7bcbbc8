import CoreGraphics
import Drawing
import Synchronization

/// Spans and a style, shaped once and laid out for as many proposals as are asked.
package final class Paragraph: Sendable {
  package let spans: [TextSpan]
  package let style: ParagraphStyle
  private let fonts: FontLibrary
  private let caches = Mutex(Caches())

  private struct Proposal: Hashable {
    var width: CGFloat
    var height: CGFloat

    static let ideal = Proposal(width: .infinity, height: .infinity)
  }

  private struct Caches {
    /// The text at its full size.
    var shaped: ShapedText?
    var measures: [Proposal: TextMeasure] = [:]
    var layouts: [Proposal: TextLayout] = [:]
  }

  package init(spans: [TextSpan], style: ParagraphStyle, fonts: FontLibrary) {
    self.spans = spans
    var style = style
    let scale = style.displayScale
    style.displayScale = scale.isFinite && scale > 0 ? scale : 1
    self.style = style
    self.fonts = fonts
  }

  /// The layout for a proposal.
  /// - Parameters:
  ///   - width: points; nil asks for the ideal width (one line a paragraph).
  ///   - height: points; lines that do not fit are left out, one line at least is kept; nil is no limit.
  package func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    let proposal = distinct(Self.proposal(width: width, height: height))
    if let known = caches.withLock({ $0.layouts[proposal] }) { return known }
    let layout = setter(for: proposal).layout
    caches.withLock {
      if $0.layouts.count >= 8 { $0.layouts.removeAll() }
      $0.layouts[proposal] = layout
    }
    return layout
  }

  /// What `layout` would come out as, without placing the glyphs: for passes that only ask for sizes.
  package func measure(width: CGFloat?, height: CGFloat? = nil) -> TextMeasure {
    measure(distinct(Self.proposal(width: width, height: height)))
  }

  private func measure(_ proposal: Proposal) -> TextMeasure {
    if let known = caches.withLock({ $0.measures[proposal] }) { return known }
    let measure = setter(for: proposal).measure
    caches.withLock {
      if $0.measures.count >= 32 { $0.measures.removeAll() }
      $0.measures[proposal] = measure
    }
    return measure
  }

  /// The ideal proposal in place of one that has room for the ideal size: stacks ask for many of those, and lines that
  /// nothing breaks are the same in all of them.
  private func distinct(_ proposal: Proposal) -> Proposal {
    let ideal = measure(.ideal)
    let hasRoom =
      proposal.width >= ideal.size.width && (proposal.height >= ideal.size.height || ideal.lineCount <= 1)
    return hasRoom && !ideal.isTruncated ? .ideal : proposal
  }

  /// Not-a-number is no proposal, a negative length is none at all.
  private static func proposal(width: CGFloat?, height: CGFloat?) -> Proposal {
    func length(_ value: CGFloat?) -> CGFloat {
      guard let value, !value.isNaN else { return .infinity }
      return max(0, value)
    }
    return Proposal(width: length(width), height: length(height))
  }

  private func setter(for proposal: Proposal) -> ParagraphSetter {
    let full = setter(for: proposal, scale: 1)
    let least = style.minimumScaleFactor.isNaN ? 1 : min(max(style.minimumScaleFactor, 0.01), 1)
    guard full.isTruncated, least < 1 else { return full }
    // The largest whole percentage at which everything fits.
    var low = Int((least * 100).rounded(.up))
    var high = 99
    var best: ParagraphSetter?
    while low <= high {
      let middle = (low + high + 1) / 2
      let attempt = setter(for: proposal, scale: CGFloat(middle) / 100)
      if attempt.isTruncated {
        high = middle - 1
      } else {
        best = attempt
        low = middle + 1
      }
    }
    return best ?? setter(for: proposal, scale: least)
  }

  func geometrySetter(width: CGFloat?) -> ParagraphSetter {
    setter(for: Self.proposal(width: width, height: nil), scale: 1)
  }

  private func setter(for proposal: Proposal, scale: CGFloat) -> ParagraphSetter {
    ParagraphSetter(
      text: shaped(scale: scale), style: style, fonts: fonts, scaleFactor: scale, width: proposal.width,
      height: proposal.height)
  }

  private func shaped(scale: CGFloat) -> ShapedText {
    if scale == 1, let known = caches.withLock({ $0.shaped }) { return known }
    let text = fonts.shapedText(spans, isRightToLeft: style.isRightToLeft, scale: scale)
    if scale == 1 { caches.withLock { $0.shaped = text } }
    return text
  }
}

/// The size and baselines of a text set for one proposal, in points.
package struct TextMeasure: Hashable, Sendable {
  /// Rounded up to device pixels.
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lineCount: Int
  package var isTruncated: Bool
  package var scaleFactor: CGFloat
}
