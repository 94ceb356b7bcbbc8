/// The words of a Swift name in lower case and singular: `commentCounts` → comment, count.
struct Words: Equatable {
  let list: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var last: Character = "_"
    for character in name {
      let isBreak = character.isUppercase && !last.isUppercase || !character.isLetter && !character.isNumber
      if isBreak, !word.isEmpty {
        words.append(word)
        word = ""
      }
      // `URLSession`: the last capital of a run begins a word.
      if character.isLowercase, last.isUppercase, word.count > 1 {
        words.append(String(word.dropLast()))
        word = String(word.last!)
      }
      if character.isLetter || character.isNumber { word.append(contentsOf: character.lowercased()) }
      last = character
    }
    if !word.isEmpty { words.append(word) }
    list = words.map(Words.singular)
  }

  var last: String { list.last ?? "" }

  func contains(_ word: String) -> Bool { list.contains(word) }
  func containsAny(of words: Set<String>) -> Bool { list.contains { words.contains($0) } }

  static func singular(_ word: String) -> String {
    if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), word != "status",
      word != "progress"
    {
      return String(word.dropLast())
    }
    return word
  }
}
