import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The compiler's messages: on each stream a length of eight bytes, the lowest first, and as many bytes of JSON.
///
/// The toolchain has no ready connection for plug-ins that are programs, so this is ours.
struct StandardStreams: MessageConnection {
  private let input: Int32
  private let output: Int32

  /// What a macro prints goes to the standard error, so that it is never taken for a message.
  init() {
    input = dup(STDIN_FILENO)
    output = dup(STDOUT_FILENO)
    close(STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let body = try JSONEncoder().encode(message)
    var length = UInt64(body.count).littleEndian
    try write(Data(bytes: &length, count: MemoryLayout.size(ofValue: length)) + body)
  }

  /// - Returns: nil where the compiler has ended the connection.
  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = read(8) else { return nil }
    let length = header.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    guard length > 0, let size = Int(exactly: length), let body = read(size) else { return nil }
    return try JSONDecoder().decode(type, from: body)
  }

  private func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw MacroProblem("The compiler does not listen any more.") }
      rest = rest.dropFirst(count)
    }
  }

  private func read(_ count: Int) -> Data? {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + filled, count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return data
  }
}
