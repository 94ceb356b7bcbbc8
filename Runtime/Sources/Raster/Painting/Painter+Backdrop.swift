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
    let margin = BlurReach.pixels(deviation: sigma)
    let bottom = layers[0].rect
    let room = box.grown(by: margin).intersection(bottom)
    if room.isEmpty { return nil }
    let result = try Layer(rect: room)
    // Groups that are not finished lie over the layers below them.
    for layer in layers {
      Raster.setSource(result.cr, layer)
      cairo_paint(result.cr)
    }
    result.change { pixels, width, height, stride in
      _ = px_blur_argb(
        pixels, width, height, stride, sigma, sigma, Int32(room.minX), Int32(room.minY), PX_EDGE_CLAMP)
      if backdrop.saturation != 1 {
        _ = px_color_matrix(pixels, width, height, stride, Self.saturation(backdrop.saturation))
      }
    }
    setColor(result.cr, backdrop.tint)
    cairo_paint(result.cr)
    return result
  }

  /// Keeps luminance (Rec. 709) and scales the distance from gray.
  private static func saturation(_ amount: Double) -> [Double] {
    let weights = [0.2126, 0.7152, 0.0722]
    var rows: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 { rows.append(weights[column] * (1 - amount) + (row == column ? amount : 0)) }
      rows += [0, 0]
    }
    return rows + [0, 0, 0, 1, 0]
  }
}
