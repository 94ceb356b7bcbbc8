import Foundation

/// Lets the noun of a phrase agree with its number, as `^[\(count) night](inflect: true)` asks for.
///
/// English only: in other languages a phrase stays as it is written, as on iOS where a language is not supported.
enum GrammarAgreement {
  /// - Parameter language: such as `en`.
  static func inflected(_ phrase: String, language: String?) -> String {
    guard language == "en", let number = number(in: phrase) else { return phrase }
    guard let end = phrase.lastIndex(where: \.isLetter) else { return phrase }
    let start = phrase[...end].lastIndex { !$0.isLetter && $0 != "'" && $0 != "’" }.map(phrase.index(after:))
    let word = phrase[(start ?? phrase.startIndex)...end]
    let noun = number == "1" ? singular(String(word)) : plural(String(word))
    return phrase.replacingCharacters(in: word.startIndex..<word.endIndex, with: noun)
  }

  /// The first number, without the signs that group its digits.
  private static func number(in phrase: String) -> String? {
    let digits = phrase.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return digits.isEmpty ? nil : digits.filter { $0 != "," }
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "half": "halves", "leaf": "leaves", "knife": "knives", "life": "lives",
    "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "wife": "wives", "thief": "thieves", "calf": "calves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes",
    "analysis": "analyses", "axis": "axes", "is": "are", "was": "were", "has": "have",
  ]
  private static let singulars = Dictionary(uniqueKeysWithValues: irregular.map { ($1, $0) })
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news", "information", "feedback", "luggage",
  ]

  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) || singulars[lower] != nil { return word }
    if let other = irregular[lower] { return cased(other, as: word) }
    // A noun that is written in the plural stays so.
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return word }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) || irregular[lower] != nil { return word }
    if let other = singulars[lower] { return cased(other, as: word) }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "xes", "zes", "ches", "shes", "uses"].contains(where: lower.hasSuffix) {
      return String(word.dropLast(2))
    }
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return String(word.dropLast()) }
    return word
  }

  private static func cased(_ word: String, as example: String) -> String {
    example.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
