import Building
import Foundation
import SpecimenProtocol

/// Starts live specimens, each in a sandbox of its own.
package struct SpecimenLauncher: Sendable {
  /// Path of `vitrine-specimen`, and what stands before `--live`.
  package var program: [String]
  /// The folder with the pinned fonts; nil leaves it to the program to find it.
  package var fonts: String?
  package var sandbox: Sandbox
  /// Bytes that a specimen may use.
  package var memoryLimit = 600_000_000
  /// Seconds between two looks at whether a specimen hangs.
  package var watchInterval = Watchdog.interval

  package init(program: [String], fonts: String?, sandbox: Sandbox) {
    self.program = program
    self.fonts = fonts
    self.sandbox = sandbox
  }

  func start(
    library: String, news: @escaping @Sendable (DuplexProcess.News) -> Void
  ) throws(ChildProcessError) -> DuplexProcess {
    let command = sandbox.command(program + ["--live", "--library", library], writable: [], limits: .live)
    let environment = SpecimenSurroundings.environment(fonts: fonts)
    return try DuplexProcess(command, environment: environment, news: news)
  }
}

extension Sandbox.Limits {
  /// A page may be looked at for hours.
  static let live = Sandbox.Limits(memory: 4 << 30, seconds: nil, processes: 512, fileSize: 64 << 20)
}
