import Building
import Foundation
import SpecimenProtocol

/// Somebody's Swift package, or a single Swift file, with the previews in it.
///
/// May read: the package and the packages that it depends on. Writes: its folder in the cache.
package struct PreviewProject: Sendable {
  /// What people call it: the name of the folder or of the file.
  package let name: String
  /// The package's folder; of a file by itself the folder that it is in. Paths of previews are below it.
  package let root: String
  /// Whether a file is built by itself.
  package let isFile: Bool
  /// The file of a package whose previews alone are meant, below its root; nil for all.
  let chosenFile: String?
  let path: String
  let workshop: Workshop
  /// The project's folder in the cache.
  let place: String

  /// - Parameters:
  ///   - path: The folder of a package, or a `.swift` file.
  ///   - workshop: nil for what lies beside this program.
  /// - Throws: a sentence, where there is nothing that could be built.
  package init(path: String, workshop: Workshop? = nil) throws {
    let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
      throw PreviewError("There is nothing at \(path); name the folder of a Swift package, or a .swift file.")
    }
    let workshop = try workshop ?? Workshop.standard()
    func place(of path: String) -> String {
      let name = FileName.of((path as NSString).lastPathComponent)
      return "\(workshop.cache)/\(name)-\(SHA256.digest(of: path.utf8).prefix(12))"
    }
    name = (full as NSString).lastPathComponent
    var package: String?
    if isFolder.boolValue {
      guard FileManager.default.fileExists(atPath: full + "/Package.swift") else {
        throw Self.noPackage(in: full, as: path)
      }
      package = full
    } else {
      guard full.hasSuffix(".swift"), !full.hasSuffix("/Package.swift") else {
        throw PreviewError("\(path) is no Swift source; name the folder of a Swift package, or a .swift file.")
      }
      package = EnclosingPackage.root(of: full) { ManifestReader(workshop: workshop, place: place(of: $0)) }
    }
    root = package ?? (full as NSString).deletingLastPathComponent
    isFile = package == nil
    chosenFile = package.flatMap { $0 == full ? nil : String(full.dropFirst($0.count + 1)) }
    self.path = full
    self.workshop = workshop
    self.place = place(of: package ?? full)
  }

  private static func noPackage(in folder: String, as path: String) -> PreviewError {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
      return PreviewError(
        "\(path) has no Package.swift, and \(project) is for Xcode only; put a Package.swift beside it with a target whose "
          + "path is the folder of the app's sources, or name a single .swift file.")
    }
    return PreviewError(
      "\(path) has no Package.swift; name the folder of a Swift package, or a single .swift file.")
  }

  /// The files and folders that decide what is built: a change in one of them is a reason to build again.
  package func sources() -> [String] {
    // A file that has gone may come back.
    let own = isFile ? [path] : []
    guard let inputs = try? inputs() else { return isFile ? own : [root + "/Package.swift", root + "/Sources"] }
    return inputs.files + own.filter { !inputs.files.contains($0) }
  }

  /// What the last build left out, one sentence each.
  package var notes: [String] { BuildState(place: place).notes }

  /// What a build is made from.
  private struct Inputs {
    /// Files, and folders in which files may come and go.
    var files: [String]
    /// Stands for all of it.
    var key: String
  }

  private func inputs() throws -> Inputs {
    var files: [String] = []
    var stamps = [workshop.identity]
    func add(_ folder: SourceFolder) {
      let all = folder.swift + folder.resources.map(\.stamp)
      files += all.map(\.path) + folder.folders
      stamps += all.map(\.text) + folder.foreign
    }
    if isFile {
      add(SourceFolder(file: path))
    } else {
      let graph = try PackageGraph(root: root, reader: ManifestReader(workshop: workshop, place: place))
      for package in graph.packages {
        let manifest = package.root + "/Package.swift"
        files.append(manifest)
        stamps.append(SourceFolder.stamp(of: manifest)?.text ?? "")
        for target in package.manifest.targets where target.kind == .regular || target.kind == .executable {
          if let folder = try? SourceFolder(of: target, in: package.manifest, at: package.root) { add(folder) }
        }
      }
    }
    return Inputs(files: files, key: SHA256.digest(of: stamps.joined(separator: "\n").utf8))
  }

  /// Builds what has changed since the last time, and finds the previews.
  /// - Parameter progress: Told what is being done, in a few words.
  /// - Throws: a sentence, where building is not possible at all; code that does not compile is a result.
  package func build(progress: @escaping @Sendable (String) -> Void = { _ in }) throws -> PreviewBuild {
    try WholeFile.makeFolder(place)
    let build = try FolderLock.holding(place) {
      if isFile, !FileManager.default.fileExists(atPath: path) {
        throw PreviewError("\(path) is gone; bring it back, or name another file.")
      }
      let key = try inputs().key
      let state = BuildState(place: place)
      if let kept = state.kept(key) { return kept }
      let run = BuildRun(project: self, state: state, key: key, progress: progress)
      return try run.run()
    }
    guard let chosenFile, case .built(let library, let previews) = build else { return build }
    let chosen = previews.filter { $0.file == chosenFile }
    guard !chosen.isEmpty else { throw PreviewError.noPreviews(in: path) }
    return .built(library: library, previews: chosen)
  }
}
