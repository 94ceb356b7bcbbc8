internal import CHarfBuzz
import Foundation

/// The face that pages are set in, so that they look the same on every machine: the letters of Inter that Western
/// languages use, in all its weights.
package enum PageFont {
  /// The font's bytes.
  /// - Parameter folder: The pinned fonts. Nil is the answer where the font is not there; pages are then set in the
  ///   reader's own face.
  package static func subset(in folder: String) -> Data? {
    guard let file = hb_blob_create_from_file_or_fail(folder + "/Inter[opsz,wght].ttf") else { return nil }
    defer { hb_blob_destroy(file) }
    let face = hb_face_create(file, 0)
    defer { hb_face_destroy(face) }
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let characters = hb_subset_input_unicode_set(input)
    for range in ranges { hb_set_add_range(characters, range.lowerBound, range.upperBound) }
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    hb_set_clear(features)
    for tag in [vitrine_tag_kern, vitrine_tag_tnum, vitrine_tag_calt, vitrine_tag_ccmp] {
      hb_set_add(features, hb_codepoint_t(tag))
    }
    guard let small = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(small) }
    let blob = hb_face_reference_blob(small)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }

  /// Latin with its accents, punctuation, arrows and the signs that pages use.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x17F, 0x2010...0x2026, 0x2190...0x2193, 0x2212...0x2212, 0x2260...0x2265,
  ]
}
