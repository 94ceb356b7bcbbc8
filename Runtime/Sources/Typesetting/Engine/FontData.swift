// Clients of `SwiftUI` are compiled without the headers of these libraries; `internal import` would
// still make them load the module. `CheckImplementationOnly` guards that no C type gets into a layout.
@_implementationOnly import CPango
import CoreGraphics
import Drawing

/// One face of one font file, mapped into memory: its tables, without a size or a place on its axes.
///
/// HarfBuzz faces are immutable here and load their tables with atomics, so any thread may read them.
final class FontData: @unchecked Sendable {
  let path: String
  let index: Int
  private let face: OpaquePointer

  struct Axis {
    var tag: String
    var range: ClosedRange<Double>
    var normal: Double
  }

  struct Instance {
    var styleName: String
    var postScriptName: String?
    var coordinates: [Double]
  }

  enum NameID: UInt32 {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  init(path: String, index: Int = 0) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(file: path) }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    guard SFNTDirectory(bytes)?.isComplete == true, hb_face_count(blob) > UInt32(index),
      let face = hb_face_create(blob, UInt32(index))
    else { throw .damaged(file: path) }
    guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
      hb_face_destroy(face)
      throw .damaged(file: path)
    }
    self.path = path
    self.index = index
    self.face = face
  }

  deinit { hb_face_destroy(face) }

  var unitsPerEm: CGFloat { CGFloat(hb_face_get_upem(face)) }
  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  func name(_ id: NameID) -> String? { name(UInt32(id.rawValue)) }

  private func name(_ id: hb_ot_name_id_t) -> String? {
    let english = hb_language_from_string("en", -1)
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    guard hb_ot_name_get_utf8(face, id, english, &size, &buffer) > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  var axes: [Axis] {
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: 16)
    var count = UInt32(infos.count)
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      Axis(
        tag: tagString($0.tag), range: Double($0.min_value)...max(Double($0.max_value), Double($0.min_value)),
        normal: Double($0.default_value))
    }
  }

  /// The named points of a variable font, such as `SemiBold`.
  var instances: [Instance] {
    (0..<hb_ot_var_get_named_instance_count(face)).map { index in
      var coordinates = [Float](repeating: 0, count: 16)
      var count = UInt32(coordinates.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      let postScript = hb_ot_var_named_instance_get_postscript_name_id(face, index)
      return Instance(
        styleName: name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)) ?? "",
        postScriptName: postScript == 0xFFFF ? nil : name(postScript),
        coordinates: coordinates.prefix(Int(count)).map(Double.init))
    }
  }

  /// Bytes of a table; empty where the font has none.
  func table(_ tag: String) -> [UInt8] {
    guard let blob = hb_face_reference_table(face, tagValue(tag)) else { return [] }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// Whether the font can substitute by a feature such as `smcp`.
  func hasFeature(_ tag: String) -> Bool {
    var tags = [hb_tag_t](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(face, tagValue("GSUB"), 0, &count, &tags)
    return tags.prefix(Int(count)).contains(tagValue(tag))
  }

  /// A font at a place on the axes, in font units.
  func makeFont(axes: [FontFace.Axis]) -> ShapingFont { ShapingFont(face: face, axes: axes) }
}

/// Four letters as OpenType writes them.
func tagValue(_ tag: String) -> UInt32 {
  tag.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
}

func tagString(_ tag: UInt32) -> String {
  String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}
