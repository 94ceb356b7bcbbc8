import Foundation

/// What a path on the command line names.
package enum CollectionPath: Sendable, Equatable {
  case guide(String)
  /// A folder with a `Package.swift`.
  case package(String)
  /// A Swift file by itself.
  case file(String)

  package var path: String {
    switch self {
    case .guide(let path), .package(let path), .file(let path): path
    }
  }

  /// A path that names nothing of these, in a sentence.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var description: String
  }

  /// What one path stands for: of a folder that is no package, the guides in it.
  package static func all(_ path: String) throws(Failure) -> [CollectionPath] {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw Failure(description: "\(path): there is no such file or folder; check the path.")
    }
    if info.st_mode & S_IFMT == S_IFDIR {
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return [.package(path)] }
      let guides = guides(in: path)
      guard !guides.isEmpty else {
        throw Failure(
          description: "\(path): the folder has no Package.swift and no Markdown with Swift code blocks; "
            + "name guides, a package folder or Swift files.")
      }
      return guides
    }
    switch (path as NSString).pathExtension.lowercased() {
    case "swift":
      return (path as NSString).lastPathComponent == "Package.swift" ? [.package(folder(of: path))] : [.file(path)]
    default: return [.guide(path)]
    }
  }

  /// What a folder has when nothing is named: its guides, and its package.
  package static func found(in folder: String) -> [CollectionPath] {
    let package: [CollectionPath] =
      FileManager.default.fileExists(atPath: folder + "/Package.swift") ? [.package(folder)] : []
    return guides(in: folder) + package
  }

  /// Markdown with Swift in it. What is called in capitals, such as README.md, is about the project.
  private static func guides(in folder: String) -> [CollectionPath] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { name in
      let stem = (name as NSString).deletingPathExtension
      guard (name as NSString).pathExtension.lowercased() == "md",
        stem != stem.uppercased() || stem == stem.lowercased()
      else { return false }
      let text = FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
      return text?.contains("```swift") ?? false
    }.map { .guide(folder == "." ? $0 : folder + "/" + $0) }
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}
