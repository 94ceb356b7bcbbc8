import CoreGraphics
import Drawing

/// What a node tells trees, checks and reports beyond its name and frame.
package enum NodeFacts {
  package struct Text {
    package var string: String
    package var face: String
    package var requestedFace: String
    package var pointSize: CGFloat
    package var weight: CGFloat
    package var scalesWithTypeSize: Bool
    package var color: ResolvedColor
    package var isTruncated: Bool
    package var idealSize: CGSize
    package var lineCount: Int
    /// Points between letters.
    package var tracking: CGFloat = 0
    /// Of the line through the text; nil without one.
    package var strikethrough: ResolvedColor? = nil
    package var isItalic = false
  }

  package struct Symbol {
    package var name: String
    package var substitute: String?
    package var isUnknown: Bool
    package var color: ResolvedColor
    package var pointSize: CGFloat
    package var weight: CGFloat
  }

  case text(Text)
  case symbol(Symbol)
  /// Where a finger is listened to.
  case region(kind: String, label: String, frame: CGRect, isEnabled: Bool)
  /// What a still picture cannot show.
  case record(kind: String, detail: String)
}
