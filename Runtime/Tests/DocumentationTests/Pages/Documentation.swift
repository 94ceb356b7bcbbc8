import Foundation

/// Where pages, samples and pictures are.
enum Documentation {
  private static let target = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let samples = target.appending(path: "Samples")
  static let folder = target.appending(path: "../../../Documentation").standardizedFileURL
  static let families = folder.appending(path: "Families")
  static let pictures = folder.appending(path: "Pictures/Families")

  /// The files of a folder with an extension, by name.
  static func files(in folder: URL, _ suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == suffix }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
