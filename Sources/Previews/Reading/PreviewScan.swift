import Foundation

/// Looks through sources for what only a reader of text can know: whether there are previews at all, and where types begin.
enum PreviewScan {
  /// Whether a source may hold previews.
  static func mayHoldPreviews(_ text: String) -> Bool {
    guard text.contains("#Preview") || text.contains("PreviewProvider") else { return false }
    return text.split(separator: "\n").contains { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return code.hasPrefix("#Preview") || isProvider(code)
    }
  }

  /// Whether a line declares a type that conforms to `PreviewProvider`.
  private static func isProvider(_ code: Substring) -> Bool {
    guard !code.hasPrefix("//"), let place = code.firstRange(of: "PreviewProvider") else { return false }
    let before = code[..<place.lowerBound]
    guard let colon = before.lastIndex(where: { $0 == ":" || $0 == "," || $0 == "&" }),
      code[code.index(after: colon)..<place.lowerBound].allSatisfy({ $0 == " " || $0 == "." || $0.isLetter })
    else { return false }
    return before.split(separator: " ").contains { ["struct", "class", "enum", "extension", "actor"].contains($0) }
  }

  /// Whether a source shows interface, and so is meant for a phone.
  static func isInterface(_ text: String) -> Bool {
    ["SwiftUI", "UIKit"].contains { module in
      text.contains(module) && text.split(separator: "\n").contains { importedModule($0) == module }
    }
  }

  /// The line on which a type is declared, from 1.
  static func line(ofType name: String, in text: String) -> Int? {
    guard text.contains(name) else { return nil }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "/") }
      for (word, next) in zip(words, words.dropFirst())
      where next == name && ["struct", "class", "enum", "actor"].contains(word) { return index + 1 }
    }
    return nil
  }

  private static func importedModule(_ line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
    return words[place + 1].prefix { $0 != "." && $0 != ";" && !$0.isWhitespace }
  }
}
