// See FontData.swift for the kind of import.
@_implementationOnly import CPango
import CoreGraphics
import Drawing

/// A face at a place on its axes: turns text into glyphs and glyphs into outlines, in font units.
///
/// Advances are the font's own, without hinting, so a size is a multiplication. The HarfBuzz font is
/// made immutable before anybody else sees it; any thread may use it.
final class ShapingFont: @unchecked Sendable {
  private let font: OpaquePointer
  let unitsPerEm: CGFloat

  struct Glyph {
    var id: UInt32
    /// Byte offset of the cluster in the text that was shaped.
    var cluster: Int
    var advance: Int32
    var x: Int32
    var y: Int32
    /// A line may not be cut before this cluster without shaping both sides again.
    var isUnsafeToBreak: Bool
  }

  init(face: OpaquePointer, axes: [FontFace.Axis]) {
    font = hb_font_create(face)
    unitsPerEm = CGFloat(hb_face_get_upem(face))
    let scale = Int32(unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    var variations = axes.map { hb_variation_t(tag: tagValue($0.tag), value: Float($0.value)) }
    hb_font_set_variations(font, &variations, UInt32(variations.count))
    hb_font_make_immutable(font)
  }

  deinit { hb_font_destroy(font) }

  /// 0 where the font has no glyph for the character.
  func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : 0
  }

  func advance(of glyph: UInt32) -> CGFloat { CGFloat(hb_font_get_glyph_h_advance(font, glyph)) }

  /// The glyphs of a part of a text in visual order.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, range: Range<Int>, script: UInt32, isRightToLeft: Bool,
    features: [FontFeature]
  ) -> [Glyph] {
    guard let start = text.baseAddress, let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    start.withMemoryRebound(to: CChar.self, capacity: text.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    var settings = features.map {
      hb_feature_t(tag: tagValue($0.tag), value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, &settings, UInt32(settings.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let flags = hb_glyph_info_get_glyph_flags(infos + index)
      return Glyph(
        id: infos[index].codepoint, cluster: Int(infos[index].cluster),
        advance: positions[index].x_advance, x: positions[index].x_offset, y: positions[index].y_offset,
        isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// The glyph's outline in font units, y growing upwards.
  func outline(of glyph: UInt32) -> Outline {
    var pen = OutlinePen()
    withUnsafeMutablePointer(to: &pen) {
      hb_font_get_glyph_shape(font, glyph, OutlinePen.functions.pointer, $0)
    }
    return pen.outline
  }
}

/// An OpenType feature switched on or off.
struct FontFeature: Hashable, Sendable {
  var tag: String
  var value: UInt32
}

/// Collects what HarfBuzz draws.
private struct OutlinePen {
  var outline = Outline()

  /// Made once and immutable from then on.
  struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  static let functions: Functions = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        let pen = data!.assumingMemoryBound(to: OutlinePen.self)
        pen.pointee.outline.elements.append(.move(CGPoint(x: CGFloat(x), y: CGFloat(y))))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        let pen = data!.assumingMemoryBound(to: OutlinePen.self)
        pen.pointee.outline.elements.append(.line(CGPoint(x: CGFloat(x), y: CGFloat(y))))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        let pen = data!.assumingMemoryBound(to: OutlinePen.self)
        pen.pointee.outline.elements.append(
          .quad(CGPoint(x: CGFloat(x), y: CGFloat(y)), control: CGPoint(x: CGFloat(cx), y: CGFloat(cy))))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        let pen = data!.assumingMemoryBound(to: OutlinePen.self)
        pen.pointee.outline.elements.append(
          .cubic(
            CGPoint(x: CGFloat(x), y: CGFloat(y)), control1: CGPoint(x: CGFloat(ax), y: CGFloat(ay)),
            control2: CGPoint(x: CGFloat(bx), y: CGFloat(by))))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        data!.assumingMemoryBound(to: OutlinePen.self).pointee.outline.elements.append(.close)
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
