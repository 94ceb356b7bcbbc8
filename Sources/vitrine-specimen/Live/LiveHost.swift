import CProcess
import Foundation
import SpecimenProtocol
import Synchronization

/// The loop of a live specimen: requests are handled as they come, time passes on the stage as it does on the
/// machine, and while nothing happens nothing runs.
@MainActor
final class LiveHost {
  private let input: Int32
  private let output: LiveOutput
  private var stream = MessageStream()
  private var session: LiveSession?
  private let library: String
  private let isIdle = Flag()

  init(library: String, input: Int32, output: LiveOutput) {
    self.library = library
    self.input = input
    self.output = output
  }

  /// - Throws: a sentence, when there is nothing to show or the messages are no messages.
  func run() throws {
    while true {
      let isOpen = try wait()
      serveMainQueue()
      while let message = try next() { try handle(message) }
      guard isOpen else { return }
      session?.goOn(at: Self.now)
    }
  }

  /// The machine's time, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds.
  private static let longestWait = 3600.0

  /// Waits for a request, for work of the main queue, or for the next moment of the stage.
  /// - Returns: false when nobody asks any more.
  private func wait() throws -> Bool {
    let pause = session?.nextMoment.map { min(max(0, $0 - Self.now), Self.longestWait) } ?? -1
    isIdle.store(true)
    let isReadable = vitrine_wait_for_input(input, pause) != 0
    isIdle.store(false)
    guard isReadable else { return true }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { return false }
    stream.add(bytes[..<count])
    return true
  }

  /// What code that knows of no stage leaves for the main thread.
  private func serveMainQueue() { vitrine_serve_main_queue() }

  private func next() throws -> [UInt8]? {
    do {
      return try stream.next()
    } catch {
      throw Complaint("What came in is no message.")
    }
  }

  private func handle(_ message: [UInt8]) throws {
    guard let session else {
      guard let order = try? JSONDecoder().decode(LiveOrder.self, from: Data(message)) else {
        throw Complaint("The first message is no order.")
      }
      let (output, isIdle) = (output, isIdle)
      MemoryWatch(limit: order.memoryLimit, isIdle: { isIdle.load() }) {
        output.sendLast(.ended("The specimen was ended: \($0)."))
      }.start()
      session = try LiveSession(order, library: library, output: output)
      return
    }
    guard let request = try? JSONDecoder().decode(TimedRequest.self, from: Data(message)) else {
      return session.report("A request could not be read.")
    }
    session.handle(request, at: Self.now)
  }
}

/// Something that is so or not, for several threads.
private final class Flag: Sendable {
  private let value = Atomic(false)

  func load() -> Bool { value.load(ordering: .relaxed) }
  func store(_ new: Bool) { value.store(new, ordering: .relaxed) }
}
