import CoreGraphics
import Drawing

/// A format made of paths and text: what a display list asks of it.
protocol VectorTarget: AnyObject {
  /// - Parameter t: from the outline's and the paint's space to the page's points.
  func fill(_ outline: Outline, evenOdd: Bool, _ paint: Paint, _ t: CGAffineTransform, alpha: Double)
  func stroke(_ outline: Outline, _ pen: Pen, _ paint: Paint, _ t: CGAffineTransform, alpha: Double)
  func draw(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError)
  /// Pixels over a rectangle of the item's space.
  func draw(_ image: BitmapImage, in rect: CGRect, smooth: Bool, _ t: CGAffineTransform, alpha: Double)
    throws(RasterError)

  func clipped(
    to outline: Outline, evenOdd: Bool, _ t: CGAffineTransform, _ body: () throws(RasterError) -> Void
  ) throws(RasterError)
  /// Composited as one picture.
  func grouped(
    opacity: Double, blend: CGBlendMode, _ body: () throws(RasterError) -> Void
  ) throws(RasterError)
  /// Drawn through the alpha of what the second body draws.
  func masked(
    _ body: () throws(RasterError) -> Void, by mask: () throws(RasterError) -> Void
  ) throws(RasterError)
}
