import Foundation
import Synchronization

/// Folders that are in the making: whoever interrupts the program has them removed.
package enum Leftovers {
  private static let folders = Mutex<Set<String>>([])

  static func add(_ folder: String) { _ = folders.withLock { $0.insert(folder) } }

  /// Removes one folder, which may have been moved to where it belongs before.
  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
    _ = folders.withLock { $0.remove(folder) }
  }

  package static func removeAll() {
    for folder in folders.withLock({ $0 }) { remove(folder) }
  }
}
