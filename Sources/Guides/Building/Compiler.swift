import Foundation
import Building

/// Runs `swiftc` in the sandbox.
struct Compiler {
  let toolchain: Toolchain
  let sandbox: Sandbox
  /// The folder that may be written to.
  let folder: String
  /// Modules of C that the compiler has read before.
  let moduleCache: String

  enum Outcome {
    case success
    case errors([Diagnostic])
    /// No message that names a line: the compiler crashed, was killed or could not link.
    case failure(String)
  }

  /// Seconds that one module may take.
  static let timeLimit = 150.0

  /// - Parameter patience: Seconds in which the compiler must make sense of a body: more is an error, not a wait.
  func build(module: String, sources: [String], library: String, patience: Int) throws(ChildProcessError) -> Outcome {
    let program =
      command + [
        "-emit-library", "-module-name", module, "-Onone", "-whole-module-optimization",
        "-L", toolchain.libraries, "-lVitrineRuntime", "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries,
        "-load-plugin-executable", "\(toolchain.macros)#SwiftUIMacros",
        "-Xfrontend", "-solver-expression-time-threshold=\(patience)",
      ] + toolchain.arguments + sources + ["-o", library]
    let outcome = try run(program)
    switch outcome.end {
    case .exit(0): return .success
    case .timeout: return .failure("The compiler took more than \(Int(Compiler.timeLimit)) seconds and was stopped.")
    default: break
    }
    let text = outcome.errors + outcome.output
    let errors = Diagnostic.errors(in: text)
    if !errors.isEmpty { return .errors(errors) }
    let reason = text.split(separator: "\n").first {
      $0.contains("error:") || $0.contains("undefined") || $0.contains("bwrap:")
    }
    return .failure("The compiler stopped: \(reason.map { String($0.trimmed) } ?? "it gave no reason").")
  }

  /// What the compiler says of a source by itself.
  func check(_ source: String) throws(ChildProcessError) -> [Diagnostic] {
    let outcome = try run(command + toolchain.arguments + ["-typecheck", source])
    return Diagnostic.errors(in: outcome.errors + outcome.output)
  }

  private var command: [String] {
    [
      toolchain.compiler, "-swift-version", "5", "-enable-bare-slash-regex", "-parse-as-library", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-module-cache-path", moduleCache, "-I", toolchain.modules,
    ]
  }

  private func run(_ program: [String]) throws(ChildProcessError) -> ChildProcess.Outcome {
    var environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    environment["TMPDIR"] = folder
    environment["HOME"] = folder
    let command = sandbox.command(program, writable: [folder, moduleCache], limits: .compiler)
    return try ChildProcess(command, environment: environment, timeLimit: Compiler.timeLimit).run()
  }
}
