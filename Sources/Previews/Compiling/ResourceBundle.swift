import Building
import Foundation
import Stage

/// The folder that `Bundle.module` of a target stands for: links to the files of the package.
enum ResourceBundle {
  /// Makes the folder as it is to be, and the source that finds it.
  /// - Returns: the path of that source; nil where the target has no resources.
  static func make(for unit: Unit, bundles: String, code: String) throws -> String? {
    guard let name = unit.bundle else { return nil }
    let folder = "\(bundles)/\(name)"
    var wanted: Set<String> = []
    for (stamp, place) in unit.folder.resources {
      let path = "\(folder)/\(place)"
      wanted.insert(path)
      try WholeFile.makeFolder((path as NSString).deletingLastPathComponent)
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == stamp.path { continue }
      unlink(path)
      guard symlink(stamp.path, path) == 0 else { throw WholeFile.failure(path) }
    }
    let mark = "\(folder)/\(StageBundles.markOfProgram)"
    if unit.isProgram { try WholeFile.write(Data(), to: mark) } else { unlink(mark) }
    for case let path as String in FileManager.default.enumerator(atPath: folder)?.map({ "\(folder)/\($0)" }) ?? [] {
      var info = stat()
      if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, !wanted.contains(path) { unlink(path) }
    }
    let source = """
      import Foundation

      extension Foundation.Bundle {
        /// The resources of the target \(unit.name).
        nonisolated static var module: Foundation.Bundle {
          Foundation.Bundle(path: "\(folder.replacingOccurrences(of: "\"", with: "\\\""))") ?? .main
        }
      }

      """
    let symbols = AssetSymbols(unit.folder.resources.map(\.place)).source
    let path = "\(code)/resource_bundle_accessor.swift"
    try WholeFile.write(Data((source + symbols).utf8), to: path)
    return path
  }
}
