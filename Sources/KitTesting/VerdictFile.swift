import Foundation
import Requirements
import Synchronization

/// The file that `VITRINE_VERDICTS` names, which `vitrine spec` reads after a run; without the name nothing is written.
final class VerdictFile: Sendable {
  static let shared = VerdictFile(path: ProcessInfo.processInfo.environment["VITRINE_VERDICTS"])
  private let handle: Mutex<FileHandle?>

  private init(path: String?) {
    guard let path, !path.isEmpty else {
      handle = Mutex(nil)
      return
    }
    if !FileManager.default.fileExists(atPath: path) { FileManager.default.createFile(atPath: path, contents: nil) }
    handle = Mutex(FileHandle(forWritingAtPath: path))
  }

  func add(_ verdict: Verdict) {
    handle.withLock { handle in
      _ = try? handle?.seekToEnd()
      try? handle?.write(contentsOf: Data(verdict.line.utf8))
    }
  }
}
