import Foundation
import Testing

/// What Apple's compiler takes is taken here, and what it rejects is rejected.
struct SurfaceTests {
  @Test("a file that Apple's compiler takes is taken", arguments: Compiler.files(in: "Accepted"))
  func accepted(_ name: String) throws {
    let file = Compiler.sources.appendingPathComponent("Accepted").appendingPathComponent(name)
    let outcome = try Compiler.check(file)
    #expect(outcome.succeeded, "\(outcome.messages)")
  }

  /// Each file of `Rejected` has one wrong line, marked by the words that the compiler must say of it.
  @Test("a line that Apple's compiler rejects is rejected", arguments: Compiler.files(in: "Rejected"))
  func rejected(_ name: String) throws {
    let file = Compiler.sources.appendingPathComponent("Rejected").appendingPathComponent(name)
    let source = try String(contentsOf: file, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("// rejected: ") })
    let words = try #require(lines[line].components(separatedBy: "// rejected: ").last)
    let outcome = try Compiler.check(file)
    let errors = outcome.messages.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(!errors.isEmpty, "nothing was rejected")
    for error in errors {
      #expect(error.contains("\(name):\(line + 1):"), "another line was rejected: \(error)")
    }
    #expect(errors.contains { $0.contains(words) }, "\(outcome.messages)")
  }

  @Test("there are files to check")
  func files() {
    #expect(Compiler.files(in: "Accepted").count >= 3)
    #expect(Compiler.files(in: "Rejected").count >= 8)
  }
}
