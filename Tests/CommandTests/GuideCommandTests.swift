import Foundation
import Testing

/// `vitrine guide` from end to end, on small guides.
@Suite struct GuideCommandTests {
  /// A guide with one good component and others that misbehave when they are drawn.
  private static let misbehaving = """
    # Weather

    ```swift
    extension Color {
      static let ink = Color(red: 0.502, green: 0.502, blue: 0.502) // #808080
    }
    extension Font {
      static let label = Font.system(size: 13)
    }
    struct Good: View {
      let title: String
      var body: some View { Text(title).font(.label).foregroundStyle(Color.ink) }
    }
    struct Trapping: View {
      var body: some View { Text(verbatim: "\\([1, 2].dropFirst(2).first!)") }
    }
    struct Greedy: View {
      var body: some View {
        var rows = [[Int]]()
        while rows.count < 1_000_000 { rows.append(Array(repeating: 7, count: 100_000)) }
        return Text(verbatim: "\\(rows.count)")
      }
    }
    struct Endless: View { var body: some View { AnyView(Endless()) } }
    struct Unsteady: View {
      var body: some View { Text(verbatim: "\\(UUID()) \\(Date()) \\(Int.random(in: 0..<1_000_000)) \\("a".hashValue)") }
    }
    ```
    """

  private static func report(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func status(of name: String, in report: [String: Any]) -> String? {
    (report["components"] as? [[String: Any]])?.first { $0["name"] as? String == name }?["status"] as? String
  }

  @Test("a component that traps, recurses or eats memory costs its own pictures and is named", .timeLimit(.minutes(5)))
  func misbehaviour() throws {
    let scratch = try Scratch()
    let guide = try scratch.write(Self.misbehaving, to: "weather.md")
    let outcome = try Program.run(["guide", guide, "--out", scratch.path + "/out"], cache: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try Self.report(scratch.path + "/out/weather/report.json")
    #expect(Self.status(of: "Good", in: report) == "rendered")
    #expect(Self.status(of: "Unsteady", in: report) == "rendered")
    for name in ["Trapping", "Greedy", "Endless"] { #expect(Self.status(of: name, in: report) == "failed") }
    let errors = try #require(report["errors"] as? [[String: Any]]).compactMap { $0["message"] as? String }
    #expect(errors.contains { $0.contains("Trapping was not drawn: it crashed") && $0.contains("weather.md:15") })
    #expect(errors.contains { $0.contains("Greedy was not drawn: it used more than 600 MB") })
    #expect(errors.contains { $0.contains("Endless was not drawn: it crashed") })
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "text-contrast" && $0["measured"] as? String == "3.94:1" })
    let fonts = try #require(report["fonts"] as? [[String: Any]])
    #expect(fonts.first?["substitute"] as? String == "Inter-Regular")
  }

  @Test("two runs from nothing write the same bytes, and a third from the cache too", .timeLimit(.minutes(5)))
  func determinism() throws {
    let scratch = try Scratch()
    let guide = try scratch.write(Self.misbehaving, to: "weather.md")
    for (out, cache) in [("one", "a"), ("two", "b"), ("three", "b")] {
      let outcome = try Program.run(
        ["guide", guide, "--out", "\(scratch.path)/\(out)"], cache: "\(scratch.path)/cache-\(cache)")
      #expect(outcome.status == 0)
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path + "/one").sorted()
    #expect(names.contains("index.html"))
    #expect(names.count > 10)
    for other in ["two", "three"] {
      #expect(try FileManager.default.subpathsOfDirectory(atPath: "\(scratch.path)/\(other)").sorted() == names)
      for name in names {
        let left = FileManager.default.contents(atPath: "\(scratch.path)/one/\(name)")
        #expect(left == FileManager.default.contents(atPath: "\(scratch.path)/\(other)/\(name)"), "\(name)")
      }
    }
  }

  @Test("with --json the reports, and nothing else, are the result")
  func json() throws {
    let scratch = try Scratch()
    let guide = try scratch.write("# A\n```swift\nextension Color { static let ink = Color.black }\n```\n", to: "a.md")
    let outcome = try Program.run(["guide", guide, "--json", "--out", scratch.path + "/out"], cache: scratch.path)
    let reports = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(reports.map { $0["guide"] as? String } == ["a"])
    #expect(outcome.errors.contains("a: building"))
  }

  @Test("what keeps a guide from being built is said on standard error, with file, line and how many there are")
  func complaints() throws {
    let scratch = try Scratch()
    let guide = try scratch.write(
      "```swift\nstruct Row: View {\n  var body: some View { Text(3 as Bool) }\n}\n```\n", to: "a.md")
    let outcome = try Program.run(["guide", guide, "--json", "--out", scratch.path + "/out"], cache: scratch.path)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a.md:3: error: "))
    #expect(outcome.errors.contains("vitrine: a.md failed with 1 error;"))
    #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [[String: Any]])
  }

  @Test("beside JSON the address of the server is no part of the result")
  func served() throws {
    let scratch = try Scratch()
    let guide = try scratch.write("# A\n```swift\nextension Color { static let ink = Color.black }\n```\n", to: "a.md")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.products + "/vitrine")
    process.arguments = ["guide", guide, "--json", "--serve", "--port", "0", "--out", scratch.path + "/out"]
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": scratch.path]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var said = ""
    while !said.contains("Ctrl-C ends it") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    #expect(said.contains("http://127.0.0.1:"))
    #expect(try JSONSerialization.jsonObject(with: result) is [[String: Any]])
  }

