import CoreGraphics
import Drawing
import Synchronization

/// A face for characters that the font that was asked for lacks.
struct FallbackFont: Hashable, Sendable {
  var face: FontFace
  var isColor: Bool
}

/// Chooses faces for scripts, signs and emoji that are not in the font that was asked for.
final class FallbackFonts: Sendable {
  private let textFiles: [[FontFile]]
  private let emoji: FontFile?
  private let coverage = Mutex<[ObjectIdentifier: ShapingFont]>([:])

  /// Scripts first, then signs, then Chinese, Japanese and Korean, then whatever else is in the folder.
  private static let order = [
    "Inter", "Noto Sans Arabic", "Heebo", "Noto Sans Devanagari", "Noto Sans Thai", "DejaVu Sans",
    "Droid Sans Fallback",
  ]
  /// Their code points are pictures, not characters of a text.
  private static let pictures: Set<String> = ["CupertinoIcons", "Material Symbols Outlined"]

  init(catalog: FontCatalog) {
    emoji = catalog.family("Noto Color Emoji")?.first
    let ordered = Self.order.compactMap { catalog.family($0) }
    let known = Set(Self.order + Self.pictures + ["Noto Color Emoji"])
    let rest = Dictionary(grouping: catalog.files.filter { !known.contains($0.family) }, by: \.family)
    textFiles = ordered + rest.sorted { $0.key < $1.key }.map(\.value)
  }

  func font(
    for scalars: some Collection<Unicode.Scalar>, weight: CGFloat, isItalic: Bool, isEmoji: Bool
  ) -> FallbackFont? {
    if isEmoji, let emoji, covers(emoji, scalars) { return colour(emoji) }
    for family in textFiles {
      guard let first = family.first, covers(first, scalars) else { continue }
      // Slanted Latin beside upright Arabic is what iOS sets: other scripts have no italics.
      let file = FontCatalog(files: family).file(of: family, weight: weight, isItalic: false) ?? first
      var face = file.face(["wght": weight], isItalic: false)
      if file.axes["wght"] == nil, weight >= 600, file.weight < 600 { face.embolden = 0.03 }
      return FallbackFont(face: face, isColor: false)
    }
    if let emoji, covers(emoji, scalars) { return colour(emoji) }
    return nil
  }

  private func colour(_ file: FontFile) -> FallbackFont {
    FallbackFont(face: file.face([:], isItalic: false), isColor: true)
  }

  private func covers(_ file: FontFile, _ scalars: some Collection<Unicode.Scalar>) -> Bool {
    let font = coverage.withLock { fonts in
      if let known = fonts[ObjectIdentifier(file)] { return known }
      let font = file.data.makeFont(axes: [])
      fonts[ObjectIdentifier(file)] = font
      return font
    }
    return scalars.allSatisfy { $0.isInvisible || font.glyph(for: $0) != 0 }
  }
}

extension Unicode.Scalar {
  /// Joiners, variation selectors and other characters that shape text and draw nothing.
  var isInvisible: Bool {
    // The tables of properties cost a quarter of the time of shaping; most text is ASCII.
    if isASCII { return isControl }
    return properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
      || isControl
  }

  var isControl: Bool {
    isASCII ? value < 0x20 || value == 0x7F : properties.generalCategory == .control
  }

  var isASCIILetter: Bool { isASCII && (0x61...0x7A).contains(value | 0x20) }
}
