import CoreGraphics
import Drawing
import Typesetting
import UIKit

/// A system symbol at the size, weight, form and colours of an environment.
struct SymbolRendition {
  let name: String
  let glyph: SymbolGlyph
  let pointSize: CGFloat
  /// 1…1000 as in CSS.
  let weight: CGFloat
  /// Painted from the last to the first.
  private let layers: [(layer: SymbolGlyph.Layer, style: _ResolvedStyle)]
  private let isMirrored: Bool

  init(_ name: String, of image: Image, in environment: EnvironmentValues, resources: GraphResources) {
    self.name = name
    let font = ResolvedText.Attributes(environment, inner: []).resolvedFont
    let (spec, _, _) = font.spec(in: environment.fontContext)
    let own = image.symbolConfiguration
    let scale = own?.scale.symbolScale ?? environment.imageScale.symbolScale
    let symbols = resources.fonts.symbols
    let displayScale = environment.displayScale
    let (pointSize, weight) = (own?.pointSize ?? spec.size, own?.weight.css ?? spec.weight)
    self.pointSize = pointSize
    self.weight = weight
    func glyph(_ name: String) -> SymbolGlyph {
      symbols.glyph(
        name: name, pointSize: pointSize, weight: weight, scale: scale, displayScale: displayScale)
    }
    let candidates = environment.symbolVariants.names(for: name).map(glyph)
    let chosen = candidates.first { $0.status != .unknown } ?? candidates[candidates.count - 1]
    self.glyph = chosen
    isMirrored = environment.layoutDirection == .rightToLeft && Self.followsReading(name)
    var context = environment.styleContext
    if let tint = image.tint {
      context.foreground = ForegroundScope(styles: [AnyShapeStyle(tint)], outer: context.foreground)
    }
    let hasPalette = (context.foreground?.styles.count ?? 0) > 1
    let kind = (image.symbolMode ?? environment.symbolRenderingMode)?.kind ?? (hasPalette ? .palette : .monochrome)
    let styles = context
    switch kind {
    case .hierarchical, .palette:
      layers = chosen.layers.enumerated().map { ($0.element, styles.foregroundStyle(rank: $0.offset)) }
    case .monochrome, .multicolor:
      layers = [(chosen.monochrome, styles.foregroundStyle(rank: 0))]
    }
  }

  /// Symbols named after the direction of reading turn with it.
  private static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  /// The colour of the first layer; nil for gradients.
  var color: ResolvedColor? { layers.first?.style.color }

  /// The outlines scaled from the glyph's box to a rectangle.
  func items(in rect: CGRect) -> [DisplayItem] {
    guard glyph.size.width > 0, glyph.size.height > 0 else { return [] }
    let x = rect.width / glyph.size.width
    let y = rect.height / glyph.size.height
    let place =
      isMirrored
      ? CGAffineTransform(-x, 0, 0, y, rect.maxX, rect.minY) : CGAffineTransform(x, 0, 0, y, rect.minX, rect.minY)
    var items: [DisplayItem] = []
    for (layer, style) in layers.reversed() {
      let outline = place.isIdentity ? layer.outline : layer.outline.applying(place)
      items += style.items(drawing: .fill(.outline(outline), evenOdd: layer.evenOdd), in: rect)
    }
    return items
  }

  func facts(_ fallback: ResolvedColor = .clear) -> NodeFacts.Symbol {
    var substitute: String?
    if case .substituted(let name) = glyph.status { substitute = name }
    return NodeFacts.Symbol(
      name: name, substitute: substitute, isUnknown: glyph.status == .unknown, color: color ?? fallback,
      pointSize: pointSize, weight: weight)
  }
}

extension UIImageSymbolScale {
  fileprivate var symbolScale: SymbolScale? {
    switch self {
    case .default, .unspecified: nil
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Image.Scale {
  fileprivate var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
