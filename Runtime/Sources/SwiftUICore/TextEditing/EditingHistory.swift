/// What was done to a text, to be undone and done again.
struct EditingHistory {
  /// One text in the place of another.
  struct Edit {
    var offset: Int
    var removed: String
    var inserted: String
  }

  enum Kind: Equatable {
    case typing, deletingBackward, deletingForward
    /// What an input method does until the text is final.
    case marking
    case other
  }

  /// What one undo takes back.
  struct Step {
    var edits: [Edit]
    var kind: Kind
    let before: EditingSelection
    var after: EditingSelection
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// Whether the next edit of its kind belongs to the last step.
  private var isOpen = false

  /// A movement of the caret ends a run of typing.
  mutating func close() { isOpen = false }

  mutating func clear() { self = EditingHistory() }

  mutating func add(_ edit: Edit, kind: Kind, before: EditingSelection, after: EditingSelection) {
    guard !edit.removed.isEmpty || !edit.inserted.isEmpty else { return }
    undone.removeAll()
    defer { isOpen = kind != .other }
    if isOpen, let last = done.last, let joined = Self.join(last, edit, kind) {
      done[done.count - 1] = joined
      done[done.count - 1].after = after
      // An input method that took everything back leaves nothing to undo.
      if joined.edits.allSatisfy({ $0.removed.isEmpty && $0.inserted.isEmpty }) { done.removeLast() }
    } else {
      done.append(Step(edits: [edit], kind: kind, before: before, after: after))
    }
  }

  /// The text was changed further by its owner, in answer to the last edit.
  mutating func addEcho(_ edit: Edit, after: EditingSelection) {
    guard var step = done.popLast(), var last = step.edits.last else { return }
    step.after = after
    let start = edit.offset - last.offset
    let end = start + edit.removed.utf8.count
    if start >= 0, end <= last.inserted.utf8.count {
      // The owner changed what was typed: the step is as if that had been typed.
      var bytes = Array(last.inserted.utf8)
      bytes.replaceSubrange(start..<end, with: edit.inserted.utf8)
      last.inserted = String(decoding: bytes, as: UTF8.self)
      step.edits[step.edits.count - 1] = last
      if last.removed.isEmpty, last.inserted.isEmpty { step.edits.removeLast() }
    } else {
      step.edits.append(edit)
      isOpen = false
    }
    if !step.edits.isEmpty { done.append(step) }
  }

  private static func join(_ step: Step, _ edit: Edit, _ kind: Kind) -> Step? {
    guard var last = step.edits.last else { return nil }
    var step = step
    switch (step.kind, kind) {
    case (.typing, .typing):
      guard edit.removed.isEmpty, edit.offset == last.offset + last.inserted.utf8.count else { return nil }
      last.inserted += edit.inserted
    case (.deletingBackward, .deletingBackward):
      guard edit.inserted.isEmpty, edit.offset + edit.removed.utf8.count == last.offset else { return nil }
      last.removed = edit.removed + last.removed
      last.offset = edit.offset
    case (.deletingForward, .deletingForward):
      guard edit.inserted.isEmpty, edit.offset == last.offset else { return nil }
      last.removed += edit.removed
    case (.marking, .marking), (.marking, .typing):
      guard edit.offset == last.offset, edit.removed.utf8.elementsEqual(last.inserted.utf8) else { return nil }
      last.inserted = edit.inserted
      step.kind = kind
    default: return nil
    }
    step.edits[step.edits.count - 1] = last
    return step
  }

  mutating func undo() -> Step? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
