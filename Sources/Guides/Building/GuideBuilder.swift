import Foundation
import Building

/// Builds a guide's Swift into a module that `vitrine-specimen` opens.
///
/// May read: the guide, the toolchain. Writes: the folder of the cache.
package struct GuideBuilder: Sendable {
  package var toolchain: Toolchain
  package var sandbox: Sandbox
  package var cache: BuildCache
  /// Told what is being done, in a few words.
  package var progress: @Sendable (String) -> Void

  package init(
    toolchain: Toolchain, sandbox: Sandbox, cache: BuildCache = .standard,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.toolchain = toolchain
    self.sandbox = sandbox
    self.cache = cache
    self.progress = progress
  }

  /// Throws when building is not possible at all (no compiler, no room); a guide that does not compile is a result.
  package func build(_ guide: Guide) throws(BuildError) -> BuildResult {
    let place = cache.place(of: guide, key: cache.key(of: guide, toolchain: toolchain))
    if let result = cache.result(in: place) { return result }
    do {
      for folder in [place, cache.moduleCache] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw BuildError("The folder \(place) cannot be made: \(error.localizedDescription)")
    }
    let builder = self
    let result = try LargeStack.run { BuildRun.run(guide, builder: builder, place: place) }.get()
    do {
      try cache.store(result, in: place)
    } catch {
      throw BuildError("The result cannot be written to \(place): \(error.localizedDescription)")
    }
    cache.removeOthers(than: place, of: guide)
    return result
  }
}

/// Why nothing could be built.
package struct BuildError: Error, CustomStringConvertible, Sendable {
  package var description: String

  init(_ description: String) { self.description = description }
}
