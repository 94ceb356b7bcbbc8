import CoreGraphics

/// What an editor needs to know of the text as it is set: offsets are those of the model.
@MainActor
package protocol TextLayoutOracle {
  /// The line that a position is shown on, without its separator.
  func line(at position: CaretPosition) -> Range<Int>

  /// Whether the paragraph around an offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool

  /// The position that comes next to the left or right, as it is seen.
  func neighbour(of position: CaretPosition, toTheRight: Bool) -> CaretPosition

  /// The position some lines below, or above for a negative number; nil beyond the first and last line.
  /// - Parameter x: where the caret would like to be; nil takes the position's own place, and is set to it.
  func position(_ lines: Int, below position: CaretPosition, x: inout CGFloat?) -> CaretPosition?

  /// Lines that a page has.
  var linesPerPage: Int { get }
}

/// A text that is not set: its lines are those of its separators, and it runs from left to right.
package struct PlainTextOracle: TextLayoutOracle {
  let buffer: TextBuffer

  package init(buffer: TextBuffer) { self.buffer = buffer }

  package func line(at position: CaretPosition) -> Range<Int> { buffer.hardLine(around: position.offset) }

  package func isRightToLeft(at offset: Int) -> Bool { false }

  package func neighbour(of position: CaretPosition, toTheRight: Bool) -> CaretPosition {
    CaretPosition(toTheRight ? buffer.after(position.offset) : buffer.before(position.offset))
  }

  package func position(_ lines: Int, below position: CaretPosition, x: inout CGFloat?) -> CaretPosition? {
    var line = buffer.hardLine(around: position.offset)
    let column = x ?? CGFloat(buffer[line.lowerBound..<position.offset].count)
    x = column
    for _ in 0..<abs(lines) {
      if lines > 0 {
        guard line.upperBound < buffer.count else { return nil }
        line = buffer.hardLine(around: buffer.after(line.upperBound))
      } else {
        guard line.lowerBound > 0 else { return nil }
        line = buffer.hardLine(around: buffer.before(line.lowerBound))
      }
    }
    return CaretPosition(line.lowerBound + String(buffer[line].prefix(Int(column))).utf8.count)
  }

  package var linesPerPage: Int { 10 }
}
