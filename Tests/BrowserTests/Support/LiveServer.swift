import Foundation
import Glibc
import Synchronization

/// `vitrine serve` with the guide of these tests, in a process of its own.
final class LiveServer: Sendable {
  /// The gallery's address, with its secret.
  let address: URL
  let process: Int32

  /// The server that all tests share: building its guide takes some seconds.
  static let shared = Task { try await LiveServer(guide: fixture("Desk.md")) }

  static func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/\(name)")
      .path
  }

  /// Starts a server and waits until it has built its guide.
  init(guide: String) async throws {
    let folder = (try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") as NSString)
      .deletingLastPathComponent
    let process = Process()
    process.executableURL = URL(filePath: folder + "/vitrine")
    process.arguments = ["serve", guide, "--port", "0"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw BrowserFailure("vitrine cannot be started in \(folder): \(error)") }
    self.process = process.processIdentifier
    LeftoverProcesses.add(process.processIdentifier)
    let line = await Self.firstLine(of: output.fileHandleForReading)
    guard let start = line.range(of: "http://"),
      let address = URL(string: String(line[start.lowerBound...].prefix { !$0.isWhitespace }))
    else { throw BrowserFailure("vitrine serve ended without an address.") }
    self.address = address
    try await waitUntilBuilt()
  }

  func end() { kill(process, SIGTERM) }

  private static func firstLine(of output: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var text = ""
        while !text.contains("\n") {
          let data = output.availableData
          if data.isEmpty { break }
          text += String(decoding: data, as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
  }

  /// The index says by itself when something was built.
  private func waitUntilBuilt() async throws {
    let page = try await Page.open(address.absoluteString)
    try await page.wait(
      for: "document.querySelector('.collection .pill:not(.building)')", "the guide of the tests is built", seconds: 120
    )
    let complaint = try await page.evaluate("document.querySelector('pre.compiler')?.textContent ?? ''").string
    await page.close()
    guard complaint == "" else { throw BrowserFailure("The guide of the tests does not compile: \(complaint ?? "")") }
  }

  /// The live page of a component.
  static func page(of component: String) async throws -> String {
    try await shared.value.address.appending(path: "c/desk/\(component)-0").absoluteString
  }
}

/// Processes and folders that go with the test program.
enum LeftoverProcesses {
  private static let left = Mutex<[(id: Int32, folder: String?)]>([])

  /// - Parameter folder: Removed when the process has ended.
  static func add(_ id: Int32, folder: String? = nil) {
    let isFirst = left.withLock { left in
      left.append((id, folder))
      return left.count == 1
    }
    if isFirst { atexit { LeftoverProcesses.end() } }
  }

  private static func end() {
    for (id, folder) in left.withLock({ $0 }) {
      kill(id, SIGTERM)
      guard let folder else { continue }
      // A browser writes into its profile until its last process has ended.
      kill(-id, SIGKILL)
      var status: Int32 = 0
      waitpid(id, &status, 0)
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
