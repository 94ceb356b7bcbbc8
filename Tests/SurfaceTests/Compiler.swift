import Foundation

/// Checks a source file against the built modules, as an app that imports SwiftUI would be.
enum Compiler {
  struct Outcome {
    let succeeded: Bool
    /// The compiler's own lines.
    let messages: String
  }

  /// The folder of the modules that this test program was built with.
  static let modules = products.appendingPathComponent("Modules").path

  /// The compiler's argument for the program that expands SwiftUI's macros.
  static let macros = products.appendingPathComponent("SwiftUIMacros-tool").path + "#SwiftUIMacros"

  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func files(in folder: String) -> [String] {
    let url = sources.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }

  static func check(_ file: URL, languageMode: String = "5") throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", languageMode, "-parse-as-library",
      "-diagnostic-style", "llvm", "-I", modules, "-load-plugin-executable", macros, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationStatus == 0, messages: String(decoding: output, as: UTF8.self))
  }
}
