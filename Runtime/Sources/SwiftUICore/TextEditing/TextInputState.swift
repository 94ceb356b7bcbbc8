import CoreGraphics

/// What the text input with the focus shows, for tests and tools; of a secret, dots.
package struct TextInputState: Equatable {
  /// In the stage's coordinates.
  package var frame: CGRect
  package var text: String
  /// Characters.
  package var selection: Range<Int>
  package var marked: Range<Int>?
  /// In the stage's coordinates.
  package var caret: CGRect
  package var isCaretOn: Bool
  package var isMultiline: Bool
}

extension FocusManager {
  /// The state of the text input with the focus; nil where something else or nothing has it.
  package var textInput: TextInputState? {
    guard let node = current as? TextInputNode else { return nil }
    func characters(_ range: Range<Int>) -> Range<Int> {
      let buffer = node.model.buffer
      let start = buffer[0..<range.lowerBound].count
      return start..<start + buffer[range].count
    }
    let frame = node.position.global
    return TextInputState(
      frame: frame, text: node.displayedText, selection: characters(node.model.selection.range),
      marked: node.model.marked.map(characters), caret: node.caretFrame.offsetBy(dx: frame.minX, dy: frame.minY),
      isCaretOn: node.caret.isOn || isCaretSteady, isMultiline: node.isMultiline)
  }

  /// Paragraphs that the text input with the focus has set, for tests of what a keystroke costs.
  package var paragraphsSet: Int { (current as? TextInputNode)?.layout.paragraphsMade ?? 0 }
}
