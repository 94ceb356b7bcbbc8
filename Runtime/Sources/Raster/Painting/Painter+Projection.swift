internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  /// Draws the list flat, then through a projective map.
  func project(
    _ list: DisplayList, _ projection: Projection, _ exact: CGAffineTransform
  ) throws(RasterError) {
    if let affine = projection.affine { return try draw(list, affine.concatenating(exact)) }
    let map = projection.concatenating(Projection(exact))
    let flatTransform = CGAffineTransform(scaleX: scale, y: scale)
    // Content far beyond the picture is cut: a projection of it would not be seen sharp anyway.
    let most = PixelRect(minX: -4096, minY: -4096, maxX: 8192, maxY: 8192)
    let flatRect = deviceRect(list.bounds, flatTransform).grown(by: 1).intersection(most)
    let target = PixelRect(covering: map.bounds(of: list.bounds)).grown(by: 1).intersection(layer.clip)
    guard !target.isEmpty, let inverse = map.inverse else { return }
    let flat = try group(flatRect) { () throws(RasterError) in try draw(list, flatTransform) }
    guard let flat else { return }
    // Device → list → flat pixel.
    let steps =
      inverse
      .concatenating(Projection(flatTransform))
      .concatenating(
        Projection(CGAffineTransform(translationX: CGFloat(-flatRect.minX), y: CGFloat(-flatRect.minY))))
    let result = try Layer(rect: target)
    result.change { output, width, height, stride in
      flat.withPixels(of: flatRect) { pixels, pitch in
        let source = px_source(
          pixels: pixels, width: Int32(flatRect.width), height: Int32(flatRect.height), stride: pitch)
        _ = px_warp(
          source, steps.m.map(Double.init), output, width, height, stride, Int32(target.minX), Int32(target.minY))
      }
    }
    composite(result)
  }
}
