import Foundation

/// Where the project's files are.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let packages = [root.appending(path: "Runtime"), root]

  /// The folder of the programs that were built together with this test.
  static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// The Swift files of a target, with their paths within the package.
  static func sources(of target: String, in package: URL) throws -> [(path: String, text: String)] {
    let folder = package.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map {
        ($0.path.replacingOccurrences(of: package.path + "/", with: ""), try String(contentsOf: $0, encoding: .utf8))
      }
      .sorted { $0.path < $1.path }
  }

  /// The modules that a Swift source imports, with their lines.
  static func imports(in text: String) -> [(line: Int, module: String)] {
    let statement =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|typealias|var|let)\s+)?(\w+)/
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      line.firstMatch(of: statement).map { (index + 1, String($0.1)) }
    }
  }
}
