import Foundation

/// Keeps libraries where live specimens find them, as long as they are needed: what has built them may throw them away.
package struct KeptLibraries {
  private let folder: String
  private let name: String
  private var count = 0
  private var kept: [(path: String, identity: String)] = []

  /// - Parameter folder: Of the gallery's own, and there.
  package init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// - Returns: The path under which the library stays until two more have come.
  package mutating func keep(_ library: String) throws -> String {
    let identity = Self.identity(of: library)
    if let last = kept.last, last.identity == identity { return last.path }
    count += 1
    let path = "\(folder)/\(name)-\(count).so"
    unlink(path)
    if link(library, path) != 0 { try FileManager.default.copyItem(atPath: library, toPath: path) }
    kept.append((path, identity))
    // A process that was started a moment ago may not have opened the one before yet.
    if kept.count > 2 { unlink(kept.removeFirst().path) }
    return path
  }

  private static func identity(of path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "" }
    return "\(info.st_dev) \(info.st_ino) \(info.st_size) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec)"
  }
}
