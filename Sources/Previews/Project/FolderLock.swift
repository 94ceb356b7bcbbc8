import Building
import Foundation

/// Lets one process after another work in a folder of the cache.
enum FolderLock {
  static func holding<Value>(_ folder: String, _ work: () throws -> Value) throws -> Value {
    let file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw WholeFile.failure(folder + "/lock") }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
    return try work()
  }
}
