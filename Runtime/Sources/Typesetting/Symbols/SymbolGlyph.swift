import CoreGraphics
import Drawing

/// A system symbol drawn for one size, weight and scale.
package struct SymbolGlyph: Hashable, Sendable {
  /// One paint each, in the order of SF Symbols' layers: the first takes the primary style.
  package struct Layer: Hashable, Sendable {
    package var outline: Outline
    package var evenOdd: Bool
  }

  package enum Status: Hashable, Sendable {
    case found
    /// A glyph of another name or another set stands in for it.
    case substituted(by: String)
    /// Nothing is known by that name: a visible box is drawn.
    case unknown
  }

  /// The box that layout uses, in points.
  package var size: CGSize
  /// From the top of the box to the text baseline.
  package var baseline: CGFloat
  /// Outlines in points within the box.
  package var layers: [Layer]
  package var status: Status

  package init(size: CGSize, baseline: CGFloat, layers: [Layer], status: Status) {
    self.size = size
    self.baseline = baseline
    self.layers = layers
    self.status = status
  }
}

package enum SymbolScale: Hashable, Sendable { case small, medium, large }
