import Foundation
import Testing

/// `Scripts/bench` as people call it. What it measures lets no test pass or fail; what it does with the numbers does.
@Suite("The measuring of speed") struct BenchScriptTests {
  private func bench(_ arguments: String...) throws -> Command.Outcome {
    try Command.script("Scripts/bench", arguments)
  }

  /// A folder with programs that answer as the real ones do, at once.
  private func fakes(answering answer: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["vitrine", "vitrine-bench"] {
      let program = folder.appending(path: name)
      try "#!/bin/sh\nwhile read work; do echo '\(answer)'; done\n".write(
        to: program, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    return folder
  }

  private static let recorded = Project.root.appending(path: "Documentation/Performance.json")

  @Test("every round of a work is kept, and its median is on the page beside the goal")
  func rounds() throws {
    let folder = try fakes(answering: #"{"ms":41.5,"bodies":2}"#)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try bench(
      "--products", folder.path, "--only", "tree", "--rounds", "3", "--peers", "", "--out", folder.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    let data = try Data(contentsOf: folder.appending(path: "Performance.json"))
    let results = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let measures = try #require(results["measures"] as? [String: [String: Any]])
    #expect(Set(measures.keys) == ["tree", "leaf"])
    let contenders = try #require(measures["tree"]?["contenders"] as? [String: [String: Any]])
    #expect(contenders["vitrine"]?["values"] as? [Double] == [41.5, 41.5, 41.5])
    #expect((contenders["shell"]?["missing"] as? String)?.contains("chromium-headless-shell is not installed") == true)
    let page = try String(contentsOf: folder.appending(path: "Performance.md"), encoding: .utf8)
    let row = try #require(page.split(separator: "\n").first { $0.contains("A tree of 10,000 nodes") })
    #expect(row.contains("41.5 ms") && row.contains("at most 60 ms") && row.hasSuffix("| yes |"))
    // 41.5 milliseconds are no frame of a leaf.
    let leaf = try #require(page.split(separator: "\n").first { $0.contains("One leaf of that tree") })
    #expect(leaf.hasSuffix("| no |"))
  }

  @Test("a program that answers nonsense or another version's words is named, and no number is kept of it")
  func nonsense() throws {
    for (answer, expected) in [
      ("fine", "answers tree with what is no JSON"), (#"{"error":"there is no tree"}"#, "there is no tree"),
    ] {
      let folder = try fakes(answering: answer)
      defer { try? FileManager.default.removeItem(at: folder) }
      let outcome = try bench(
        "--products", folder.path, "--only", "tree", "--rounds", "1", "--peers", "", "--out", folder.path)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(expected))
      let written = try? String(contentsOf: folder.appending(path: "Performance.json"), encoding: .utf8)
      #expect(written?.contains("median") != true)
    }
  }

  @Test("the scripts take turns, refuse results that are not sane, and know when a goal is met")
  func scripts() throws {
    let outcome = try Command.script("Scripts/bench/test_bench.py", [])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(
    "wrong use is a sentence and ends with 2",
    arguments: [
      ("--rounds", "0", "There is at least one round."), ("--only", "speed", "There is no work speed; there are list"),
      ("--peers", "netscape", "There is no peer netscape; there are shell"),
    ])
  func wrongUse(option: String, value: String, sentence: String) throws {
    let outcome = try bench("--products", Project.products.path, "--out", NSTemporaryDirectory(), option, value)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("bench: " + sentence), "\(outcome.output)")
  }

  @Test("no measured frame does more work than is recorded")
  func work() throws {
    let recorded = try JSONDecoder().decode(
      [String: [String: Int]].self, from: Data(contentsOf: Project.root.appending(path: "Scripts/bench/counters.json")))
    struct Line: Decodable {
      var work: String
      var counts: [String: Int]
    }
    let lines = try Command.run(Project.products.path + "/vitrine-bench", "counts").split(separator: "\n")
      .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(Set(lines.map(\.work)) == Set(recorded.keys), "make bench-counts records the works anew")
    for line in lines {
      for (pass, count) in line.counts {
        let limit = recorded[line.work]?[pass] ?? 0
        #expect(count <= limit, "\(line.work): \(count) \(pass); \(limit) are recorded, make bench-counts records more")
      }
    }
  }

  @Test("a folder without the programs is named with what to do")
  func missing() throws {
    let missing = try bench("--products", "/nowhere", "--only", "tree", "--peers", "")
    #expect(missing.status == 1 && missing.output.contains("/nowhere/vitrine-bench is missing; run 'make build'."))
  }

  @Test("the page is what the recorded numbers say, and every goal that is not met has its reason")
  func page() throws {
    let folder = try fakes(answering: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Self.recorded, to: folder.appending(path: "Performance.json"))
    let outcome = try bench("--page", "--out", folder.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    let page = try String(contentsOf: folder.appending(path: "Performance.md"), encoding: .utf8)
    let kept = try String(contentsOf: Project.root.appending(path: "Documentation/Performance.md"), encoding: .utf8)
    #expect(page == kept, "run 'python3 Scripts/bench --page'")
    #expect(!page.contains("The cause is not written down yet"))
  }

  @Test("numbers that cannot be are refused", arguments: [#""median": 1e9"#, #""rounds": 400"#, #""date": "today""#])
  func insane(change: String) throws {
    let folder = try fakes(answering: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = change.prefix { $0 != ":" }
    let text = try String(contentsOf: Self.recorded, encoding: .utf8)
    let measures = try #require(text.range(of: "\"measures\"")).lowerBound
    let value = try Regex(#"\#(name): ("[^"]*"|[0-9.e+-]+)"#)
    let altered = text[..<measures] + text[measures...].replacing(value, maxReplacements: 1) { _ in change }
    try altered.write(to: folder.appending(path: "Performance.json"), atomically: true, encoding: .utf8)
    let outcome = try bench("--page", "--out", folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Performance.json is not as make bench writes it"))
  }
}
