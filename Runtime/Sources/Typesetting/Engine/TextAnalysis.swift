// See FontData.swift for the kind of import.
@_implementationOnly import CPango

/// What Unicode says of a text: where lines may break, where characters begin, which way they run.
///
/// Pango's pure functions; none reads the locale.
enum TextAnalysis {
  /// What is known before each character of a text.
  struct Breaks: OptionSet {
    var rawValue: UInt8
    static let line = Breaks(rawValue: 1)
    static let grapheme = Breaks(rawValue: 2)
    static let whitespace = Breaks(rawValue: 4)
    static let wordStart = Breaks(rawValue: 8)
  }

  /// One entry a character and one for the end of the text.
  static func breaks(_ text: UnsafeBufferPointer<UInt8>, characters: Int) -> [Breaks] {
    var attributes = [PangoLogAttr](repeating: .init(), count: characters + 1)
    text.withMemoryRebound(to: CChar.self) {
      pango_get_log_attrs(
        $0.baseAddress, Int32($0.count), -1, pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
    }
    return attributes.map {
      var breaks: Breaks = []
      if $0.is_line_break != 0 { breaks.insert(.line) }
      if $0.is_cursor_position != 0 { breaks.insert(.grapheme) }
      if $0.is_white != 0 { breaks.insert(.whitespace) }
      if $0.is_word_start != 0 { breaks.insert(.wordStart) }
      return breaks
    }
  }

  /// Whether a word begins or ends before each character, and at the end of the text.
  static func wordBoundaries(_ text: UnsafeBufferPointer<UInt8>, characters: Int) -> [Bool] {
    var attributes = [PangoLogAttr](repeating: .init(), count: characters + 1)
    text.withMemoryRebound(to: CChar.self) {
      pango_get_log_attrs(
        $0.baseAddress, Int32($0.count), -1, pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
    }
    return attributes.map { $0.is_word_boundary != 0 }
  }

  /// The embedding level of each character, and whether the paragraph runs from right to left: by its
  /// first strong character, else as the surroundings do.
  static func levels(
    _ text: UnsafeBufferPointer<UInt8>, characters: Int, fallbackIsRightToLeft: Bool
  ) -> (levels: [UInt8], isRightToLeft: Bool) {
    var direction = fallbackIsRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    let levels = text.withMemoryRebound(to: CChar.self) {
      pango_log2vis_get_embedding_levels($0.baseAddress, Int32($0.count), &direction)
    }
    defer { g_free(levels) }
    let isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    guard let levels else { return (Array(repeating: isRightToLeft ? 1 : 0, count: characters), isRightToLeft) }
    return (Array(UnsafeBufferPointer(start: levels, count: characters)), isRightToLeft)
  }

  static let commonScript = HB_SCRIPT_COMMON.rawValue
  static let inheritedScript = HB_SCRIPT_INHERITED.rawValue
  static let latinScript = HB_SCRIPT_LATIN.rawValue

  static func script(of scalar: Unicode.Scalar) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }
}
