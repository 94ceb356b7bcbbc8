/// The first byte of a message from a live specimen.
package enum LiveMessageKind: UInt8, Sendable {
  /// A `LiveEvent` as JSON.
  case event = 0
  case frame = 1
  case file = 2
}

/// How messages follow each other on a pipe: each with its length (u32, little-endian) before it. Requests are one JSON text a
/// message; what a specimen says begins with a `LiveMessageKind`.
package struct MessageStream {
  /// Bytes of one message: the largest picture, raw.
  package static let limit = 256 << 20

  /// Somebody does not speak this protocol.
  package struct Malformed: Error {}

  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// - Parameter limit: Bytes of one message.
  package init(limit: Int = MessageStream.limit) { self.limit = limit }

  package static func framed(_ message: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(UInt32(clamping: message.count))
    return writer.bytes + message
  }

  /// Takes what was read.
  package mutating func add(_ read: some Sequence<UInt8>) { bytes += read }

  /// The next whole message; nil until there is more.
  package mutating func next() throws(Malformed) -> [UInt8]? {
    guard bytes.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length <= limit else { throw Malformed() }
    guard bytes.count - start - 4 >= length else { return nil }
    let message = Array(bytes[(start + 4)..<(start + 4 + length)])
    start += 4 + length
    if start == bytes.count || start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    return message
  }
}