  @Test("without fonts there is one error, with what to do", arguments: ["/nonexistent", "empty"])
  func fonts(folder: String) throws {
    let scratch = try Scratch()
    let guide = try scratch.write("```swift\nlet a = Color.black\n```\n", to: "a.md")
    let fonts = folder == "empty" ? scratch.path : folder
    let outcome = try Program.run(
      ["guide", guide, "--out", scratch.path + "/out"], cache: scratch.path, environment: ["VITRINE_FONTS": fonts])
    #expect(outcome.status == 1)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(fonts) && outcome.errors.contains("make setup"))
  }

  @Test("text sizes and schemes are drawn as they are asked for", .timeLimit(.minutes(5)))
  func variants() throws {
    let scratch = try Scratch()
    let guide = try scratch.write(
      "```swift\nstruct Row: View { var body: some View { Text(\"a\") } }\n```\n", to: "a.md")
    let outcome = try Program.run(
      ["guide", guide, "--out", scratch.path + "/out", "--type-size", "ax5,xSmall", "--scheme", "dark"],
      cache: scratch.path)
    #expect(outcome.status == 0)
    let report = try Self.report(scratch.path + "/out/a/report.json")
    let images = try #require((report["components"] as? [[String: Any]])?.first?["images"] as? [[String: Any]])
    let drawn = images.compactMap { image in
      (image["scheme"] as? String).flatMap { scheme in (image["typeSize"] as? String).map { "\(scheme) \($0)" } }
    }
    #expect(drawn == ["dark large", "dark AX5", "dark xSmall"])
    for image in images {
      let file = try #require(image["file"] as? String)
      #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/out/a/\(file)"))
    }
  }

  @Test(
    "an interrupted run ends its children, leaves no half-made folder and is exit code 130", .timeLimit(.minutes(5)))
  func interruption() throws {
    let scratch = try Scratch()
    let text = "```swift\nstruct Loop: View { var body: some View { while true {}; return Text(\"a\") } }\n```\n"
    let guide = try scratch.write(text, to: "loop.md")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.products + "/vitrine")
    process.arguments = ["guide", guide, "--out", scratch.path + "/out"]
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = scratch.path
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.contains("drawing") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    #expect(said.contains("drawing"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).contains("Stopped"))
    let leftovers = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).filter {
      $0.contains("drawings-")
    }
    #expect(leftovers.isEmpty)
  }
}
