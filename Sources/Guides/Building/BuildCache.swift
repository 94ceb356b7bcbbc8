import Foundation

/// Keeps what was built, by content: the guide's text, the tool and the runtime.
package struct BuildCache: Sendable {
  package let folder: String
  /// Modules of C that the compiler has read before.
  package let moduleCache: String

  package init(folder: String, moduleCache: String? = nil) {
    self.folder = folder
    self.moduleCache = moduleCache ?? "\(folder)/modules"
  }

  /// `$XDG_CACHE_HOME/vitrine/guides`.
  package static var standard: BuildCache {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(environment["HOME"] ?? "/tmp")/.cache"
    return BuildCache(folder: "\(base)/vitrine/guides")
  }

  func key(of guide: Guide, toolchain: Toolchain) -> String {
    let parts = [guide.name] + guide.lines + [toolchain.identity, Toolchain.identity(of: "/proc/self/exe")]
    return String(SHA256.digest(of: parts.joined(separator: "\n").utf8).prefix(24))
  }

  /// The folder of one build.
  func place(of guide: Guide, key: String) -> String { "\(folder)/\(guide.name)-\(key)" }

  func result(in place: String) -> BuildResult? {
    guard let data = FileManager.default.contents(atPath: "\(place)/result.json"),
      var result = try? JSONDecoder().decode(BuildResult.self, from: data)
    else { return nil }
    if let library = result.library, !FileManager.default.fileExists(atPath: library) { return nil }
    result.isCached = true
    return result
  }

  /// Older builds of the same guide go: one is kept of each.
  func store(_ result: BuildResult, in place: String) throws {
    let data = try JSONEncoder().encode(result)
    try data.write(to: URL(fileURLWithPath: "\(place)/result.json"), options: .atomic)
  }

  func removeOthers(than place: String, of guide: Guide) {
    let own = URL(fileURLWithPath: place).lastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("\(guide.name)-") && name.count == own.count && name != own {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
