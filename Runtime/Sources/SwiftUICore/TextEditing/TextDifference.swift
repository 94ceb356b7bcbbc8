/// The one stretch in which two texts differ, as UTF-8 offsets between code points.
struct TextDifference {
  let removed: Range<Int>
  let inserted: Range<Int>

  init(from old: String, to new: String) {
    var old = old
    var new = new
    var start = 0
    var end = 0
    let counts = (old.utf8.count, new.utf8.count)
    old.withUTF8 { a in
      new.withUTF8 { b in
        let shorter = min(a.count, b.count)
        while start < shorter, a[start] == b[start] { start += 1 }
        while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        // No code point is cut: continuation bytes go with the byte that leads them.
        while start > 0, Self.isContinuation(a, start) || Self.isContinuation(b, start) { start -= 1 }
        while end > 0, Self.isContinuation(a, a.count - end) { end -= 1 }
      }
    }
    removed = start..<counts.0 - end
    inserted = start..<counts.1 - end
  }

  private static func isContinuation(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }

  /// Where an offset of the old text is in the new one: within what has changed, after it.
  func map(_ offset: Int) -> Int {
    if offset <= removed.lowerBound { return offset }
    return offset >= removed.upperBound ? offset - removed.upperBound + inserted.upperBound : inserted.upperBound
  }

  /// Whether text was only added, in the middle of a range.
  func isInsertion(within range: Range<Int>) -> Bool {
    removed.isEmpty && removed.lowerBound > range.lowerBound && removed.lowerBound < range.upperBound
  }
}
