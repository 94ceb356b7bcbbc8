/// A text with a selection, and what can be done to it. No part of it knows how the text is drawn.
@MainActor
package struct TextEditingModel {
  package private(set) var buffer: TextBuffer
  package private(set) var selection = EditingSelection(0)
  /// What an input method has not made final.
  package private(set) var marked: Range<Int>?
  private(set) var history = EditingHistory()
  /// A secret: nothing of it is copied or kept for undoing, and it counts as one word.
  package let isSecure: Bool
  /// Where the caret would like to be while it moves up and down.
  package var goalX: CGFloat?

  package init(_ text: String = "", isSecure: Bool = false) {
    buffer = TextBuffer(text)
    self.isSecure = isSecure
    selection = EditingSelection(buffer.count)
  }

  package var text: String { buffer.string }

  // MARK: Selection

  /// Selects; what lies outside the text or within a character is moved to where a caret can be.
  package mutating func select(_ new: EditingSelection) {
    var selection = new
    selection.anchor = buffer.roundedDown(new.anchor)
    selection.head.offset = buffer.roundedDown(new.head.offset)
    if selection != self.selection { history.close() }
    self.selection = selection
    goalX = nil
  }

  package mutating func selectAll() {
    unmark()
    select(EditingSelection(anchor: 0, head: buffer.count))
  }

  package var selectedText: String { buffer[selection.range] }

  // MARK: Changing

  /// Puts text in the place of a range; the caret stands after it.
  mutating func replace(_ range: Range<Int>, with text: String, kind: EditingHistory.Kind) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let before = selection
    let removed = isSecure ? "" : buffer[range]
    buffer.replace(range, with: text)
    // A mark that joins the character after it takes the caret along.
    selection = EditingSelection(buffer.roundedUp(range.lowerBound + text.utf8.count))
    goalX = nil
    guard !isSecure else { return }
    history.add(
      EditingHistory.Edit(offset: range.lowerBound, removed: removed, inserted: text), kind: kind, before: before,
      after: selection)
  }

  /// Text that is final: it takes the place of marked text, else of the selection.
  package mutating func insert(_ text: String) {
    let range = marked ?? selection.range
    marked = nil
    replace(range, with: text, kind: .typing)
    // Where directions meet, the caret stays with what was typed.
    selection.head.affinity = .upstream
  }

  /// What is inserted next is undone by itself.
  package mutating func endTypingRun() { history.close() }

  /// Deletes the selection, or what a movement without it would pass.
  package mutating func delete(_ movement: Movement, _ oracle: some TextLayoutOracle) {
    unmark()
    guard selection.isCaret else { return replace(selection.range, with: "", kind: .other) }
    let target = self.target(of: movement, from: selection.head, oracle)
    let range = min(target.offset, selection.head.offset)..<max(target.offset, selection.head.offset)
    guard !range.isEmpty else { return }
    let isBackward = target.offset < selection.head.offset
    replace(range, with: "", kind: isBackward ? .deletingBackward : .deletingForward)
  }

  // MARK: Input methods

  /// Text that an input method may still change.
  /// - Parameter selected: characters of the text; what lies outside it is cut.
  package mutating func mark(_ text: String, selected: Range<Int>) {
    let range = marked ?? selection.range
    replace(range, with: text, kind: .marking)
    let end = range.lowerBound + text.utf8.count
    marked = text.isEmpty ? nil : range.lowerBound..<end
    guard marked != nil else { return }
    func offset(_ characters: Int) -> Int {
      range.lowerBound + String(text.prefix(max(0, characters))).utf8.count
    }
    selection = EditingSelection(
      anchor: buffer.roundedDown(offset(selected.lowerBound)), head: buffer.roundedDown(offset(selected.upperBound)))
  }

  /// Marked text stays as it is and is final.
  package mutating func unmark() {
    guard marked != nil else { return }
    marked = nil
    history.close()
  }

  // MARK: Undo

  package mutating func undo() -> Bool {
    unmark()
    guard let step = history.undo() else { return false }
    for edit in step.edits.reversed() { apply(edit.offset, edit.inserted, edit.removed) }
    selection = step.before
    goalX = nil
    return true
  }

  package mutating func redo() -> Bool {
    unmark()
    guard let step = history.redo() else { return false }
    for edit in step.edits { apply(edit.offset, edit.removed, edit.inserted) }
    selection = step.after
    goalX = nil
    return true
  }

  private mutating func apply(_ offset: Int, _ old: String, _ new: String) {
    buffer.replace(offset..<offset + old.utf8.count, with: new)
  }

  // MARK: Text from outside

  /// Takes over another text: the caret stays with the characters around it.
  /// - Parameter isEcho: whether the owner of the text answers an edit, as a limit does: undoing takes back both.
  package mutating func adopt(_ new: String, isEcho: Bool) {
    guard !buffer.isIdentical(to: new) else { return }
    let change = TextDifference(from: buffer.string, to: new)
    let removed = isSecure ? "" : buffer[change.removed]
    let old = selection
    let wasAtEnd = old.isCaret && old.head.offset == buffer.count
    buffer = TextBuffer(new)
    func moved(_ offset: Int) -> Int { buffer.roundedUp(change.map(offset)) }
    selection =
      wasAtEnd
      ? EditingSelection(buffer.count) : EditingSelection(anchor: moved(old.anchor), head: moved(old.head.offset))
    if let range = marked {
      // An input method goes on only where nobody has touched its text.
      let isTouched = change.removed.upperBound > range.lowerBound && change.removed.lowerBound < range.upperBound
      marked = isTouched || change.isInsertion(within: range) ? nil : moved(range.lowerBound)..<moved(range.upperBound)
    }
    goalX = nil
    guard !isSecure else { return }
    if isEcho {
      history.addEcho(
        EditingHistory.Edit(
          offset: change.removed.lowerBound, removed: removed, inserted: buffer[change.inserted]),
        after: selection)
    } else {
      history.clear()
    }
  }
}
