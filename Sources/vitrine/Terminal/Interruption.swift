import Foundation
import Guides
import Synchronization
import WebHost
import Building

/// Ctrl-C and its like: what runs is ended, what is written stays.
enum Interruption {
  // Kept, so that they go on listening.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
  private static let isStopping = Atomic(false)
  private static let isWaiting = Atomic(false)

  /// - Parameter leave: Called first, with the signal: tidies up and says a word.
  static func watch(_ leave: @escaping @Sendable (Int32) -> Void) {
    // A reader that goes away ends the writing, not the program.
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        if isWaiting.load(ordering: .relaxed) {
          Task { @MainActor in MainLoop.quit() }
          return
        }
        isStopping.store(true, ordering: .sequentiallyConsistent)
        ChildProcess.killAll()
        leave(number)
        _exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }

  /// What is done after a signal has come is of no account: whoever gets here waits for the end.
  static func holdWhenStopping() {
    if isStopping.load(ordering: .sequentiallyConsistent) { DispatchSemaphore(value: 0).wait() }
  }

  /// Waits for a signal as for the proper end of the program, in the loop of the main thread. `watch` must have
  /// been called.
  static func wait() {
    isWaiting.store(true, ordering: .relaxed)
    MainLoop.run()
  }
}
