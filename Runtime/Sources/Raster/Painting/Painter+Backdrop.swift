internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  /// What lies behind a part of the device, blurred, its colours enriched, and tinted.
  func material(
    _ backdrop: Backdrop, _ t: CGAffineTransform, over box: PixelRect
  ) throws(RasterError) -> Layer? {
    let sigma = max(0, backdrop.blurRadius.isFinite ? backdrop.blurRadius : 0) * t.meanScale
    let margin = Int(min(sigma * 3, 4000).rounded(.up))
    let bottom = layers[0].rect
    let room = box.grown(by: margin).intersection(bottom)
    if room.isEmpty { return nil }
    let result = try Layer(rect: room)
    // Groups that are not finished lie over the layers below them.
    for layer in layers {
      setSource(result.cr, layer)
      cairo_paint(result.cr)
    }
    let pixels = result.pixels(of: room)
    _ = px_blur_argb(
      pixels, Int32(room.width), Int32(room.height), result.pitch * 4, sigma, sigma, PX_EDGE_CLAMP)
    result.markDirty()
    setColor(result.cr, backdrop.tint)
    cairo_paint(result.cr)
    return result
  }
}
