import CCairo
import CoreGraphics
import Drawing
import Foundation

/// Glyph runs without a typesetter: one face, advances from the font, no shaping.
enum TestText {
  /// Where the pinned fonts are: `VITRINE_FONTS`, else the set-up's folder in the project.
  static let folder: String =
    ProcessInfo.processInfo.environment["VITRINE_FONTS"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../.setup/fonts").standardized.path

  static let inter = "\(folder)/Inter[opsz,wght].ttf"
  static let emoji = "\(folder)/NotoColorEmoji.ttf"

  static func face(_ weight: Double = 400, opticalSize: Double = 17) -> FontFace {
    FontFace(
      file: inter,
      axes: [.init(tag: "wght", value: weight), .init(tag: "opsz", value: opticalSize)], name: "Inter")
  }

  static func run(
    _ text: String, size: CGFloat, face: FontFace = face(), isColor: Bool = false
  ) -> GlyphRun {
    var library: FT_Library?
    FT_Init_FreeType(&library)
    var handle: FT_Face?
    precondition(FT_New_Face(library, face.file, face.index, &handle) == 0, "no font \(face.file)")
    defer {
      FT_Done_Face(handle)
      FT_Done_FreeType(library)
    }
    var glyphs: [GlyphRun.Glyph] = []
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      let id = FT_Get_Char_Index(handle, FT_ULong(scalar.value))
      glyphs.append(.init(id: id, x: x, y: 0, clusterBytes: String(scalar).utf8.count))
      if isColor {
        x += size * 1.17
        continue
      }
      FT_Load_Glyph(handle, id, FT_Int32(FT_LOAD_NO_SCALE))
      x += CGFloat(handle!.pointee.glyph.pointee.advance.x) / CGFloat(handle!.pointee.units_per_EM) * size
    }
    return GlyphRun(
      face: face, drawSize: size, glyphs: glyphs, text: text, isRightToLeft: false, isColor: isColor,
      width: x)
  }
}
