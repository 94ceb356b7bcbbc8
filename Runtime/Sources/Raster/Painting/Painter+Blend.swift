internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  /// Combines the list, as one picture, with what lies below it in the same group.
  func blend(
    _ list: DisplayList, _ exact: CGAffineTransform, _ mode: CGBlendMode
  ) throws(RasterError) {
    if mode == .normal { return try draw(list, exact) }
    let content = try group(list.bounds, exact) { () throws(RasterError) in try draw(list, exact) }
    guard let content else { return }
    // These modes change what lies below even where the source is clear, so they need its shape.
    let needsShape: Set<CGBlendMode> = [
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
    ]
    var shape: Layer?
    if needsShape.contains(mode) {
      shape = try group(content.rect) { () throws(RasterError) in
        let before = drawsShapes
        drawsShapes = true
        defer { drawsShapes = before }
        try draw(list, exact)
      }
    }
    let rect = content.rect
    let result = try Layer(rect: rect)
    Raster.setSource(result.cr, layer)
    cairo_set_operator(result.cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint(result.cr)
    let kernelMode = px_blend_mode(rawValue: UInt32(mode.rawValue))
    result.change { pixels, width, height, stride in
      content.withPixels(of: rect) { source, sourceStride in
        guard let shape else {
          _ = px_blend(pixels, stride, source, sourceStride, nil, 0, width, height, kernelMode)
          return
        }
        shape.withPixels(of: rect) { coverage, coverageStride in
          _ = px_blend(
            pixels, stride, source, sourceStride, coverage, coverageStride, width, height, kernelMode)
        }
      }
    }
    // SOURCE under a clip mixes by the clip's coverage, as blending does.
    cairo_save(cr)
    cairo_new_path(cr)
    cairo_rectangle(cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(cr)
    Raster.setSource(cr, result)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  func recolor(
    _ list: DisplayList, _ exact: CGAffineTransform, _ numbers: [Double]
  ) throws(RasterError) {
    let content = try group(list.bounds, exact) { () throws(RasterError) in try draw(list, exact) }
    guard let content else { return }
    if numbers.count == 20 {
      content.change { pixels, width, height, stride in
        _ = px_color_matrix(pixels, width, height, stride, numbers)
      }
    }
    composite(content)
  }
}
