import Foundation
import Testing

/// The commands about previews, as people run them.
@Suite struct PreviewCommandTests {
  private static let cache = try! Scratch()

  @Test(
    "wrong use is exit code 2 and one sentence that says what to do",
    arguments: [
      (["list", "a", "b"], "Name one package or file"),
      (["list", "/nowhere"], "There is nothing at /nowhere"),
      (["render", "--scheme", "dim"], "light, dark"),
      (["render", "--device", "iPhone 99"], "did you mean"),
      (["render", "--at", "soon"], "--at takes a number"),
      (["render", "--scale", "90"], "0.5 to 6"),
      (["render", "--format", "gif"], "png, svg, pdf, tree"),
      (["play"], "Name a script"),
      (["play", "/nowhere.script"], "There is no script"),
      (["compare", "a"], "Name two folders"),
      (["compare", "/nowhere", "/nowhere"], "There is no folder /nowhere"),
      (["compare", "/tmp", "/tmp", "--tolerance", "300"], "0 to 255"),
    ])
  func wrongUse(arguments: [String], sentence: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("a preview that crashes under a script keeps no other script from being played")
  func playing() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      import SwiftUI
      #Preview("Trap") { let empty: [Int] = []; return Text("\\(empty[1])") }
      #Preview("Good") { Text("good") }
      """, to: "Two.swift")
    let trap = try scratch.write("preview \"Trap\"\nexpect \"x\"\n", to: "trap.script")
    let good = try scratch.write("preview \"Good\"\nexpect \"good\"\n", to: "good.script")
    let outcome = try Program.run(["play", trap, good, "--path", file], cache: Self.cache.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("could not be played: it crashed"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("good.script, Two.Good: passed"), "\(outcome.output)\(outcome.errors)")
  }

  @Test("a file is listed and drawn under names that say the variant, and comparing finds what changed")
  func fromFileToComparison() throws {
    let scratch = try Scratch()
    func source(_ text: String) -> String {
      "import SwiftUI\n#Preview(\"Hello\", traits: .sizeThatFitsLayout) { Text(\"\(text)\") }\n"
    }
    let file = try scratch.write(source("Hello"), to: "Greeting.swift")
    let cache = Self.cache.path
    let list = try Program.run(["list", file, "--json"], cache: cache)
    #expect(list.status == 0)
    #expect(list.output.contains("\"name\" : \"Greeting.Hello\""))
    let (before, after) = (scratch.path + "/before", scratch.path + "/after")
    let drawn = try Program.run(
      ["render", "hello", "--path", file, "--out", before, "--scheme", "light,dark", "--type-size", "large,AX3"],
      cache: cache)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: before).filter { $0.hasSuffix(".png") }.sorted()
    #expect(
      names == [
        "Greeting.Hello-dark-AX3.png", "Greeting.Hello-dark.png", "Greeting.Hello-light-AX3.png",
        "Greeting.Hello-light.png",
      ])
    let page = try String(contentsOfFile: before + "/index.html", encoding: .utf8)
    for name in names { #expect(page.contains("src=\"\(name)\"")) }
    #expect(try Program.run(["compare", before, before]).status == 0)
    _ = try scratch.write(source("Goodbye"), to: "Greeting.swift")
    #expect(try Program.run(["render", "--path", file, "--out", after], cache: cache).status == 0)
    let comparison = try Program.run(["compare", before, after])
    #expect(comparison.status == 1)
    #expect(comparison.output.contains("said “Hello” and says “Goodbye”"))
    #expect(comparison.output.contains("Greeting.Hello-dark-AX3"))
  }

  @Test("an unknown name is exit code 2 with a near one")
  func unknownName() throws {
    let scratch = try Scratch()
    let file = try scratch.write("import SwiftUI\n#Preview(\"Basket\") { Text(\"A\") }\n", to: "Shop.swift")
    let outcome = try Program.run(
      ["render", "Baskit", "--path", file, "--out", scratch.path + "/out"], cache: Self.cache.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean Basket?"))
  }

  @Test("a run that is interrupted leaves nothing half-written")
  func interruption() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      "import SwiftUI\n#Preview(\"Good\") { Text(\"A\") }\n#Preview(\"Endless\") { while true {}; return Text(\"B\") }\n",
      to: "Slow.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.products + "/vitrine")
    process.arguments = ["render", "--path", file, "--out", scratch.path + "/out"]
    process.environment = ProcessInfo.processInfo.environment.merging(["VITRINE_CACHE": scratch.path + "/cache"]) { $1 }
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    func work() -> [String] {
      (FileManager.default.enumerator(atPath: scratch.path + "/cache")?.allObjects as? [String] ?? [])
        .filter { $0.contains("/work-") }
    }
    // The good one is drawn, and the other never ends.
    let deadline = Date(timeIntervalSinceNow: 240)
    while !work().contains(where: { $0.hasSuffix("Slow.Good-light.json") }), process.isRunning, Date() < deadline {
      usleep(20_000)
    }
    try #require(process.isRunning)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(work().isEmpty)
    let left = (FileManager.default.enumerator(atPath: scratch.path + "/out")?.allObjects as? [String]) ?? []
    #expect(left.isEmpty)
  }
}
