import Foundation

/// Reads a file as a guide.
///
/// May read: the named file. Writes nothing. Bad input is a `GuideInputError`, found before the file is read
/// where that is possible, so that a huge file costs nothing.
package struct GuideReader: Sendable {
  /// Bytes that a guide may have.
  package static let sizeLimit = 20_000_000

  package init() {}

  package func read(_ path: String) throws(GuideInputError) -> Guide {
    let data = try contents(of: path)
    let text = try decode(data, path: path)
    return try read(text: text, path: path)
  }

  /// Reads text that did not come from a file; `path` is what errors and the guide's name say.
  package func read(text: String, path: String) throws(GuideInputError) -> Guide {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty(path: path) }
    var guide = LargeStack.run { MarkdownReader(text: text, path: path).guide() }
    guide.name = GuideReader.name(ofPath: path)
    if guide.title.isEmpty { guide.title = guide.name }
    guard guide.blocks.contains(where: { $0.kind != .other }) else { throw .withoutSwift(path: path) }
    return guide
  }

  /// The file's name without extension, in lower case, other characters than letters and digits as hyphens.
  package static func name(ofPath path: String) -> String {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.lowercased()
    let words = stem.unicodeScalars.split { !($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    let name = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    return name.isEmpty ? "guide" : name
  }

  private func contents(of path: String) throws(GuideInputError) -> Data {
    var info = stat()
    guard stat(path, &info) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: throw .folder(path: path)
    case S_IFREG: break
    default: throw .unreadable(path: path, reason: "it is no regular file")
    }
    if info.st_size == 0 { throw .empty(path: path) }
    if info.st_size > GuideReader.sizeLimit {
      throw .tooLarge(path: path, bytes: Int(info.st_size), limit: GuideReader.sizeLimit)
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private func decode(_ data: Data, path: String) throws(GuideInputError) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { throw .notUTF8(path: path, line: 1) }
    if data.contains(0) { throw .binary(path: path) }
    if let text = String(validating: data, as: UTF8.self) { return text }
    throw .notUTF8(path: path, line: lineOfFirstError(in: data))
  }

  private func lineOfFirstError(in data: Data) -> Int {
    var line = 1
    for piece in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: piece, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
