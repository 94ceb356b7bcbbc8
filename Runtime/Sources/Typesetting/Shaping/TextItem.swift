import CoreGraphics

/// One character as a reader sees it, with all that its code points agree on.
struct TextItem {
  var bytes: Range<Int>
  /// Index of its first code point in the hard line.
  var scalar: Int
  var span: Int
  var level: UInt8
  var script: UInt32
  var kind: Kind

  enum Kind: Equatable {
    case primary
    /// A lower case letter to be set as a small capital.
    case smallCapital
    case fallback(FallbackFont)
    case attachment
    case tab
    case control
  }

  /// Whether another character can be shaped together with this one.
  func joins(_ other: TextItem) -> Bool {
    guard span == other.span, level == other.level, script == other.script, kind == other.kind else { return false }
    return kind != .attachment && kind != .tab
  }
}

/// Emoji are told from text by code points alone (Unicode Technical Standard 51).
enum EmojiPresentation {
  /// - Parameter inSystemFont: San Francisco has no glyphs for most characters that are text by default
  ///   and may be emoji (❤, ☀, ✔, ▶): iOS draws those in colour. A font that has them keeps them.
  static func isEmoji(_ scalars: some Collection<Unicode.Scalar>, inSystemFont: Bool) -> Bool {
    guard let first = scalars.first else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") {
      return first.properties.isEmoji
    }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji, !first.isASCII else { return false }
    if inSystemFont, !systemGlyphs.contains(first) { return true }
    return scalars.contains { $0 == "\u{200D}" || $0.properties.isEmojiModifier }
  }

  /// Characters that may be emoji and that San Francisco draws itself.
  private static let systemGlyphs: Set<Unicode.Scalar> = [
    "©", "®", "™", "‼", "⁉", "↔", "↕", "↖", "↗", "↘", "↙", "▪", "▫",
  ]
}
