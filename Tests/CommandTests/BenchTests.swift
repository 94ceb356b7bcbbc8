import Foundation
import Testing

/// What `make bench` measures with: its scripts, and the work that each measured frame does. Never how long something takes.
@Suite("Measuring") struct BenchTests {
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scripts/bench")

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = Self.scripts
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test("the scripts take turns, refuse results that are not sane, and know when a goal is met")
  func scripts() throws {
    let (status, output) = try run("/usr/bin/env", ["python3", "-B", "test_bench.py"])
    #expect(status == 0, "\(output)")
  }

  @Test(
    "wrong use is a sentence and ends with 2",
    arguments: [
      (["--rounds", "0"], "There is at least one round."),
      (["--only", "speed"], "There is no work speed; there are list"),
      (["--peers", "netscape"], "There is no peer netscape; there are shell"),
    ])
  func wrongUse(arguments: [String], sentence: String) throws {
    let common = ["python3", "-B", ".", "--products", Program.products, "--out", NSTemporaryDirectory()]
    let (status, output) = try run("/usr/bin/env", common + arguments)
    #expect(status == 2)
    #expect(output.contains("bench: " + sentence), "\(output)")
  }

  @Test("no measured frame does more work than is recorded")
  func work() throws {
    let recorded = try JSONDecoder().decode(
      [String: [String: Int]].self, from: Data(contentsOf: Self.scripts.appending(path: "counters.json")))
    let (status, output) = try run(Program.products + "/vitrine-bench", ["counts"])
    #expect(status == 0, "\(output)")
    struct Line: Decodable {
      var work: String
      var counts: [String: Int]
    }
    let lines = try output.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(Set(lines.map(\.work)) == Set(recorded.keys), "make bench-counts records the works anew")
    for line in lines {
      for (pass, count) in line.counts {
        let limit = recorded[line.work]?[pass] ?? 0
        #expect(count <= limit, "\(line.work): \(count) \(pass); \(limit) are recorded, make bench-counts records more")
      }
    }
  }
}
