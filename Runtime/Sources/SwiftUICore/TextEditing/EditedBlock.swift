import CoreGraphics
import Typesetting

/// A hard line of an edited text, or a part of a very long one.
struct EditedBlock {
  struct Setting {
    var width: CGFloat?
    var lines: [LineGeometry]
    /// Nil for an empty line.
    var paragraph: Paragraph?
    var size: CGSize
  }

  /// What was set; shared by copies of the block.
  final class Cache {
    var paragraph: Paragraph?
    var settings: [Setting] = []
  }

  /// Bytes from the start of the text.
  var start: Int
  /// Without its separator.
  let text: String
  let separator: Int
  /// Bytes, with the separator.
  let length: Int
  /// From the left of the line that is set in parts, in points.
  var x: CGFloat = 0
  /// From the top of the text, in points.
  var y: CGFloat = 0
  private(set) var cache = Cache()

  init(_ text: String, start: Int, separator: Int) {
    self.text = text
    self.start = start
    self.separator = separator
    length = text.utf8.count + separator
  }

  var end: Int { start + length }

  mutating func takeSetting(of other: EditedBlock) { cache = other.cache }
}

/// A line that is so long that each of its parts is set by itself: an edit then costs one part. Nobody reads a line
/// of this length; where it is broken, it may be broken once more than it must.
enum LongLine {
  static func parts(_ text: String, longest: Int, start: Int, separator: Int) -> [EditedBlock] {
    let count = text.utf8.count
    guard count > longest, !hasRightToLeft(text) else {
      return [EditedBlock(text, start: start, separator: separator)]
    }
    let buffer = TextBuffer(text)
    var parts: [EditedBlock] = []
    var from = 0
    while from < count {
      let end = count - from <= longest / 2 ? count : buffer.wordStart(from: from + longest / 4, to: from + longest / 2)
      parts.append(EditedBlock(buffer[from..<end], start: start + from, separator: end == count ? separator : 0))
      from = end
    }
    return parts
  }

  /// Parts are in the order of reading, which is not that of the eye in right-to-left text.
  private static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFDFF).contains($0.value) || (0xFE70...0xFEFF).contains($0.value)
        || (0x10800...0x10FFF).contains($0.value) || (0x1E800...0x1EFFF).contains($0.value)
        || (0x200E...0x200F).contains($0.value) || (0x202A...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value)
    }
  }
}

extension TextBuffer {
  /// The last place after a space in a stretch; its end where there is none.
  fileprivate func wordStart(from start: Int, to end: Int) -> Int {
    let end = roundedUp(end)
    let space = withBytes { bytes in (start..<end).last { bytes[$0] == 0x20 } }
    return space.map { roundedUp($0 + 1) } ?? end
  }
}
