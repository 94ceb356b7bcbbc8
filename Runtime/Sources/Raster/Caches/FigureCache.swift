import CoreGraphics
import Drawing

/// Coverage of small figures, so that a thousand dots of one size cost one.
typealias FigureCache = BoundedCache<SnappedFigure, AlphaMask>

extension Rasterizer {
  /// Larger ones, in pixels, are made where they show and not kept.
  private static let largestKeptFigure = 1 << 16

  /// The coverage of a figure that stands at (0, 0); nil where nothing of it shows.
  func coverage(of figure: SnappedFigure, within clip: PixelRect) throws(RasterError) -> AlphaMask? {
    let whole = PixelRect(covering: CGRect(origin: .zero, size: figure.size))
    if whole.intersection(clip).isEmpty { return nil }
    let isSmall = whole.count <= Self.largestKeptFigure && whole.width <= 4096 && whole.height <= 4096
    if isSmall, let found = figures.find(figure) { return found }
    filledFigures += 1
    let mask = try PathBuffer(figure.outline).coverage(within: isSmall ? whole : clip)
    if isSmall, let mask { figures.store(mask, cost: mask.cost + 128, for: figure) }
    return mask
  }
}
