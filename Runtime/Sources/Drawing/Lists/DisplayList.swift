import CoreGraphics

/// What one view node draws, in its own coordinates: the node's own items and its children's lists.
///
/// Lists are immutable and shared. A node that changes makes a new list; its ancestors make new
/// lists that hold the old lists of their other children, so recording costs the depth of the change.
package final class DisplayList: Sendable, Equatable {
  package let items: [DisplayItem]
  /// A box that holds everything that the list draws; null for nothing. Summed up once, from the
  /// children's sums, so that a rasteriser can pass over what lies outside a clip.
  package let bounds: CGRect
  /// Something in the list is painted with what lies behind it.
  package let readsBackdrop: Bool
  /// Something in the list may make what is drawn before it less opaque.
  package let cutsHoles: Bool
  /// Moved by whole pixels along the vertical, everything in the list has the pixels that it had.
  let keepsPixelsWhenMoved: Bool
  /// The identity of the view node that draws the list, where it is known: what a list is found again by among
  /// others. Equal lists may differ in it.
  package let node: Int?

  package init(_ items: [DisplayItem], node: Int? = nil) {
    self.items = items
    self.node = node
    var bounds = CGRect.null
    var (readsBackdrop, cutsHoles, keepsPixels) = (false, false, true)
    for item in items {
      bounds = bounds.union(item.bounds)
      if item.readsBackdrop { readsBackdrop = true }
      if item.cutsHoles { cutsHoles = true }
      if !item.keepsPixelsWhenMoved { keepsPixels = false }
    }
    self.bounds = bounds
    self.readsBackdrop = readsBackdrop
    self.cutsHoles = cutsHoles
    keepsPixelsWhenMoved = keepsPixels
  }

  /// Whether the list draws one shape in one colour, so that an opacity may go into the colour.
  package var isSingleColor: Bool {
    guard items.count == 1 else { return false }
    switch items[0] {
    case .glyphs(let run, _, .color): return !run.isColor
    case .fill(_, .color, _), .stroke(_, .color, _): return true
    case .list(let child, _), .marked(_, let child): return child.isSingleColor
    default: return false
    }
  }

  package static let empty = DisplayList([])

  package var isEmpty: Bool { items.isEmpty }

  package static func == (a: DisplayList, b: DisplayList) -> Bool {
    a === b || a.items == b.items
  }
}

/// One drawing operation.
package indirect enum DisplayItem: Equatable, Sendable {
  /// A child's list with its origin moved to the point.
  case list(DisplayList, at: CGPoint)
  case fill(Figure, Paint, evenOdd: Bool)
  case stroke(Figure, Paint, Pen)
  /// A run of glyphs whose baseline starts at the point.
  case glyphs(GlyphRun, at: CGPoint, Paint)
  /// An image stretched over the rectangle; `insets` are the points kept unstretched at the edges.
  case image(BitmapImage, in: CGRect, ImageDrawing)
  /// The content drawn with an effect over the whole of it.
  case effect(Effect, DisplayList)
  /// The content below a label that trees and reports read; draws as its content.
  case marked(Mark, DisplayList)
}

/// Geometry that a rasteriser may treat specially: upright rectangles, rounded rectangles and
/// ellipses are snapped to device pixels as iOS snaps frames.
package enum Figure: Hashable, Sendable {
  case rect(CGRect)
  /// `continuous` corners are iOS's smoothed ones; radii above half the shorter side are clamped.
  case roundedRect(CGRect, corner: CGSize, continuous: Bool)
  case ellipse(CGRect)
  case outline(Outline)
}

package struct ImageDrawing: Hashable, Sendable {
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  package var interpolation: Interpolation
  /// Drawn as this paint through the image's alpha: template images.
  package var template: Paint?
  /// Points kept unstretched: top, left, bottom, right.
  package var capInsets: [CGFloat]
  /// Tiles instead of stretching.
  package var tiles: Bool

  package init(
    interpolation: Interpolation = .low, template: Paint? = nil, capInsets: [CGFloat] = [0, 0, 0, 0],
    tiles: Bool = false
  ) {
    self.interpolation = interpolation
    self.template = template
    self.capInsets = capInsets
    self.tiles = tiles
  }
}

/// What is done to a whole group of items.
package enum Effect: Equatable, Sendable {
  /// The group is composited as one picture, then drawn with this alpha (0…1).
  case opacity(Double)
  case transform(CGAffineTransform)
  /// A projective map (`rotation3DEffect`): nine numbers, row by row, of (x, y, 1) → (X, Y, W).
  case projection([CGFloat])
  case clip(Figure, evenOdd: Bool)
  /// Drawn through the alpha of the other list.
  case mask(DisplayList)
  /// A shadow of the group's own alpha below it. `radius` is iOS's: the Gaussian's standard deviation
  /// is half of it, in points.
  case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// `radius` is the Gaussian's standard deviation in points; `opaque` keeps the edges' alpha at 1.
  case blur(radius: CGFloat, opaque: Bool)
  case blend(CGBlendMode)
  /// Flattened to one picture first.
  case compositingGroup
  /// Twenty numbers: four rows of red, green, blue, alpha and constant; applied to straight (not
  /// premultiplied) components in 0…1.
  case colorMatrix([Double])
}

/// What trees and checks know of a part of the picture. Draws nothing.
package struct Mark: Hashable, Sendable {
  /// The identity of the view node in its stage's tree.
  package var node: Int
  package init(node: Int) { self.node = node }
}
