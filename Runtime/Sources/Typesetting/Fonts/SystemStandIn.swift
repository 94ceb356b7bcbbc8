import CoreGraphics

/// Which family stands in for one of iOS's own faces, and how it is drawn.
struct SystemStandIn {
  /// Nearest first.
  let families: [String]
  let axes: [String: Double]
  /// Nil where capitals are to be as high as the system font's.
  let drawScale: CGFloat?
  private let kind: Kind
  private let spec: FontSpec

  private enum Kind { case standard, narrow, rounded, serif, monospaced }

  init(_ spec: FontSpec, design: FontSpec.Design) {
    self.spec = spec
    kind =
      switch design {
      // Inter has one width; Roboto's narrow cuts are the nearest to San Francisco Condensed.
      case .standard: spec.width < 95 ? .narrow : .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    let weight = Double(spec.weight)
    switch kind {
    case .standard:
      families = ["Inter"]
      drawScale = SystemType.drawScale
      axes = [
        "wght": Double(SystemType.weightAxis(weight: spec.weight)),
        "opsz": Double(SystemType.opticalSize(size: spec.size)),
      ]
    case .narrow:
      families = ["Roboto", "Inter"]
      drawScale = nil
      axes = ["wght": weight, "wdth": Double(spec.width)]
    case .rounded:
      families = ["Nunito", "Inter"]
      drawScale = nil
      axes = ["wght": weight]
    case .serif:
      families = ["Source Serif 4", "Merriweather", "Inter"]
      drawScale = nil
      axes = ["wght": weight, "opsz": Double(spec.size)]
    case .monospaced:
      families = ["JetBrains Mono", "Inter"]
      drawScale = nil
      axes = ["wght": weight]
    }
  }

  func spacing(drawScale: CGFloat) -> GlyphSpacing {
    var spacing = GlyphSpacing.none
    switch kind {
    case .standard:
      spacing = SystemType.spacing(size: spec.size, weight: spec.weight)
      // No face here is wider than normal: letters are set apart instead.
      spacing.all += max(0, spec.width / 100 - 1) * 0.4 * spec.size
    case .rounded: spacing = SystemType.roundedSpacing(size: spec.size, weight: spec.weight)
    // Characters stay 0.6 em wide whatever the height of the capitals.
    case .monospaced: spacing.all = (1 - drawScale) * 0.6 * spec.size
    case .narrow, .serif: break
    }
    return spacing
  }
}
