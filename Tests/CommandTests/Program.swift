import Foundation

/// The built `vitrine`, as people run it.
struct Program {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder that the tests were built into.
  static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path

  /// A folder of the test's own for the cache, and no more of the surroundings than is needed.
  static func run(
    _ arguments: [String], cache: String = NSTemporaryDirectory(), folder: String? = nil,
    environment own: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: products + "/vitrine")
    process.arguments = arguments
    var environment = ["XDG_CACHE_HOME": cache]
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH", "VITRINE_FONTS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = environment.merging(own) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }
}

/// A folder that is gone when the test is.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vitrine-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
