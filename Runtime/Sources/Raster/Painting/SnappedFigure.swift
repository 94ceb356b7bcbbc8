import CoreGraphics
import Drawing

/// A rounded rectangle or an ellipse whose edges lie between pixels: it covers the same wherever it is.
struct SnappedFigure: Hashable {
  /// Device pixels, whole ones.
  let size: CGSize
  /// Radii in device pixels; nil for an ellipse.
  let corner: CGSize?
  let continuous: Bool

  /// nil where the rectangle is too large to count its pixels.
  init?(_ size: CGSize, at origin: CGPoint, corner: CGSize?, continuous: Bool) {
    let edges = [origin.x, origin.y, size.width, size.height]
    guard edges.allSatisfy({ abs($0) < 1e7 && $0 == $0.rounded() }) else { return nil }
    self.size = size
    self.corner = corner
    self.continuous = continuous
  }

  /// The figure from (0, 0).
  var outline: Outline {
    let rect = CGRect(origin: .zero, size: size)
    guard let corner else { return .ellipse(in: rect) }
    return .roundedRect(rect, corner: corner, continuous: continuous)
  }
}
