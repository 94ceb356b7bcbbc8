import Typesetting

/// A way that a caret can go.
package enum Movement: Hashable, Sendable {
  /// As it is seen.
  case left, right
  /// As it is read.
  case backward, forward
  case wordLeft, wordRight
  case wordBackward, wordForward
  case up, down
  case pageUp, pageDown
  /// The ends of the line as it is seen.
  case lineLeft, lineRight
  case lineStart, lineEnd
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd
}

extension TextEditingModel {
  /// Moves the caret, or the head of the selection.
  package mutating func move(_ movement: Movement, extending: Bool = false, _ oracle: some TextLayoutOracle) {
    unmark()
    let goal = goalX
    if !extending, !selection.isCaret, let edge = collapsed(by: movement, oracle) {
      return select(EditingSelection(edge))
    }
    goalX = movement.isVertical ? goal : nil
    var start = selection.head
    // Up leaves a selection from its start, down from its end.
    if !extending, !selection.isCaret, movement.isVertical {
      start = CaretPosition(
        movement == .up || movement == .pageUp ? selection.range.lowerBound : selection.range.upperBound)
    }
    let target: CaretPosition
    var newGoal = goalX
    if movement.isVertical {
      let lines =
        switch movement {
        case .up: -1
        case .down: 1
        case .pageUp: -oracle.linesPerPage
        default: oracle.linesPerPage
        }
      target =
        oracle.position(lines, below: start, x: &newGoal)
        ?? CaretPosition(lines < 0 ? 0 : buffer.count)
    } else {
      target = self.target(of: movement, from: start, oracle)
    }
    select(EditingSelection(anchor: extending ? selection.anchor : target.offset, head: target))
    if movement.isVertical { goalX = newGoal }
  }

  /// A movement by characters without Shift only gives a selection up, at its side.
  private func collapsed(by movement: Movement, _ oracle: some TextLayoutOracle) -> Int? {
    let range = selection.range
    switch movement {
    case .backward: return range.lowerBound
    case .forward: return range.upperBound
    case .left, .right:
      let isForward = (movement == .right) != oracle.isRightToLeft(at: range.lowerBound)
      return isForward ? range.upperBound : range.lowerBound
    default: return nil
    }
  }

  /// Where a movement comes to that is not vertical.
  package func target(of movement: Movement, from position: CaretPosition, _ oracle: some TextLayoutOracle)
    -> CaretPosition
  {
    let offset = position.offset
    switch movement {
    case .left: return oracle.neighbour(of: position, toTheRight: false)
    case .right: return oracle.neighbour(of: position, toTheRight: true)
    case .backward: return CaretPosition(buffer.before(offset))
    case .forward: return CaretPosition(buffer.after(offset))
    case .wordLeft:
      return CaretPosition(oracle.isRightToLeft(at: offset) ? wordEnd(after: offset) : wordStart(before: offset))
    case .wordRight:
      return CaretPosition(oracle.isRightToLeft(at: offset) ? wordStart(before: offset) : wordEnd(after: offset))
    case .wordBackward: return CaretPosition(wordStart(before: offset))
    case .wordForward: return CaretPosition(wordEnd(after: offset))
    case .lineLeft:
      return lineEdge(position, isEnd: oracle.isRightToLeft(at: offset), oracle)
    case .lineRight:
      return lineEdge(position, isEnd: !oracle.isRightToLeft(at: offset), oracle)
    case .lineStart: return lineEdge(position, isEnd: false, oracle)
    case .lineEnd: return lineEdge(position, isEnd: true, oracle)
    case .paragraphStart:
      let start = buffer.hardLine(around: offset).lowerBound
      // At its start already, the paragraph before.
      return CaretPosition(start < offset ? start : buffer.hardLine(around: buffer.before(offset)).lowerBound)
    case .paragraphEnd:
      let end = buffer.hardLine(around: offset).upperBound
      return CaretPosition(end > offset ? end : buffer.hardLine(around: buffer.after(offset)).upperBound)
    case .documentStart: return CaretPosition(0)
    case .documentEnd: return CaretPosition(buffer.count)
    case .up, .down, .pageUp, .pageDown: return position
    }
  }

  private func lineEdge(_ position: CaretPosition, isEnd: Bool, _ oracle: some TextLayoutOracle) -> CaretPosition {
    let line = oracle.line(at: position)
    guard isEnd else { return CaretPosition(line.lowerBound) }
    return CaretPosition(line.upperBound, .upstream)
  }

  // MARK: Words

  /// The words near an offset of a line, as offsets of the whole; of a very long line not all of them.
  private func words(in line: Range<Int>, near offset: Int) -> [Range<Int>] {
    let reach = 4096
    let start = line.lowerBound + reach < offset ? buffer.roundedDown(offset - reach) : line.lowerBound
    let end = offset + reach < line.upperBound ? buffer.roundedUp(offset + reach) : line.upperBound
    return TextBoundaries.words(in: buffer[start..<end]).map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// The end of the word at or after an offset; the end of the text where there is none.
  package func wordEnd(after offset: Int) -> Int {
    guard !isSecure else { return buffer.count }
    var line = buffer.hardLine(around: offset)
    var place = offset
    while true {
      let words = words(in: line, near: place)
      if let word = words.first(where: { $0.upperBound > offset }) { return word.upperBound }
      guard line.upperBound < buffer.count else { return buffer.count }
      place = buffer.after(line.upperBound)
      line = buffer.hardLine(around: place)
    }
  }

  package func wordStart(before offset: Int) -> Int {
    guard !isSecure else { return 0 }
    var line = buffer.hardLine(around: offset)
    var place = offset
    while true {
      let words = words(in: line, near: place)
      if let word = words.last(where: { $0.lowerBound < offset }) { return word.lowerBound }
      guard line.lowerBound > 0 else { return 0 }
      place = buffer.before(line.lowerBound)
      line = buffer.hardLine(around: place)
    }
  }

  /// The word around an offset, the one before it at its end; else the character there.
  package func word(around offset: Int) -> Range<Int> {
    guard !isSecure else { return 0..<buffer.count }
    let line = buffer.hardLine(around: offset)
    let words = words(in: line, near: offset)
    if let word = words.first(where: { $0.lowerBound <= offset && offset < $0.upperBound }) { return word }
    if let word = words.first(where: { $0.upperBound == offset }) { return word }
    if offset < line.upperBound { return offset..<buffer.after(offset) }
    return (offset > line.lowerBound ? buffer.before(offset) : offset)..<offset
  }

  /// Where a tap near an offset puts the caret: at an edge of the word that it would cut.
  package func wordEdges(around offset: Int) -> Range<Int>? {
    guard !isSecure else { return nil }
    return words(in: buffer.hardLine(around: offset), near: offset).first {
      $0.lowerBound < offset && offset < $0.upperBound
    }
  }
}

extension Movement {
  var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    default: false
    }
  }
}
