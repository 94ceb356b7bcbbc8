import CoreGraphics

extension TextInputNode {
  /// A tap puts the caret beside the word that it hits, a second one selects the word, a third the paragraph.
  /// - Parameters:
  ///   - point: in the node's own coordinates.
  ///   - count: how many taps came in a row.
  func touch(at point: CGPoint, count: Int) {
    guard graph.focus.move(to: self) else { return }
    let position = layout.position(at: textPoint(point))
    edit { model in
      model.unmark()
      switch count {
      case ...1: model.select(EditingSelection(anchor: tapped(position, point).offset, head: tapped(position, point)))
      case 2: model.select(EditingSelection(range: model.word(around: position.offset)))
      default:
        let line = isMultiline ? model.buffer.hardLine(around: position.offset) : 0..<model.buffer.count
        model.select(EditingSelection(range: line))
      }
    }
    dragAnchor = model.selection
  }

  /// A pointer that is dragged selects from where it came down.
  func dragSelection(to point: CGPoint) {
    guard isFocused, let start = dragAnchor else { return }
    let position = layout.position(at: textPoint(point))
    edit { model in
      let isBackward = position.offset < start.range.lowerBound
      model.select(
        EditingSelection(anchor: isBackward ? start.range.upperBound : start.range.lowerBound, head: position))
    }
  }

  /// A caret that is held by a finger follows it, character by character.
  func moveCaret(to point: CGPoint) {
    guard isFocused else { return }
    let position = layout.position(at: textPoint(point))
    edit { $0.select(EditingSelection(anchor: position.offset, head: position)) }
  }

  private func textPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + scroll.x, y: point.y + scroll.y) }

  /// iOS never puts the caret into a word by a tap: it goes to the nearer end of it.
  private func tapped(_ position: CaretPosition, _ point: CGPoint) -> CaretPosition {
    guard let word = model.wordEdges(around: position.offset) else { return position }
    let start = CaretPosition(word.lowerBound)
    let end = CaretPosition(word.upperBound, .upstream)
    let goal = textPoint(point)
    func distance(_ position: CaretPosition) -> CGFloat {
      let caret = layout.caret(at: position)
      // An end on another line is far away.
      return abs(caret.midX - goal.x) + (goal.y < caret.minY || goal.y > caret.maxY ? 10_000 : 0)
    }
    return distance(start) <= distance(end) ? start : end
  }
}

extension EditingSelection {
  fileprivate init(range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: CaretPosition(range.upperBound, .upstream))
  }
}
