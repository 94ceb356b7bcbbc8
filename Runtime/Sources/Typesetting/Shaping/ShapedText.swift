import CoreGraphics
import Drawing

/// A text turned into glyphs, not yet broken into lines.
///
/// Bytes count from the start of the spans' joined text; clusters and runs are in logical order.
final class ShapedText: Sendable {
  /// The joined text as UTF-8; an attachment is U+FFFC.
  let bytes: [UInt8]
  let spans: [Span]
  let runs: [Run]
  let clusters: [Cluster]
  let hardLines: [HardLine]

  struct Span: Sendable {
    var font: ResolvedFont
    var content: TextSpan
    /// Points after each cluster, asked for by `tracking` or `kerning`.
    var tracking: CGFloat
  }

  /// Text between two line separators.
  struct HardLine: Sendable {
    var clusters: Range<Int>
    /// Without the separator.
    var bytes: Range<Int>
    /// The span in whose font an empty line is as high.
    var span: Int
    var isRightToLeft: Bool
  }

  /// Characters of one span in one face and direction.
  struct Run: Sendable {
    enum Content: Sendable {
      case glyphs([Glyph], ShapingContext)
      case attachment(CGSize, descent: CGFloat)
      case tab
      /// Control characters: nothing is drawn.
      case nothing
    }
    var span: Int
    var level: UInt8
    var content: Content
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// What it takes to shape a part of a run again.
  struct ShapingContext: Sendable {
    var face: FontFace
    var drawSize: CGFloat
    var isColor: Bool
    var script: UInt32
    var features: [FontFeature]
    var spacing: GlyphSpacing
    /// Letters are shaped as capitals.
    var isUppercased: Bool
  }

  /// A glyph in points, in visual order within its run.
  struct Glyph: Sendable {
    var id: UInt32
    var x: CGFloat
    var y: CGFloat
    var advance: CGFloat
  }

  /// The least piece that a line can be cut into.
  struct Cluster: Sendable {
    var start: Int32
    var end: Int32
    var run: Int32
    /// In the run's glyphs, which are in visual order.
    var firstGlyph: Int32
    var glyphCount: Int32
    var advance: CGFloat
    var flags: Flags

    struct Flags: OptionSet, Sendable {
      var rawValue: UInt8
      /// A line may end before it.
      static let lineBreak = Flags(rawValue: 1)
      /// A character begins with it.
      static let grapheme = Flags(rawValue: 2)
      static let whitespace = Flags(rawValue: 4)
      static let unsafeToBreak = Flags(rawValue: 8)
      static let tab = Flags(rawValue: 16)
      static let wordStart = Flags(rawValue: 32)
    }
  }

  init(bytes: [UInt8], spans: [Span], runs: [Run], clusters: [Cluster], hardLines: [HardLine]) {
    self.bytes = bytes
    self.spans = spans
    self.runs = runs
    self.clusters = clusters
    self.hardLines = hardLines
  }

  /// iOS puts tab stops every 28 points where a text sets none.
  private static let tabInterval: CGFloat = 28

  /// The advance of a cluster that starts at x on its line.
  func advance(_ cluster: Int, at x: CGFloat) -> CGFloat {
    guard clusters[cluster].flags.contains(.tab) else { return clusters[cluster].advance }
    return ((x / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - x
  }

  func width(_ range: Range<Int>) -> CGFloat {
    var x: CGFloat = 0
    for cluster in range { x += advance(cluster, at: x) }
    return x
  }

  /// The range without the whitespace at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].flags.contains(.whitespace) { end -= 1 }
    return range.lowerBound..<end
  }
}
