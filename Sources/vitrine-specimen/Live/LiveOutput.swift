import Foundation
import SpecimenProtocol

/// Where a live specimen answers: the standard output that the process was given. Threads may share it.
final class LiveOutput: Sendable {
  private let descriptor: Int32
  private let lock = NSLock()

  init(descriptor: Int32) { self.descriptor = descriptor }

  func send(_ event: LiveEvent) { write([LiveMessageKind.event.rawValue] + Self.encoded(event)) }

  func send(_ frame: LiveFrame) { write(frame.message) }

  func send(_ file: LiveFile) { write(file.message) }

  /// The same bytes for the same event.
  static func encoded(_ event: LiveEvent) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(event)).map(Array.init) ?? []
  }

  /// Waits until somebody has read enough. When nobody reads any more, the process has nothing left to do.
  func write(_ message: [UInt8]) {
    let bytes = MessageStream.framed(message)
    lock.withLock {
      bytes.withUnsafeBytes { buffer in
        var rest = UnsafeRawBufferPointer(buffer)
        while !rest.isEmpty {
          let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { _exit(0) }
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
      }
    }
  }
}
