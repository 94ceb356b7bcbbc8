import Foundation

/// What a `Package.swift` says, as `swift package dump-package` prints it.
struct PackageManifest: Equatable {
  enum TargetKind: String { case regular, executable, test, macro, plugin, system, binary, snippet }

  enum Reference: Equatable {
    case byName(String)
    case target(String)
    case product(String, package: String?)
  }

  enum Rule: Equatable { case process, copy, embed }

  struct Resource: Equatable {
    /// Below the target's folder.
    var path: String
    var rule: Rule
  }

  struct Target: Equatable {
    var name: String
    var kind: TargetKind
    /// Below the package's folder; nil for the folder of the target's name.
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    /// Arguments of the compiler.
    var flags: [String]
    /// The language mode that the target's settings ask for.
    var languageMode: String?
    var references: [Reference]
    var hasPackageAccess: Bool
  }

  struct Product: Equatable {
    var name: String
    var targets: [String]
  }

  enum Source: Equatable {
    case folder(String)
    /// Where it is fetched from.
    case remote(String)
  }

  struct Dependency: Equatable {
    var identity: String
    var source: Source
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]
  /// The language mode of targets that ask for none.
  var languageMode: String
  /// Single targets may lie in `Sources` itself.
  var allowsFlatSources: Bool

  init?(json data: Data) {
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: data), let name = json["name"].string else {
      return nil
    }
    self.name = name
    let version = (json["toolsVersion"]["_version"].string ?? "5.5").split(separator: ".").compactMap { Int($0) }
    let (major, minor) = (version.first ?? 5, version.count > 1 ? version[1] : 0)
    allowsFlatSources = (major, minor) >= (5, 9)
    let modes = json["swiftLanguageVersions"].strings.compactMap { Double($0) }.filter { $0 < 7 }
    languageMode = Self.mode(modes.max() ?? Double(min(max(major, 4), 6)))
    targets = json["targets"].array.compactMap(Target.init)
    products = json["products"].array.compactMap { product in
      product["name"].string.map { Product(name: $0, targets: product["targets"].strings) }
    }
    dependencies = json["dependencies"].array.compactMap(Dependency.init)
  }

  private static func mode(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension PackageManifest.Dependency {
  fileprivate init?(_ json: JSONValue) {
    guard let (kind, values) = json.onlyCase, let identity = values[0]["identity"].string else { return nil }
    self.identity = identity
    if kind == "fileSystem" {
      source = .folder(values[0]["path"].string ?? identity)
    } else if let (place, value) = values[0]["location"].onlyCase {
      let address = value[0]["urlString"].string ?? value[0].string ?? identity
      source = place == "local" ? .folder(address) : .remote(address)
    } else {
      source = .remote(identity)
    }
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["name"].string else { return nil }
    self.name = name
    kind = json["type"].string.flatMap(PackageManifest.TargetKind.init) ?? .regular
    path = json["path"].string
    sources = json["sources"] == .null ? nil : json["sources"].strings
    exclude = json["exclude"].strings
    resources = json["resources"].array.compactMap { resource in
      guard let path = resource["path"].string, let rule = resource["rule"].onlyCase?.name else { return nil }
      return PackageManifest.Resource(
        path: path, rule: rule == "copy" ? .copy : rule == "process" ? .process : .embed)
    }
    hasPackageAccess = json["packageAccess"] != .bool(false)
    references = json["dependencies"].array.compactMap { dependency in
      guard let (kind, value) = dependency.onlyCase, let name = value[0].string else { return nil }
      switch kind {
      case "target": return Self.holds(value[1]) ? .target(name) : nil
      case "product": return Self.holds(value[3]) ? .product(name, package: value[1].string) : nil
      default: return Self.holds(value[1]) ? .byName(name) : nil
      }
    }
    flags = []
    for setting in json["settings"].array where setting["tool"].string == "swift" && Self.holds(setting["condition"]) {
      guard let (kind, value) = setting["kind"].onlyCase else { continue }
      let word = value["_0"].string ?? value["_0"].onlyCase?.name ?? ""
      switch kind {
      case "define": flags += ["-D", word]
      case "enableUpcomingFeature": flags += ["-enable-upcoming-feature", word]
      case "enableExperimentalFeature": flags += ["-enable-experimental-feature", word]
      case "strictMemorySafety": flags.append("-strict-memory-safety")
      case "defaultIsolation": if word == "MainActor" { flags += ["-default-isolation", "MainActor"] }
      case "interoperabilityMode": if word == "Cxx" { flags.append("-cxx-interoperability-mode=default") }
      case "unsafeFlags": flags += value["_0"].strings
      case "swiftLanguageMode", "swiftLanguageVersion": languageMode = word
      default: break
      }
    }
  }

  /// Whether a condition holds in a debug build for a phone, which runs on Linux here.
  private static func holds(_ condition: JSONValue) -> Bool {
    let platforms = condition["platformNames"].strings
    let configuration = condition["config"].string ?? "debug"
    return configuration == "debug"
      && (platforms.isEmpty || platforms.contains { ["ios", "linux"].contains($0.lowercased()) })
  }
}
