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
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/\(name)").path
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
    guard let line = try await output.fileHandleForReading.bytes.lines.first(where: { $0.contains("http://") }),
      let start = line.range(of: "http://"),
      let address = URL(string: String(line[start.lowerBound...].prefix { !$0.isWhitespace }))
    else { throw BrowserFailure("vitrine serve ended without an address.") }
    self.address = address
    try await waitUntilBuilt()
  }

  private func waitUntilBuilt() async throws {
    let limit = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < limit {
      let (data, _) = try await URLSession.shared.data(from: address.appending(path: "catalogue.json"))
      let collection = try JSONDecoder().decode(JSON.self, from: data)["collections"][0]
      switch collection["status"].string {
      case "built", "repaired": return
      case "broken": throw BrowserFailure("The guide of the tests does not compile: \(collection["message"].string ?? "")")
      default: try await Task.sleep(for: .milliseconds(100))
      }
    }
    throw BrowserFailure("The guide of the tests was not built within two minutes.")
  }

  /// The live page of a component.
  static func page(of component: String) async throws -> String {
    try await shared.value.address.appending(path: "c/Desk/\(component)").absoluteString
  }
}

/// Processes that go with the test program.
enum LeftoverProcesses {
  private static let ids = Mutex<[Int32]>([])

  static func add(_ id: Int32) {
    let isFirst = ids.withLock { ids in
      ids.append(id)
      return ids.count == 1
    }
    if isFirst {
      atexit {
        for id in LeftoverProcesses.ids.withLock({ $0 }) { kill(id, SIGTERM) }
      }
    }
  }
}
