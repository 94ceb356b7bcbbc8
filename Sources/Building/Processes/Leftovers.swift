import Foundation
import Synchronization

/// Folders that are in the making: whoever interrupts the program has them removed.
package enum Leftovers {
  private static let folders = Mutex<Set<String>>([])

  package static func add(_ folder: String) { _ = folders.withLock { $0.insert(folder) } }

  /// Removes one folder, which may have been moved to where it belongs before.
  ///
  /// Somebody may be writing into it: under another name nobody finds it any more, and what was written in that
  /// moment goes at the next try.
  package static func remove(_ folder: String) {
    let gone = folder + ".gone"
    if rename(folder, gone) == 0 {
      for _ in 0..<10 where FileManager.default.fileExists(atPath: gone) {
        try? FileManager.default.removeItem(atPath: gone)
      }
    }
    _ = folders.withLock { $0.remove(folder) }
  }

  package static func removeAll() {
    for folder in folders.withLock({ $0 }) { remove(folder) }
  }
}
