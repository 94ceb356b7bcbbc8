internal import CCairo
import CoreGraphics
import Drawing

/// FreeType, once for each rasteriser: its faces may not be shared between threads.
final class FreeType {
  let library: FT_Library

  init() throws(RasterError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .memory }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }
}

/// An opened face at one setting of its axes.
final class FontFile {
  let face: FontFace
  let handle: FT_Face
  /// Font units in an em.
  let unitsPerEm: CGFloat
  /// Kept alive: the face belongs to it.
  private let freeType: FreeType

  init(_ face: FontFace, freeType: FreeType) throws(RasterError) {
    self.face = face
    self.freeType = freeType
    var handle: FT_Face?
    guard FT_New_Face(freeType.library, face.file, face.index, &handle) == 0, let handle else {
      throw .face(face.name, file: face.file)
    }
    self.handle = handle
    unitsPerEm = handle.pointee.units_per_EM > 0 ? CGFloat(handle.pointee.units_per_EM) : 1000
    if !face.axes.isEmpty { Self.set(face.axes, of: handle, in: freeType.library) }
  }

  deinit { FT_Done_Face(handle) }

  private static func set(_ axes: [FontFace.Axis], of handle: FT_Face, in library: FT_Library) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(handle, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(library, description) }
    var coordinates: [FT_Fixed] = []
    for index in 0..<Int(description.pointee.num_axis) {
      let axis = description.pointee.axis[index]
      let tag = (0..<4).map { Character(UnicodeScalar(UInt8(axis.tag >> (24 - 8 * $0) & 255))) }
      let wanted = axes.last { $0.tag == String(tag) }.map { $0.value * 65536 }
      let value = wanted.map { $0.isFinite ? FT_Fixed(min(max($0, -2e9), 2e9).rounded()) : axis.def }
      coordinates.append(min(max(value ?? axis.def, axis.minimum), axis.maximum))
    }
    FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
  }

  /// The glyph's outline in font units, y upwards; nil for bitmap glyphs and unknown ones.
  func loadUnscaled(_ glyph: UInt32) -> UnsafeMutablePointer<FT_Outline>? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return withUnsafeMutablePointer(to: &slot.pointee.outline) { $0 }
  }
}
