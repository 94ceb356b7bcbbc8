internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  func project(_ list: DisplayList, _ projection: Projection, _ exact: CGAffineTransform) throws(RasterError) {
    if let affine = projection.affine { return try draw(list, affine.concatenating(exact)) }
    try draw(list, exact)
  }

  func blend(_ list: DisplayList, _ exact: CGAffineTransform, _ mode: CGBlendMode) throws(RasterError) {
    composite(try group(list.bounds, exact) { () throws(RasterError) in try draw(list, exact) })
  }

  func recolor(_ list: DisplayList, _ exact: CGAffineTransform, _ numbers: [Double]) throws(RasterError) {
    composite(try group(list.bounds, exact) { () throws(RasterError) in try draw(list, exact) })
  }
}
