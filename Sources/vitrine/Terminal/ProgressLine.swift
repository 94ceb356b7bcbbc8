import Synchronization

/// What is being done, on one line of a terminal; nothing elsewhere, where a short step is not worth a line.
final class ProgressLine: Sendable {
  func show(_ words: String) {
    guard Terminal.canRedraw else { return }
    Terminal.lock.withLock { _ in Terminal.write("\r\u{1B}[K\(words.prefix(78))", to: 2) }
  }

  func finish() {
    Terminal.lock.withLock { _ in ProgressBar.clear() }
  }
}
