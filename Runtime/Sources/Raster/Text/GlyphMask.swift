internal import CCairo
import CoreGraphics

/// The coverage of one glyph, placed relative to its origin in whole device pixels, y downwards.
struct GlyphMask {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var bytes: [UInt8]

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, bytes: [])
}

extension FontFile {
  /// Draws a glyph with exact area coverage and no hinting.
  /// - Parameters:
  ///   - size: the em in device pixels.
  ///   - shift: how far right and down of a whole pixel the origin lies.
  func mask(of glyph: UInt32, size: CGFloat, shift: CGPoint, library: FT_Library) -> GlyphMask {
    guard let outline = loadUnscaled(glyph), outline.pointee.n_points > 0 else { return .empty }
    let scale = size * 64 / unitsPerEm * 65536
    guard scale.isFinite, abs(scale) < 1e9 else { return .empty }
    var matrix = FT_Matrix(
      xx: FT_Fixed(scale.rounded()), xy: FT_Fixed((scale * face.skew).rounded()), yx: 0,
      yy: FT_Fixed(scale.rounded()))
    FT_Outline_Transform(outline, &matrix)
    if face.embolden > 0 {
      let strength = (face.embolden * size * 64).rounded()
      FT_Outline_Embolden(outline, FT_Pos(strength))
      FT_Outline_Translate(outline, FT_Pos(-strength / 2), FT_Pos(-strength / 2))
    }
    FT_Outline_Translate(outline, FT_Pos((shift.x * 64).rounded()), FT_Pos((-shift.y * 64).rounded()))
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let (left, right) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return .empty }
    FT_Outline_Translate(outline, -left * 64, -bottom * 64)
    var bytes = [UInt8](repeating: 0, count: width * height)
    bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(library, outline, &bitmap)
    }
    return GlyphMask(left: left, top: -top, width: width, height: height, bytes: bytes)
  }
}
