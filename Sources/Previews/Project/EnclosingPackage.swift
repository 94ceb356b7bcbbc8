import Foundation

/// The package that a single file belongs to: its preview needs what stands beside it.
enum EnclosingPackage {
  /// The nearest folder above a file with a `Package.swift`; nil where there is none, or the file is only near one.
  /// - Parameter reader: Makes a reader of the manifest in a folder.
  static func root(of file: String, reader: (String) -> ManifestReader) -> String? {
    var folder = (file as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
        return holds(file, root: folder, reader(folder)) ? folder : nil
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Whether one of a package's targets has the file.
  private static func holds(_ file: String, root: String, _ reader: ManifestReader) -> Bool {
    guard let manifest = try? reader.read(root) else { return false }
    return manifest.targets.contains { target in
      guard target.kind == .regular || target.kind == .executable else { return false }
      guard let folder = try? SourceFolder.folder(of: target, in: manifest, at: root), file.hasPrefix(folder + "/")
      else {
        return false
      }
      return (try? SourceFolder(of: target, in: manifest, at: root))?.swift.contains { $0.path == file } ?? false
    }
  }
}
