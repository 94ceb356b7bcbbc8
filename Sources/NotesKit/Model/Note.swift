/// What lists and the editor need to know of a note.
public struct Note: Identifiable, Hashable, Sendable {
  public var id: String
  public var title: String
  /// The text below the title.
  public var text: String
  /// When it was changed, in the words of a row.
  public var date: String
  public var isPinned: Bool
  public var isLocked: Bool
  public var tags: [String]
  public var checklist: [ChecklistEntry]

  public init(
    id: String, title: String, text: String = "", date: String, isPinned: Bool = false, isLocked: Bool = false,
    tags: [String] = [], checklist: [ChecklistEntry] = []
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.date = date
    self.isPinned = isPinned
    self.isLocked = isLocked
    self.tags = tags
    self.checklist = checklist
  }

  /// The beginning of the text in one line; of a note without text, the items of its checklist.
  public var preview: String {
    let line = text.prefix(400).split(whereSeparator: \.isNewline).joined(separator: " ")
    let words = line.isEmpty ? checklist.prefix(12).map(\.text).joined(separator: ", ") : line
    return words.count > 160 ? words.prefix(159) + "…" : words
  }
}

/// A line of a note's checklist.
public struct ChecklistEntry: Identifiable, Hashable, Sendable {
  public var id: String
  public var text: String
  public var isChecked: Bool

  public init(id: String, text: String, isChecked: Bool = false) {
    self.id = id
    self.text = text
    self.isChecked = isChecked
  }
}
