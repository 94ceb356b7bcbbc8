import Foundation

/// The files of a target, by what is done with them.
struct SourceFolder: Equatable {
  /// A file as it is now.
  struct Stamp: Equatable {
    var path: String
    var size: Int
    /// Nanoseconds.
    var time: Int

    var text: String { "\(path) \(size) \(time)" }
  }

  /// Swift sources, in order.
  var swift: [Stamp] = []
  /// Sources in C and its relatives, by path.
  var foreign: [String] = []
  /// What goes into the resources: where it is, and its place in the bundle.
  var resources: [(stamp: Stamp, place: String)] = []
  /// Folders that were looked into.
  var folders: [String] = []

  static func == (left: SourceFolder, right: SourceFolder) -> Bool {
    left.swift == right.swift && left.foreign == right.foreign && left.folders == right.folders
      && left.resources.elementsEqual(right.resources) { $0.stamp == $1.stamp && $0.place == $1.place }
  }

  /// Kinds that a target need not declare.
  private static let bundled: Set<String> = ["xcassets", "strings", "stringsdict", "xcstrings"]
  private static let foreignKinds: Set<String> = ["c", "m", "mm", "cpp", "cc", "cxx", "s", "S"]

  /// - Throws: a sentence, where the folder of a target is missing.
  init(of target: PackageManifest.Target, in manifest: PackageManifest, at root: String) throws {
    let base = try Self.folder(of: target, in: manifest, at: root)
    var scan = Scan(
      base: base, excluded: target.exclude.map { Self.joined(base, $0) },
      only: target.sources?.map { Self.joined(base, $0) },
      rules: target.resources.map { (Self.joined(base, $0.path), $0) }
    )
    // Other targets may lie below one that has the folder of all.
    scan.excluded += manifest.targets.compactMap(\.path).map { Self.joined(root, $0) }
      .filter { $0 != base && $0.hasPrefix(base + "/") }
    scan.visit(base, under: nil)
    self = scan.result
    swift.sort { $0.path < $1.path }
    resources.sort { $0.place < $1.place }
  }

  static let empty = SourceFolder()

  private init() {}

  /// A single file.
  init(file: String) {
    if let stamp = Self.stamp(of: file) { swift = [stamp] }
  }

  static func folder(of target: PackageManifest.Target, in manifest: PackageManifest, at root: String) throws -> String
  {
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    if let path = target.path {
      let folder = joined(root, path)
      guard isFolder(folder) else {
        throw PreviewError("The target \(target.name) is to lie in \(folder), and there is no such folder.")
      }
      return folder
    }
    let parents = ["Sources", "Source", "src", "srcs"]
    for parent in parents where isFolder("\(root)/\(parent)/\(target.name)") {
      return "\(root)/\(parent)/\(target.name)"
    }
    let own = manifest.targets.filter { $0.kind == .regular || $0.kind == .executable }
    if manifest.allowsFlatSources, own.count == 1, let parent = parents.first(where: { isFolder("\(root)/\($0)") }) {
      return "\(root)/\(parent)"
    }
    throw PreviewError(
      "The sources of the target \(target.name) are missing: make the folder \(root)/Sources/\(target.name), "
        + "or name its path in Package.swift.")
  }

  static func joined(_ folder: String, _ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
  }

  static func stamp(of path: String) -> Stamp? {
    var info = Glibc.stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      path: path, size: Int(info.st_size), time: info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec)
  }

  /// A walk through a target's folder.
  private struct Scan {
    let base: String
    var excluded: [String]
    let only: [String]?
    let rules: [(path: String, resource: PackageManifest.Resource)]
    var result = SourceFolder.empty
    private var visited: Set<String> = []

    init(
      base: String, excluded: [String], only: [String]?, rules: [(String, PackageManifest.Resource)]
    ) {
      self.base = base
      self.excluded = excluded
      self.only = only
      self.rules = rules.map { (path: $0.0, resource: $0.1) }
    }

    /// - Parameter rule: The resource that the folder belongs to, and where it starts.
    mutating func visit(_ folder: String, under rule: (root: String, resource: PackageManifest.Resource)?) {
      // A link may lead back to where the walk has been.
      guard visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { return }
      result.folders.append(folder)
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if excluded.contains(path) { continue }
        let own = rules.first { $0.path == path }.map { (root: path, resource: $0.resource) } ?? rule
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        if !isFolder.boolValue {
          add(path, under: own)
        } else if own != nil || isSourceFolder(path) {
          visit(path, under: own)
        }
      }
    }

    private func isSourceFolder(_ path: String) -> Bool {
      !path.hasSuffix(".docc") && !FileManager.default.fileExists(atPath: path + "/Package.swift")
    }

    private mutating func add(_ path: String, under rule: (root: String, resource: PackageManifest.Resource)?) {
      guard let stamp = SourceFolder.stamp(of: path) else { return }
      let name = (path as NSString).lastPathComponent
      if let rule {
        let isCopied = rule.resource.rule == .copy
        if isCopied || !name.hasSuffix(".swift") {
          return result.resources.append((stamp, isCopied ? copiedPlace(path, rule.root) : placeInBundle(path)))
        }
      }
      if isBundled(path) { return result.resources.append((stamp, placeInBundle(path))) }
      let isSource = only.map { only in only.contains { path == $0 || path.hasPrefix($0 + "/") } } ?? true
      guard isSource, name != "Package.swift" || folderOf(path) != base else { return }
      let kind = (path as NSString).pathExtension
      if kind == "swift" {
        result.swift.append(stamp)
      } else if SourceFolder.foreignKinds.contains(kind) {
        result.foreign.append(path)
      }
    }

    private func folderOf(_ path: String) -> String { (path as NSString).deletingLastPathComponent }

    private func isBundled(_ path: String) -> Bool {
      path.split(separator: "/").contains {
        SourceFolder.bundled.contains(($0 as NSString).pathExtension)
      }
    }

    /// A folder that is copied keeps its name and what is in it.
    private func copiedPlace(_ path: String, _ root: String) -> String {
      let above = folderOf(root)
      return String(path.dropFirst(above.count + 1))
    }

    /// What is processed lies flat in the bundle, but for languages and catalogues.
    private func placeInBundle(_ path: String) -> String {
      let parts = path.dropFirst(base.count + 1).split(separator: "/").map(String.init)
      let keeps = parts.firstIndex { ["lproj", "xcassets", "bundle"].contains(($0 as NSString).pathExtension) }
      return parts[(keeps ?? parts.count - 1)...].joined(separator: "/")
    }
  }
}
