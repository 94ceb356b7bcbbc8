import Foundation
import Guides
import Building

/// The builder of tests: the runtime stands beside the test program.
enum Workshop {
  /// Shared by all tests: reading the modules of C takes longer than the guides do.
  private static let modules = try! TemporaryFolder()

  static func builder(cache: String) throws -> GuideBuilder {
    let sandbox = (try? Sandbox.find()) ?? Sandbox(mode: .none)
    return GuideBuilder(
      toolchain: try Toolchain.beside(), sandbox: sandbox, cache: BuildCache(folder: cache, moduleCache: modules.folder)
    )
  }

  /// The guides that the product was made from, where they are.
  static let realGuides: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for folder in [
      root.appendingPathComponent("shared/guides"),
      root.deletingLastPathComponent().appendingPathComponent("shared/guides"),
    ] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let guides = names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      if !guides.isEmpty { return guides.map { folder.appendingPathComponent($0).path } }
    }
    print("The real guides are not there (../shared/guides): their tests have nothing to do.")
    return []
  }()
}
