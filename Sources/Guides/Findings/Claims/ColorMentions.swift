/// The colours that a clause names, as the text or as what lies under it.
struct ColorMentions {
  struct Mention: Equatable {
    var color: HexColor
    /// The words before it that call it something, in lower case.
    var words: Set<String>
  }

  private(set) var text: Mention?
  private(set) var background: Mention?
  /// The last word of "on something" where the something is no colour that is known.
  private(set) var unknownBackground: String?

  init(in clause: String, tokens: [String: HexColor]) {
    let words = clause.split(whereSeparator: \.isWhitespace).map(String.init)
    /// The place of the last "on", where nothing came that it could belong to.
    var preposition: Int?
    var label: [String] = []
    for (place, raw) in words.enumerated() {
      let word = raw.bare
      let lowered = word.lowercased()
      if Self.prepositions.contains(lowered) {
        preposition = place
        label = []
        continue
      }
      if let color = color(of: word, after: place > 0 ? words[place - 1] : "", before: words[safe: place + 1], tokens) {
        let mention = Mention(color: color, words: Set(label + [lowered]))
        if preposition != nil {
          background = background ?? mention
        } else if text == nil {
          text = mention
        }
        preposition = nil
        label = []
        continue
      }
      label.append(lowered)
      guard let start = preposition else { continue }
      // The preposition's phrase ends with a verb, with a mark of punctuation or after three words.
      let ends = Self.verbs.contains(lowered)
      if ends || place - start >= 3 || raw.last.map({ ",:)".contains($0) }) == true {
        let phrase = words[(start + 1)...(ends ? place - 1 : place)]
        if background == nil, let last = phrase.last?.bare.lowercased() { unknownBackground = last }
        preposition = nil
      }
    }
    if let start = preposition, start + 1 < words.count, background == nil {
      unknownBackground = words[words.count - 1].bare.lowercased()
    }
    if background != nil { unknownBackground = nil }
  }

  private static let prepositions: Set<String> = ["on", "over", "against", "upon", "onto"]
  private static let verbs: Set<String> = [
    "use", "using", "meets", "meet", "passes", "pass", "reaches", "is", "are", "gives", "has", "keeps", "for", "at",
    "to", "with", "only", "and", "or", "fails", "hits", "clears", "achieves",
  ]

  private func color(of word: String, after: String, before: String?, _ tokens: [String: HexColor]) -> HexColor? {
    if word.hasPrefix("#"), let color = HexColor(word) { return color }
    if let color = tokens[word.drop { $0 == "." }.description] { return color }
    if let color = tokens[word.split(separator: ".").last.map(String.init) ?? ""], word.contains(".") { return color }
    guard let named = ["white": HexColor.white, "black": HexColor.black][word.lowercased()] else { return nil }
    let isGround = Self.prepositions.contains(after.bare.lowercased()) || after.lowercased() == "pure"
    let isText = before.map { Self.prepositions.contains($0.bare.lowercased()) || $0.lowercased() == "text" } ?? false
    return isGround || isText ? named : nil
  }
}

extension StringProtocol {
  /// Without the marks that stand around a word in prose.
  fileprivate var bare: String {
    let marks: Set<Character> = ["`", "(", ")", ",", ":", "\"", "“", "”", "'", "*", "_", "/", "!", "?"]
    var word = Substring(self)
    while let first = word.first, marks.contains(first) { word.removeFirst() }
    while let last = word.last, marks.contains(last) || last == "." { word.removeLast() }
    return String(word)
  }
}

extension Array {
  fileprivate subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
