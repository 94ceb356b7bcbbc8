import CoreGraphics
import Drawing

/// Gives a symbol's shape its size and its box.
struct SymbolSetter {
  /// Points.
  let pointSize: CGFloat
  /// Of the scale.
  let factor: CGFloat
  let displayScale: CGFloat

  func set(_ shape: SymbolShape, status: SymbolGlyph.Status) -> SymbolGlyph {
    let ink = shape.whole.boundingBox
    guard !ink.isNull, pointSize > 0 else {
      return SymbolGlyph(
        size: .zero, baseline: 0, monochrome: SymbolGlyph.Layer(outline: Outline()), layers: [], status: status)
    }
    // A symbol of another scale stays centred on the capitals of the text.
    let centre = SymbolMetrics.capCentre + (ink.midY - SymbolMetrics.capCentre) * factor
    let size = CGSize(
      width: rounded((ink.width + 2 * SymbolMetrics.horizontalInset) * factor * pointSize),
      height: rounded((ink.height + 2 * SymbolMetrics.verticalInset) * factor * pointSize))
    let baseline = rounded(size.height / 2 + centre * pointSize)
    let scale = pointSize * factor
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: size.width / 2 - ink.midX * scale,
      ty: size.height / 2 + ink.midY * scale)
    let placed = shape.applying(place)
    return SymbolGlyph(
      size: size, baseline: baseline, monochrome: SymbolGlyph.Layer(outline: placed.whole),
      layers: placed.parts.map { SymbolGlyph.Layer(outline: $0) }, status: status)
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * displayScale).rounded() / displayScale }
}
