internal import CCairo
import CoreGraphics
import Drawing

/// A glyph that is a picture (emoji), placed relative to its origin in ems, y downwards.
struct ColorGlyph {
  var image: BitmapImage
  var box: CGRect
}

extension FontFile {
  /// The largest picture that the face has of a glyph; nil where it has none.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    let strikes = Int(handle.pointee.num_fixed_sizes)
    guard strikes > 0, let sizes = handle.pointee.available_sizes else { return nil }
    let best = (0..<strikes).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    let em = CGFloat(sizes[best].y_ppem) / 64
    guard em > 0, FT_Select_Size(handle, FT_Int(best)) == 0,
      FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = handle.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer, bitmap.pitch > 0,
      bitmap.width > 0, bitmap.rows > 0
    else { return nil }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    let bytes = [UInt8](UnsafeBufferPointer(start: buffer, count: Int(bitmap.pitch) * height))
    let image = BitmapImage(width: width, height: height, bytesPerRow: Int(bitmap.pitch), pixels: bytes)
    return ColorGlyph(
      image: image,
      box: CGRect(
        x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
        width: CGFloat(width) / em, height: CGFloat(height) / em))
  }
}

extension ColorGlyph {
  /// Where the picture of a glyph lies in the run's space.
  func rect(of glyph: GlyphRun.Glyph, _ run: GlyphRun, _ origin: CGPoint) -> CGRect {
    let em = run.drawSize
    return CGRect(
      x: origin.x + glyph.x + box.minX * em, y: origin.y + glyph.y + box.minY * em,
      width: box.width * em, height: box.height * em)
  }
}
