import Building
import Foundation
import Previews

/// A folder that goes away with the test, and what is written into it.
final class SampleFolder: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Paths of all files in it.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}

extension Workshop {
  /// The cache of all tests of this run: reading the modules of C takes longer than the packages do.
  private static let cache = try! SampleFolder()

  /// What stands beside the test program.
  static func forTests() throws -> Workshop {
    let toolchain = try Toolchain.beside()
    return Workshop(
      toolchain: toolchain, specimen: toolchain.libraries + "/vitrine-specimen",
      fonts: ProcessInfo.processInfo.environment["VITRINE_FONTS"],
      sandbox: (try? Sandbox.find()) ?? Sandbox(mode: .none), cache: cache.path)
  }
}

extension PreviewProject {
  static func ofTest(_ path: String) throws -> PreviewProject {
    try PreviewProject(path: path, workshop: try Workshop.forTests())
  }
}
