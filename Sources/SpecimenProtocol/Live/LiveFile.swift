/// A file that a page asked for, as bytes: byte 2; the request's id (u32); the length of the name (u16) and the name in UTF-8; the
/// content.
package struct LiveFile: Sendable, Equatable {
  package var id: Int
  /// Such as `Tag-dark.png`.
  package var name: String
  package var content: [UInt8]

  package init(id: Int, name: String, content: [UInt8]) {
    self.id = id
    self.name = name
    self.content = content
  }

  package var message: [UInt8] {
    var writer = ByteWriter(LiveMessageKind.file)
    let name = Array(name.utf8.prefix(Int(UInt16.max)))
    writer.add(UInt32(truncatingIfNeeded: id))
    writer.add(UInt16(name.count))
    writer.bytes += name
    writer.bytes += content
    return writer.bytes
  }

  /// - Returns: nil for what is not well-formed.
  package init?(message: [UInt8]) {
    var reader = ByteReader(message)
    guard reader.byte() == LiveMessageKind.file.rawValue, let id = reader.u32(), let length = reader.u16(),
      let name = reader.take(length), let text = String(validating: name, as: UTF8.self)
    else { return nil }
    self.init(id: id, name: text, content: Array(reader.rest))
  }
}
