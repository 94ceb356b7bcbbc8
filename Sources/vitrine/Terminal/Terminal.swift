import Foundation
import Synchronization

/// Results go to standard output; everything that is said on the way goes to standard error.
enum Terminal {
  /// Part of the result.
  static func print(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: 1)
  }

  /// Said on the way.
  static func say(_ text: String) {
    lock.withLock { _ in
      ProgressBar.clear()
      write(text + "\n", to: 2)
    }
  }

  static func complain(_ sentence: String) {
    say("vitrine: \(sentence)")
  }

  /// Whether standard error is a terminal that can redraw its last line.
  static let canRedraw = isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  static let lock = Mutex(())

  static func write(_ text: String, to file: Int32) {
    var bytes = ArraySlice(Array(text.utf8))
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Nobody listens any more: there is nobody to tell.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
