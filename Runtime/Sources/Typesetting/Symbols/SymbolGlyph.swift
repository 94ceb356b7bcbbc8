import CoreGraphics
import Drawing

/// A system symbol drawn for one size, weight and scale.
package struct SymbolGlyph: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    package var outline: Outline
    package var evenOdd: Bool

    package init(outline: Outline, evenOdd: Bool = false) {
      self.outline = outline
      self.evenOdd = evenOdd
    }
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
  /// The whole symbol in one colour, in points within the box.
  package var monochrome: Layer
  /// The symbol in the layers of palette and hierarchical rendering, in the order of SF Symbols: the
  /// first takes the primary style. To be painted from the last to the first; a symbol without parts
  /// has one layer.
  package var layers: [Layer]
  package var status: Status

  package init(
    size: CGSize, baseline: CGFloat, monochrome: Layer, layers: [Layer], status: Status
  ) {
    self.size = size
    self.baseline = baseline
    self.monochrome = monochrome
    self.layers = layers
    self.status = status
  }
}

/// The sizes of a symbol beside text of the same font.
package enum SymbolScale: Hashable, Sendable {
  case small, medium, large

  /// Of the medium scale's size, as measured on SF Symbols' template files.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
