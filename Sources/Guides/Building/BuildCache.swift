import Foundation
import SpecimenProtocol
import Building

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
  func place(of guide: Guide, key: String) -> String { "\(folder)/\(FileName.of(guide.name))-\(key)" }

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

  /// The names that the last build of a guide of this name had to stand in for: the next one need not ask the compiler
  /// for them again.
  func unknowns(of guide: Guide, toolchain: Toolchain) -> [PlaceholderMaker.Unknown] {
    guard let data = FileManager.default.contents(atPath: namesPath(of: guide)),
      let names = try? JSONDecoder().decode(Names.self, from: data), names.toolchain == toolchain.identity
    else { return [] }
    return names.unknowns
  }

  func store(_ unknowns: [PlaceholderMaker.Unknown], of guide: Guide, toolchain: Toolchain) {
    let names = Names(toolchain: toolchain.identity, unknowns: unknowns)
    try? JSONEncoder().encode(names).write(to: URL(fileURLWithPath: namesPath(of: guide)), options: .atomic)
  }

  /// Names that the runtime or the toolchain define, as far as they were asked for.
  func knownNames(toolchain: Toolchain) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: knownPath),
      let known = try? JSONDecoder().decode(KnownNames.self, from: data), known.toolchain == toolchain.identity
    else { return [] }
    return Set(known.names)
  }

  func store(knownNames names: Set<String>, toolchain: Toolchain) {
    let known = KnownNames(toolchain: toolchain.identity, names: names.sorted())
    try? JSONEncoder().encode(known).write(to: URL(fileURLWithPath: knownPath), options: .atomic)
  }

  private var knownPath: String { "\(folder)/names-of-the-runtime.json" }

  private struct KnownNames: Codable {
    var toolchain: String
    var names: [String]
  }

  private func namesPath(of guide: Guide) -> String { "\(folder)/\(guide.name).names.json" }

  private struct Names: Codable {
    /// A newer runtime may have what was missing.
    var toolchain: String
    var unknowns: [PlaceholderMaker.Unknown]
  }

  func removeOthers(than place: String, of guide: Guide) {
    let own = URL(fileURLWithPath: place).lastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("\(FileName.of(guide.name))-") && name.count == own.count && name != own {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
