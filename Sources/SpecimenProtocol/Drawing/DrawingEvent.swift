/// A line that `vitrine-specimen` says while it draws. `vitrine` believes none of it beyond its form: the code that
/// runs in that process is not its own.
package enum DrawingEvent: Sendable, Equatable {
  case began(id: String)
  case finished(id: String)
  /// Drawing one picture failed, and the process goes on with the next.
  case failed(id: String, reason: String)
  /// The process gives up.
  case ended(reason: String)

  /// One line without its line feed.
  package var line: String {
    switch self {
    case .began(let id): "began \(id)"
    case .finished(let id): "finished \(id)"
    case .failed(let id, let reason): "failed \(id) \(reason.onOneLine)"
    case .ended(let reason): "ended \(reason.onOneLine)"
    }
  }

  package init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    switch words.first {
    case "began" where words.count == 2: self = .began(id: words[1])
    case "finished" where words.count == 2: self = .finished(id: words[1])
    case "failed" where words.count == 3: self = .failed(id: words[1], reason: words[2])
    case "ended" where words.count >= 2: self = .ended(reason: words.dropFirst().joined(separator: " "))
    default: return nil
    }
  }
}

extension String {
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
