import Building
import Foundation

/// What it takes to build previews and to draw them.
package struct Workshop: Sendable {
  package var toolchain: Toolchain
  /// Path of `swift`.
  package var swift: String
  /// Path of `vitrine-specimen`.
  package var specimen: String
  /// The folder with the pinned fonts; nil leaves it to the program to find it.
  package var fonts: String?
  package var sandbox: Sandbox
  /// The folder that keeps builds and pictures between runs.
  package var cache: String

  package init(toolchain: Toolchain, specimen: String, fonts: String?, sandbox: Sandbox, cache: String) {
    self.toolchain = toolchain
    self.specimen = specimen
    self.fonts = fonts
    self.sandbox = sandbox
    self.cache = cache
    swift = (toolchain.compiler as NSString).deletingLastPathComponent + "/swift"
  }

  /// What lies beside this program, with the strictest sandbox.
  /// - Throws: a sentence, where something is missing.
  package static func standard(isTrusted: Bool = false) throws -> Workshop {
    let toolchain = try Toolchain.beside()
    return Workshop(
      toolchain: toolchain, specimen: toolchain.libraries + "/vitrine-specimen", fonts: nil,
      sandbox: isTrusted ? Sandbox(mode: .none) : try Sandbox.find(), cache: standardCache)
  }

  /// `$VITRINE_CACHE`, or `vitrine` in `$XDG_CACHE_HOME`.
  package static var standardCache: String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["VITRINE_CACHE"], !named.isEmpty { return named + "/previews" }
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") { return named + "/vitrine/previews" }
    return "\(environment["HOME"] ?? "/tmp")/.cache/vitrine/previews"
  }

  /// Runs a program of the toolchain in the sandbox and waits for it.
  func run(_ program: [String], writable: [String], timeLimit: Double) throws -> ChildProcess.Outcome {
    var environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    environment["TMPDIR"] = writable[0]
    environment["HOME"] = writable[0]
    let command = sandbox.command(program, writable: writable, limits: .compiler)
    return try ChildProcess(command, environment: environment, timeLimit: timeLimit).run()
  }

  /// Changes when the runtime, the compiler or this program changes.
  var identity: String { toolchain.identity + "\n" + Toolchain.identity(of: specimen) }
}
