import Foundation

/// Runs a program and hands back what it printed.
enum Command {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Outcome {
    var status: Int32
    /// Of both streams, as it came.
    var output: String
  }

  /// - Throws: where the program does not succeed; what it complains of is not kept.
  static func run(_ program: String, _ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let outcome = try launch(program, arguments, environment: environment, errors: false)
    guard outcome.status == 0 else {
      throw Failure(
        description: "\(program) \(arguments.joined(separator: " ")) ended with \(outcome.status)")
    }
    return outcome.output
  }

  /// A script of the project, whatever comes of it.
  static func script(_ path: String, _ arguments: [String]) throws -> Outcome {
    try launch(
      "/usr/bin/env", ["python3", "-B", Project.root.appending(path: path).path] + arguments, environment: [:],
      errors: true)
  }

  private static func launch(
    _ program: String, _ arguments: [String], environment: [String: String], errors: Bool
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errors ? output : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
