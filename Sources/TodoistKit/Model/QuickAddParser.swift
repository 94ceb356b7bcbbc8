import Foundation

/// Understands `p1`, `#project`, `@label`, and the words of days in what is typed.
struct QuickAddParser {
  var words: TodoistWords

  /// - Parameter ignored: pieces of the text that the user does not want to be understood.
  func parse(_ text: String, ignoring ignored: Set<String> = []) -> TaskDraft {
    var draft = TaskDraft()
    var rest: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if ignored.contains(word.lowercased()) || !take(word, into: &draft) { rest.append(word) }
    }
    draft.content = rest.joined(separator: " ")
    return draft
  }

  private func take(_ word: Substring, into draft: inout TaskDraft) -> Bool {
    let plain = word.lowercased()
    if let priority = Priority.allCases.first(where: { words.priorityName($0).lowercased() == plain }) {
      draft.priority = priority
    } else if word.count > 1, word.first == "#" {
      draft.project = String(word.dropFirst())
    } else if word.count > 1, word.first == "@" {
      let label = String(word.dropFirst())
      if !draft.labels.contains(label) { draft.labels.append(label) }
    } else if plain == words.today.lowercased() {
      draft.day = .today
    } else if plain == words.tomorrow.lowercased() {
      draft.day = .tomorrow
    } else {
      return false
    }
    return true
  }
}
