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
    // A view may write any number into a binding, and have any size.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "not a number")
    return (try? encoder.encode(event)).map(Array.init) ?? []
  }

  /// For a process that is about to end: where another thread is writing, there is no room for more.
  func sendLast(_ event: LiveEvent) {
    guard lock.lock(before: Date(timeIntervalSinceNow: 0.2)) else { return }
    put([LiveMessageKind.event.rawValue] + Self.encoded(event))
    lock.unlock()
  }

  /// Waits until somebody has read enough. When nobody reads any more, the process has nothing left to do.
  func write(_ message: [UInt8]) {
    lock.withLock { put(message) }
  }

  private func put(_ message: [UInt8]) {
    MessageStream.framed(message).withUnsafeBytes { buffer in
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
