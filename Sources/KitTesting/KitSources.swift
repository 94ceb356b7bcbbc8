import Foundation

/// The source files of a kit, for what only the source can show.
package struct KitSources {
  /// The text of each file, by its name.
  package let files: [String: String]

  /// - Parameter target: such as `TodoistKit`.
  package init(_ target: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = sources.appending(path: target)
    var files: [String: String] = [:]
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let url = walk?.nextObject() as? URL {
      guard url.pathExtension == "swift" else { continue }
      files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    self.files = files
  }

  /// All files as one text.
  package var text: String { files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n") }

  /// The names of the modules that the files import.
  package var imports: Set<String> {
    Set(
      text.matches(of: #/(?m)^(?:@\w+ )?(?:package |public )?import (?:struct |class )?(\w+)/#).map {
        String($0.output.1)
      })
  }
}
