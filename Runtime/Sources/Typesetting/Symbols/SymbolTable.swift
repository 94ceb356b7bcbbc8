import Foundation

/// Which glyph of which font draws a symbol.
struct SymbolTable: Sendable {
  struct Entry: Hashable, Sendable {
    var font: SymbolFont
    var scalar: Unicode.Scalar
    var isFilled: Bool
    /// The glyph's own name, where it is another symbol's.
    var substitute: String?
  }

  enum SymbolFont: Hashable, Sendable { case cupertino, material }

  private var entries: [String: Entry] = [:]

  init() {}

  /// Reads tab-separated lines: name, `C` or `M`, code point in hexadecimal, 1 for filled, `exact` or
  /// `alias`, the name of the glyph that stands in. Lines that begin with `#` are comments.
  init(file: String) throws(FontError) {
    guard let text = try? Data(contentsOf: URL(fileURLWithPath: file)) else { throw .unreadable(file: file) }
    // Thousands of lines are read before the first picture: as bytes, which costs a tenth of what characters do.
    entries.reserveCapacity(text.count / 24)
    for line in [UInt8](text).split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count >= 5, let scalar = Self.scalar(hexadecimal: fields[2]) else { throw .damaged(file: file) }
      entries[String(decoding: fields[0], as: UTF8.self)] = Entry(
        font: fields[1].elementsEqual("M".utf8) ? .material : .cupertino, scalar: scalar,
        isFilled: fields[3].elementsEqual("1".utf8),
        substitute: fields[4].elementsEqual("exact".utf8)
          ? nil : fields.count > 5 ? String(decoding: fields[5], as: UTF8.self) : "")
    }
  }

  private static func scalar(hexadecimal digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue, value < 1 << 24 else { return nil }
      value = value << 4 | UInt32(number)
    }
    return digits.isEmpty ? nil : Unicode.Scalar(value)
  }

  subscript(name: String) -> Entry? { entries[name] }
  var names: [String] { entries.keys.sorted() }
}
