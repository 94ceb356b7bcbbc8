import Foundation

/// What a package manifest declares, as far as the table of layers speaks of it.
struct Manifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [Dependency]
  }

  /// `{"byName": ["Drawing", null]}`, `{"product": ["VitrineRuntime", "Runtime", …]}` or `{"target": …}`.
  struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let kinds = try [String: [Part]](from: decoder)
      guard let name = kinds.values.first?.first?.text else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency without a name."))
      }
      self.name = name
    }

    private struct Part: Decodable {
      var text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  var targets: [Target]

  /// Reads the manifest of a package folder with the package manager itself.
  static func read(_ package: URL) throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "vitrine-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = try Command.run(
      "/usr/bin/env",
      "swift", "package", "dump-package", "--package-path", package.path, "--scratch-path", scratch.path)
    return try JSONDecoder().decode(Manifest.self, from: Data(output.utf8))
  }
}
