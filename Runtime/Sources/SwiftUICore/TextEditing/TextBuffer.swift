/// A text that is edited at UTF-8 offsets. Offsets that the model keeps lie between characters as readers see
/// them: a family of emoji, a letter with its accents and a carriage return with its line feed are one each.
package struct TextBuffer {
  package private(set) var string: String

  package init(_ string: String) {
    self.string = string
    self.string.makeContiguousUTF8()
  }

  /// Bytes.
  package var count: Int { string.utf8.count }

  package var isEmpty: Bool { string.isEmpty }

  private func index(_ offset: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: offset) }

  private func offset(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  package subscript(range: Range<Int>) -> String {
    String(decoding: string.utf8[index(range.lowerBound)..<index(range.upperBound)], as: UTF8.self)
  }

  /// Whether no character reaches over an offset.
  package func isBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    return String.Index(index(offset), within: string) != nil
  }

  /// The nearest boundary at or before an offset, which may be any number.
  package func roundedDown(_ offset: Int) -> Int {
    var offset = min(max(0, offset), count)
    while !isBoundary(offset) { offset -= 1 }
    return offset
  }

  package func roundedUp(_ offset: Int) -> Int {
    var offset = min(max(0, offset), count)
    while !isBoundary(offset) { offset += 1 }
    return offset
  }

  package func after(_ offset: Int) -> Int {
    guard offset < count else { return count }
    return self.offset(string.index(after: index(offset)))
  }

  package func before(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return self.offset(string.index(before: index(offset)))
  }

  /// Puts text in the place of a range, which need not lie on boundaries.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
  }

  // MARK: Lines

  /// The text between two separators of lines around an offset, without them.
  package func hardLine(around offset: Int) -> Range<Int> {
    withBytes { bytes in
      var start = offset
      while start > 0, LineSeparator.length(endingAt: start, in: bytes) == 0 { start -= 1 }
      // Between a carriage return and its line feed no line begins.
      var end = offset
      while end < bytes.count, LineSeparator.length(at: end, in: bytes) == 0 { end += 1 }
      return min(start, end)..<end
    }
  }

  package func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = string.utf8.withContiguousStorageIfAvailable(read) { return result }
    return Array(string.utf8).withUnsafeBufferPointer(read)
  }

  /// The same bytes, which is more than the same characters.
  package func isIdentical(to other: String) -> Bool {
    string.utf8.count == other.utf8.count && string.utf8.elementsEqual(other.utf8)
  }
}

/// What ends a line: line feeds, carriage returns, vertical tabs, form feeds and Unicode's separators.
enum LineSeparator {
  /// Bytes of the separator that begins at an offset; 0 where none does.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    switch byte(offset) {
    case 0x0D: return byte(offset + 1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    case 0xC2: return byte(offset + 1) == 0x85 ? 2 : 0
    case 0xE2: return byte(offset + 1) == 0x80 && [0xA8, 0xA9].contains(byte(offset + 2)) ? 3 : 0
    default: return 0
    }
  }

  static func length(endingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if offset >= 2, bytes[offset - 2] == 0x0D, bytes[offset - 1] == 0x0A { return 2 }
    for count in 1...3 where offset >= count && length(at: offset - count, in: bytes) == count { return count }
    return 0
  }
}
