import Foundation
import Testing

/// What `vitrine` says to those who use it wrongly: one sentence on standard error, and exit code 2.
@Suite struct WrongUseTests {
  @Test(
    "wrong use is exit code 2 and one sentence that says what to do",
    arguments: [
      ([], "name a command"),
      (["gide"], "did you mean guide?"),
      (["swim"], "vitrine --help lists the commands"),
      (["guide"], "at least one guide"),
      (["guide", "--ouy", "x", "a.md"], "did you mean --out?"),
      (["guide", "--wrong", "a.md"], "vitrine guide --help lists the options"),
      (["guide", "a.md", "--out"], "--out needs a value"),
      (["guide", "a.md", "--json=yes"], "--json takes no value"),
      (["guide", "a.md", "--port", "http"], "--port takes a whole number"),
      (["guide", "a.md", "--port", "70000"], "0 to 65535"),
      (["guide", "a.md", "--scheme", "dim"], "light, dark, both"),
      (["guide", "a.md", "--type-size", "huge"], "AX5"),
      (["guide", "no-such-file.md"], "no such file"),
      (["guide", "/tmp"], "this is a folder"),
      (["doctor", "now"], "takes no arguments"),
    ])
  func wrongUse(arguments: [String], sentence: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    if arguments.count > 1 { #expect(outcome.errors.split(separator: "\n").count == 1) }
  }

  @Test(
    "a file that is no guide is exit code 1 and one sentence",
    arguments: [("", "empty"), ("# Title\n\nNo code.\n", "no Swift code"), ("a\0b", "binary")])
  func noGuide(text: String, sentence: String) throws {
    let scratch = try Scratch()
    let outcome = try Program.run(["guide", try scratch.write(text, to: "a.md"), "--out", scratch.path + "/out"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(sentence))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out"))
  }

  @Test("a folder that cannot be written to is a sentence that names --out")
  func unwritable() throws {
    let scratch = try Scratch()
    let guide = try scratch.write("```swift\nlet a = 1\n```\n", to: "a.md")
    let file = try scratch.write("in the way", to: "out")
    let outcome = try Program.run(["guide", guide, "--out", file])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("--out"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "in the way")
  }

  @Test("help and version go to standard output and are exit code 0")
  func help() throws {
    for (arguments, word) in [
      (["--help"], "doctor"), (["--version"], "vitrine 0."), (["guide", "--help"], "--no-sandbox"),
      (["doctor", "--help"], "usage: vitrine doctor"), (["guide", "--help"], "text-contrast"),
    ] {
      let outcome = try Program.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(word))
      #expect(outcome.errors.isEmpty)
    }
  }
}
