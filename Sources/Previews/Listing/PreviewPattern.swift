import SpecimenProtocol

/// A name of previews as people write it: a preview's name or title, a file or type with all its previews, or a pattern with
/// `*` and `?`. Letter case does not count.
package struct PreviewPattern: Sendable {
  private let text: String

  package init(_ text: String) { self.text = text.lowercased() }

  package func matches(in previews: [FoundPreview]) -> [FoundPreview] {
    for test in [isName, isTitle, isHolder, isLike] {
      let found = previews.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func isName(_ preview: FoundPreview) -> Bool { preview.name.lowercased() == text }
  private func isTitle(_ preview: FoundPreview) -> Bool { preview.title.lowercased() == text }

  private func isHolder(_ preview: FoundPreview) -> Bool {
    let name = preview.name.lowercased()
    return name.hasPrefix(text + ".") || preview.file.lowercased() == text
      || preview.file.lowercased().hasSuffix("/" + text)
  }

  private func isLike(_ preview: FoundPreview) -> Bool {
    guard text.contains("*") || text.contains("?") else { return false }
    return Self.fits(Array(preview.name.lowercased()), Array(text))
      || Self.fits(Array(preview.title.lowercased()), Array(text))
  }

  /// Whether a word fits a pattern; takes time in proportion to the product of their lengths at most.
  private static func fits(_ word: [Character], _ pattern: [Character]) -> Bool {
    var row = [Bool](repeating: false, count: word.count + 1)
    row[0] = true
    for part in pattern {
      var next = [Bool](repeating: false, count: word.count + 1)
      if part == "*" {
        var isReached = false
        for place in 0...word.count {
          isReached = isReached || row[place]
          next[place] = isReached
        }
      } else {
        for place in 0..<word.count where row[place] && (part == "?" || part == word[place]) { next[place + 1] = true }
      }
      row = next
    }
    return row[word.count]
  }
}
