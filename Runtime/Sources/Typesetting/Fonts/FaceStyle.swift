import CoreGraphics

/// Weight, width and slant as a font's name tells them.
struct FaceStyle: Hashable, Sendable {
  /// 1…1000; nil where the name says nothing.
  var weight: CGFloat?
  /// Percent of the normal width; nil where the name says nothing.
  var width: CGFloat?
  var isItalic = false
  /// Words that are no style, in their order: the rest of the family's name.
  var rest: [String] = []

  /// Reads names such as `SemiBold`, `75Bold`, `DemiBoldItalic`, `W6`, `CondensedBlack`, `700`.
  init(_ name: String) {
    let words = Self.words(name)
    var index = 0
    while index < words.count {
      let word = words[index]
      let pair = index + 1 < words.count ? word + words[index + 1] : ""
      if take(pair) {
        index += 2
      } else if take(word) {
        index += 1
      } else {
        rest.append(word)
        index += 1
      }
    }
  }

  private mutating func take(_ word: String) -> Bool {
    if let value = Self.weights[word] {
      // A word says more than a number before it: `65Medium`.
      weight = value
    } else if let value = Self.widths[word] {
      width = value
    } else if Self.italics.contains(word) {
      isItalic = true
    } else if Self.fillers.contains(word) {
    } else if let value = Self.number(word) {
      weight = weight ?? value
    } else {
      return false
    }
    return true
  }

  static let weights: [String: CGFloat] = [
    "hairline": 100, "thin": 100, "extralight": 200, "ultralight": 200, "xlight": 200, "light": 300, "lt": 300,
    "demilight": 350, "semilight": 350, "book": 400, "bk": 400, "regular": 400, "reg": 400, "rg": 400,
    "normal": 400, "roman": 400, "plain": 400, "medium": 500, "med": 500, "md": 500, "demi": 600,
    "demibold": 600, "semibold": 600, "semi": 600, "sb": 600, "bold": 700, "bd": 700, "extrabold": 800,
    "ultrabold": 800, "xbold": 800, "xbd": 800, "heavy": 800, "black": 900, "blk": 900, "super": 900,
    "extrablack": 950, "ultrablack": 950, "ultra": 900, "fat": 900, "poster": 900,
  ]

  static let widths: [String: CGFloat] = [
    "ultracondensed": 50, "extracondensed": 62.5, "compressed": 62.5, "condensed": 75, "cond": 75, "cn": 75,
    "narrow": 80, "semicondensed": 87.5, "semiexpanded": 112.5, "semiextended": 112.5, "expanded": 125,
    "extended": 125, "ext": 125, "wide": 125, "extraexpanded": 150, "ultraexpanded": 200,
  ]

  static let italics: Set<String> = ["italic", "ital", "it", "oblique", "obl", "slanted", "inclined", "kursiv"]

  /// Words of foundries that say nothing of the style.
  static let fillers: Set<String> = ["mt", "ps", "psmt", "vf", "variable", "web", "w"]

  /// `700`, `W6` and the two figures of Univers and Helvetica Neue (`75`).
  private static func number(_ word: String) -> CGFloat? {
    if word.first == "w", word.count == 2, let digit = word.last?.wholeNumberValue, digit > 0 {
      return CGFloat(digit * 100)
    }
    guard let value = Int(word) else { return nil }
    switch value {
    case 100...950 where value % 50 == 0: return CGFloat(value)
    case 25...96 where value % 10 == 5 || value % 10 == 6: return CGFloat(value / 10 * 100) - 100
    default: return nil
    }
  }

  /// `DemiBoldItalic`, `demi bold-italic` and `75BoldItalic` in words of lower case.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var previous: Character = " "
    func kind(_ character: Character) -> Int {
      character.isNumber ? 2 : character.isUppercase ? 1 : character.isLetter ? 0 : 3
    }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let startsWord =
        switch (kind(previous), kind(character)) {
        case (0, 1): true
        case (1, 1): kind(next) == 0
        case (2, 0), (2, 1): current.lowercased() != "w"
        case (0, 2), (1, 2): current.lowercased() != "w"
        default: false
        }
      if startsWord || kind(character) == 3 {
        if !current.isEmpty { words.append(current.lowercased()) }
        current = ""
      }
      if kind(character) != 3 { current.append(character) }
      previous = character
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    return words
  }
}

/// A name without case, spaces and punctuation: `Plus Jakarta Sans` and `PlusJakartaSans` are one.
func fontKey(_ name: some StringProtocol) -> String {
  String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
}
