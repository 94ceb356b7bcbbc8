import Foundation
import Testing

/// `vitrine serve` as people run it.
@Suite struct ServeCommandTests {
  /// A gallery that runs, and what it has said so far.
  private final class Serving {
    let process = Process()
    private let errors = Pipe()
    private let output = Pipe()
    private(set) var said = ""

    init(_ arguments: [String], cache: String) throws {
      process.executableURL = URL(fileURLWithPath: Program.products + "/vitrine")
      process.arguments = ["serve"] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        "XDG_CACHE_HOME": cache, "VITRINE_CACHE": cache, "TMPDIR": cache + "/",
      ]) { $1 }
      process.standardError = errors
      process.standardOutput = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    func address() -> String {
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Reads until a word is said.
    func wait(for word: String) -> Bool {
      while !said.contains(word) {
        let data = errors.fileHandleForReading.availableData
        if data.isEmpty { return false }
        said += String(decoding: data, as: UTF8.self)
      }
      return true
    }

    /// Seconds until it has ended after a signal.
    func interrupt() -> Double {
      let start = Date()
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      return -start.timeIntervalSinceNow
    }
  }

  /// The answer to a request, with its headers.
  private static func get(_ address: String) throws -> String {
    let url = try #require(URL(string: address))
    let port = try #require(url.port)
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    let path = url.path.hasSuffix("/") || !address.hasSuffix("/") ? url.path : url.path + "/"
    let request = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
    try #require(send(file, request, request.count, 0) == request.count)
    var reply: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(file, &buffer, buffer.count, 0), count > 0 { reply += buffer[..<count] }
    return String(decoding: reply, as: UTF8.self)
  }

  private static let guide = """
    # Small

    ```swift
    struct Tag: View {
      let title: String
      var body: some View { Text(title) }
    }
    ```
    """

  @Test(
    "the address comes at once with a secret in it, the guide is built behind it, and Ctrl-C ends everything",
    .timeLimit(.minutes(3)))
  func serving() throws {
    let scratch = try Scratch()
    let guide = try scratch.write(Self.guide, to: "small.md")
    let serving = try Serving([guide, "--port", "0"], cache: scratch.path)
    let address = serving.address()
    #expect(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[A-Za-z0-9_-]{22}\//) != nil, "\(address)")
    #expect(serving.wait(for: "small: built"))
    #expect(serving.said.contains("specimen"))
    #expect(serving.wait(for: "small: drawn and checked"))
    let listing = try Self.get(address + "catalogue.json")
    #expect(listing.contains(#""id":"Tag-0""#))
    #expect(listing.contains(#""picture":"pictures/Tag-0-light.png""#))
    let report = try Self.get(address + "c/small/")
    #expect(report.hasPrefix("HTTP/1.1 200") && report.contains("<title>Small"))
    #expect(serving.interrupt() < 5)
    #expect(serving.process.terminationStatus == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path).allSatisfy { !$0.contains("vitrine-serve") })
  }

  @Test("a port that is taken is one sentence")
  func portTaken() throws {
    let scratch = try Scratch()
    let guide = try scratch.write(Self.guide, to: "small.md")
    let first = try Serving([guide, "--port", "0"], cache: scratch.path)
    let port = try #require(URL(string: first.address())?.port)
    let outcome = try Program.run(["serve", guide, "--port", "\(port)"], cache: scratch.path)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "vitrine: Port \(port) is taken by another program; choose another with --port, or 0 for any free one.\n")
    _ = first.interrupt()
  }

  @Test("paths that name nothing are wrong use")
  func wrongPaths() throws {
    let scratch = try Scratch()
    for path in ["/nonexistent.md", scratch.path] {
      let outcome = try Program.run(["serve", path, "--port", "0"], cache: scratch.path)
      #expect(outcome.status == 2)
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }
}
