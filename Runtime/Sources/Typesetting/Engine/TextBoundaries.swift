/// Where words begin and end, by Unicode Standard Annex 29.
package enum TextBoundaries {
  /// The words of a text as UTF-8 offsets: what lies between two boundaries and holds a letter, a digit or a
  /// picture.
  package static func words(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      guard !bytes.isEmpty, bytes.count < Int(Int32.max) else { return [] }
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      let boundaries = TextAnalysis.wordBoundaries(bytes, characters: scalars.count)
      var words: [Range<Int>] = []
      var offset = 0
      var start = 0
      var hasContent = false
      for index in 0...scalars.count {
        if boundaries[index] || index == scalars.count {
          if hasContent, offset > start { words.append(start..<offset) }
          start = offset
          hasContent = false
        }
        guard index < scalars.count else { break }
        if isContent(scalars[index]) { hasContent = true }
        offset += UTF8.width(scalars[index])
      }
      return words
    }
  }

  private static func isContent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .connectorPunctuation, .otherSymbol, .modifierSymbol, .surrogate, .privateUse:
      true
    default: false
    }
  }
}
