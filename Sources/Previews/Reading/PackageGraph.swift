import Foundation

/// A package with those that it depends on, as far as they are on this machine.
struct PackageGraph {
  struct Node {
    var root: String
    var identity: String
    var manifest: PackageManifest
  }

  /// A target of one of the packages.
  struct Target: Hashable {
    var package: Int
    var name: String
  }

  /// The package that was named is the first.
  private(set) var packages: [Node] = []
  /// Where packages are fetched from that are not here, by identity.
  private(set) var missing: [String: String] = [:]

  init(root: String, reader: ManifestReader) throws {
    let manifest = try reader.read(root)
    packages = [Node(root: root, identity: Self.identity(root), manifest: manifest)]
    var next = 0
    while next < packages.count {
      let package = packages[next]
      next += 1
      for dependency in package.manifest.dependencies
      where !packages.contains(where: { $0.identity == dependency.identity }) {
        guard let folder = Self.folder(of: dependency, below: root) else {
          if case .remote(let address) = dependency.source { missing[dependency.identity] = address }
          continue
        }
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
          throw PreviewError(
            "\(package.manifest.name) depends on the package in \(folder), and there is no Package.swift in it.")
        }
        packages.append(Node(root: folder, identity: dependency.identity, manifest: try reader.read(folder)))
      }
    }
  }

  private static func identity(_ root: String) -> String { (root as NSString).lastPathComponent.lowercased() }

  /// Where a dependency is: its own folder, or where SwiftPM has put it when it was fetched for the package.
  private static func folder(of dependency: PackageManifest.Dependency, below root: String) -> String? {
    switch dependency.source {
    case .folder(let path): return path
    case .remote(let address):
      var name = (address as NSString).lastPathComponent
      if name.hasSuffix(".git") { name.removeLast(4) }
      let candidates = [name, dependency.identity].flatMap {
        ["\(root)/.build/checkouts/\($0)", "\(root)/Packages/\($0)"]
      }
      return candidates.first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }
  }

  /// Whether a package is the one that this program's own runtime is built from.
  func isRuntime(_ package: Int) -> Bool {
    packages[package].manifest.products.contains { $0.name == "VitrineRuntime" }
  }

  func manifestTarget(_ target: Target) -> PackageManifest.Target? {
    packages[target.package].manifest.targets.first { $0.name == target.name }
  }

  enum Resolution {
    case targets([Target])
    /// A package is not here: where it is fetched from.
    case notFetched(name: String, address: String)
    case unknown(String)
  }

  /// The targets that a reference of a target stands for.
  func resolve(_ reference: PackageManifest.Reference, from package: Int) -> Resolution {
    let own = packages[package].manifest
    switch reference {
    case .target(let name):
      return own.targets.contains { $0.name == name }
        ? .targets([Target(package: package, name: name)]) : .unknown(name)
    case .byName(let name):
      if own.targets.contains(where: { $0.name == name }) { return .targets([Target(package: package, name: name)]) }
      return product(name, of: nil, from: package)
    case .product(let name, let other): return product(name, of: other, from: package)
    }
  }

  private func product(_ name: String, of other: String?, from package: Int) -> Resolution {
    let identities = packages[package].manifest.dependencies.map(\.identity)
    for (index, candidate) in packages.enumerated() where identities.contains(candidate.identity) {
      if let other, other.lowercased() != candidate.identity, other != candidate.manifest.name { continue }
      if let product = candidate.manifest.products.first(where: { $0.name == name }) {
        return .targets(product.targets.map { Target(package: index, name: $0) })
      }
    }
    if let other, let address = missing[other.lowercased()] { return .notFetched(name: other, address: address) }
    if other == nil, let found = missing.first(where: { identities.contains($0.key) }) {
      return .notFetched(name: name, address: found.value)
    }
    return .unknown(name)
  }
}
