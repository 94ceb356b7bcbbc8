internal import CCairo
import CoreGraphics
import Drawing

/// The opened faces and drawn glyphs of one rasteriser.
final class GlyphStore {
  struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    /// The em in 1/64 device pixels.
    var size: Int
    /// The origin's place within its pixel, in quarters.
    var quarter: Int
  }

  private let freeType: FreeType
  private var files: [FontFace: (index: Int, file: FontFile)] = [:]
  private var masks: [Key: GlyphMask] = [:]
  private var pictures: [Key: ColorGlyph?] = [:]
  private var bytes = 0
  private var nextIndex = 0

  /// A full screen of text in ten sizes takes about 2 MB.
  private static let limit = 16 << 20
  private static let mostFaces = 96

  init() throws(RasterError) { freeType = try FreeType() }

  func file(_ face: FontFace) throws(RasterError) -> (index: Int, file: FontFile) {
    if let found = files[face] { return found }
    if files.count >= Self.mostFaces {
      files.removeAll()
      masks.removeAll()
      pictures.removeAll()
      bytes = 0
    }
    let opened = (index: nextIndex, file: try FontFile(face, freeType: freeType))
    nextIndex += 1
    files[face] = opened
    return opened
  }

  /// Pictures of emoji, by face and glyph; nil where the face has none.
  func picture(_ glyph: UInt32, face: Int, file: FontFile) -> ColorGlyph? {
    let key = Key(face: face, glyph: glyph, size: 0, quarter: 0)
    if let found = pictures[key] { return found }
    let picture = file.colorGlyph(glyph)
    if pictures.count >= 256 { pictures.removeAll() }
    pictures[key] = .some(picture)
    return picture
  }

  func mask(_ key: Key, file: FontFile) -> GlyphMask {
    if let found = masks[key] { return found }
    let mask = file.mask(
      of: key.glyph, size: CGFloat(key.size) / 64, shift: CGPoint(x: CGFloat(key.quarter) / 4, y: 0),
      library: freeType.library)
    bytes += mask.bytes.count + 64
    if bytes > Self.limit {
      masks.removeAll()
      bytes = mask.bytes.count + 64
    }
    masks[key] = mask
    return mask
  }
}
