import Building
import Foundation

/// The modules that a project's previews need, in the order in which they are compiled.
struct BuildPlan {
  private(set) var units: [Unit] = []
  /// Why targets with previews are left out.
  private(set) var notes: [String] = []

  /// A single file.
  init(file: String, toolchain: Toolchain) {
    let stem = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    var module = Unit.module(of: stem)
    if toolchain.hasModule(module) || ["Swift", "Foundation", "main"].contains(module) { module += "File" }
    units = [
      Unit(
        module: module, name: stem, packageName: stem, packageAccess: nil, folder: SourceFolder(file: file),
        // As in an app that Xcode makes.
        flags: ["-enable-bare-slash-regex"],
        languageMode: "5", dependencies: [], isProgram: false, isShown: true)
    ]
  }

  /// The targets with previews, of the package that was named and of those in folders below it.
  /// - Throws: a sentence, where there is none or none of them can be built.
  init(graph: PackageGraph, toolchain: Toolchain) throws {
    let root = graph.packages[0].root
    var walk = Walk(graph: graph, toolchain: toolchain)
    var isAnyFound = false
    for (index, package) in graph.packages.enumerated()
    where !graph.isRuntime(index) && (index == 0 || isBelow(root, package.root)) {
      for target in package.manifest.targets where target.kind == .regular || target.kind == .executable {
        let key = PackageGraph.Target(package: index, name: target.name)
        guard try walk.folder(of: key).holdsPreviews else { continue }
        isAnyFound = true
        do {
          try walk.add(key, isShown: true)
        } catch let problem as Walk.Obstacle {
          notes.append(problem.description)
        }
      }
    }
    guard isAnyFound else { throw PreviewError.noPreviews(in: root) }
    guard !walk.units.isEmpty else { throw PreviewError(notes.joined(separator: "\n")) }
    units = walk.units
  }

  /// Whether a package lies in a folder, and not where SwiftPM puts what it has fetched.
  private func isBelow(_ root: String, _ folder: String) -> Bool {
    folder.hasPrefix(root + "/") && !folder.hasPrefix(root + "/.build/")
  }

  /// Goes from targets to what they depend on.
  private struct Walk {
    /// Why a target cannot be built: a sentence.
    struct Obstacle: Error, CustomStringConvertible {
      var description: String
    }

    let graph: PackageGraph
    let toolchain: Toolchain
    var units: [Unit] = []
    private var done: [PackageGraph.Target: Int] = [:]
    private var open: Set<PackageGraph.Target> = []
    private var folders: [PackageGraph.Target: SourceFolder] = [:]

    init(graph: PackageGraph, toolchain: Toolchain) {
      self.graph = graph
      self.toolchain = toolchain
    }

    mutating func folder(of key: PackageGraph.Target) throws -> SourceFolder {
      if let folder = folders[key] { return folder }
      let package = graph.packages[key.package]
      let folder = try SourceFolder(of: graph.manifestTarget(key)!, in: package.manifest, at: package.root)
      folders[key] = folder
      return folder
    }

    mutating func add(_ key: PackageGraph.Target, isShown: Bool) throws {
      if let place = done[key] {
        if isShown { units[place].isShown = true }
        return
      }
      guard let target = graph.manifestTarget(key), open.insert(key).inserted else { return }
      defer { open.remove(key) }
      try check(target)
      var dependencies: [String] = []
      for reference in target.references {
        switch graph.resolve(reference, from: key.package) {
        case .targets(let targets):
          for other in targets where !isOfRuntime(other) {
            do {
              try add(other, isShown: false)
            } catch let obstacle as Obstacle {
              throw Obstacle(description: "\(target.name) is left out. \(obstacle.description)")
            }
            dependencies.append(Unit.module(of: other.name))
          }
        case .notFetched(let name, let address):
          throw Obstacle(
            description: "\(target.name) is left out: it needs the package \(name) from \(address), which is not here; "
              + "run “swift package resolve” in \(graph.packages[0].root), which fetches it, and try again.")
        case .unknown(let name):
          throw Obstacle(
            description: "\(target.name) is left out: it depends on \(name), which no package that it names has.")
        }
      }
      let folder = try folder(of: key)
      guard folder.foreign.isEmpty else {
        throw Obstacle(
          description: "The target \(target.name) has sources in C or Objective-C (\(folder.foreign[0])), and previews "
            + "are built from Swift only; move the views into a target that does not depend on it.")
      }
      if folder.swift.isEmpty { return }
      let package = graph.packages[key.package]
      done[key] = units.count
      units.append(
        Unit(
          module: Unit.module(of: target.name), name: target.name, packageName: package.manifest.name,
          packageAccess: target.hasPackageAccess ? Unit.module(of: package.identity) : nil, folder: folder,
          flags: target.flags, languageMode: target.languageMode ?? package.manifest.languageMode,
          dependencies: dependencies, isProgram: target.kind == .executable, isShown: isShown))
    }

    /// The package of the runtime is not compiled a second time.
    private func isOfRuntime(_ target: PackageGraph.Target) -> Bool { graph.isRuntime(target.package) }

    private func check(_ target: PackageManifest.Target) throws {
      if toolchain.hasModule(Unit.module(of: target.name)) {
        throw Obstacle(
          description:
            "The target \(target.name) has the name of a module that SwiftUI itself is made of here; give it "
            + "another name.")
      }
      let what: String
      switch target.kind {
      case .regular, .executable, .snippet: return
      case .macro: what = "a macro of its own, and previews are built without running other people's compiler plug-ins"
      case .system: what = "a system library"
      case .binary: what = "a binary for Apple's systems"
      case .plugin: what = "a plug-in"
      case .test: what = "a test target"
      }
      throw Obstacle(
        description: "The target \(target.name) is \(what); move the views into a target that does not depend on it.")
    }
  }
}

extension SourceFolder {
  /// Whether one of the sources may hold a preview.
  var holdsPreviews: Bool {
    swift.contains { stamp in
      FileManager.default.contents(atPath: stamp.path)
        .map { PreviewScan.mayHoldPreviews(String(decoding: $0, as: UTF8.self)) } ?? false
    }
  }
}

extension PreviewError {
  static func noPreviews(in place: String) -> PreviewError {
    PreviewError(
      "There are no previews in \(place); write one beside a view: #Preview { MyView() }, or a type that conforms to "
        + "PreviewProvider.")
  }
}
