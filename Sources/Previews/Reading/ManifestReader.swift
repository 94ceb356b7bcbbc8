import Building
import Foundation

/// Has SwiftPM read manifests, in the sandbox, and keeps what it said.
struct ManifestReader {
  let workshop: Workshop
  /// The project's folder in the cache.
  let place: String

  /// - Throws: a sentence, with the compiler's lines where the manifest is wrong.
  func read(_ folder: String) throws -> PackageManifest {
    let path = folder + "/Package.swift"
    guard let text = FileManager.default.contents(atPath: path) else {
      throw PreviewError("There is no Package.swift in \(folder).")
    }
    let key = SHA256.digest(of: Array(text) + Array("\(folder)\n\(Toolchain.identity(of: workshop.swift))".utf8))
    let kept = "\(place)/manifests/\(key).json"
    if let data = FileManager.default.contents(atPath: kept), let manifest = PackageManifest(json: data) {
      return manifest
    }
    let data = try dump(folder)
    guard let manifest = PackageManifest(json: data) else {
      throw PreviewError(
        "What SwiftPM says of \(path) cannot be read; this Swift is of another version than 6.2 or 6.3.")
    }
    try WholeFile.makeFolder("\(place)/manifests")
    try WholeFile.write(data, to: kept)
    return manifest
  }

  private func dump(_ folder: String) throws -> Data {
    let scratch = "\(place)/swiftpm"
    try WholeFile.makeFolder(scratch)
    let program = [
      workshop.swift, "package", "--package-path", folder, "--scratch-path", scratch + "/build", "--cache-path",
      scratch + "/cache", "--config-path", scratch + "/config", "--security-path", scratch + "/security",
      "--disable-sandbox", "dump-package",
    ]
    let outcome = try workshop.run(program, writable: [scratch], timeLimit: 60)
    guard outcome.isSuccess else {
      let reason = (outcome.errors + outcome.output).trimmingCharacters(in: .whitespacesAndNewlines)
      throw PreviewError("\(folder)/Package.swift cannot be read. SwiftPM says:\n\(reason)")
    }
    // Warnings may stand before the JSON.
    guard let start = outcome.output.firstIndex(of: "{") else { return Data() }
    return Data(outcome.output[start...].utf8)
  }
}
