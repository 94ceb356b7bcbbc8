import CoreGraphics
import Drawing

extension Painter {
  /// Glyphs that are pictures, scaled by area; the paint gives only its alpha.
  func drawPictures(
    _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, _ index: Int,
    _ file: FontFile, alpha: Double
  ) throws(RasterError) {
    var alpha = alpha
    if case .color(let color) = paint { alpha *= color.clamped.alpha }
    for glyph in run.glyphs {
      guard let picture = rasterizer.glyphs.picture(glyph.id, face: index, file: file) else { continue }
      let box = picture.rect(of: glyph, run, origin)
      try draw(picture.image, in: box, ImageDrawing(interpolation: .low), t, t, alpha: alpha)
    }
  }
}
