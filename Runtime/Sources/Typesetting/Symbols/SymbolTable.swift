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
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { throw .unreadable(file: file) }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 5, let value = UInt32(fields[2], radix: 16), let scalar = Unicode.Scalar(value) else {
        throw .damaged(file: file)
      }
      entries[String(fields[0])] = Entry(
        font: fields[1] == "M" ? .material : .cupertino, scalar: scalar, isFilled: fields[3] == "1",
        substitute: fields[4] == "exact" ? nil : fields.count > 5 ? String(fields[5]) : "")
    }
  }

  subscript(name: String) -> Entry? { entries[name] }
  var names: [String] { entries.keys.sorted() }
}
