import Foundation
import Guides
import Testing

@Suite struct InputErrorTests {
  private func error(_ bytes: [UInt8]) throws -> GuideInputError? {
    let folder = try TemporaryFolder()
    let path = folder.path("guide.md")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    do throws(GuideInputError) {
      _ = try GuideReader().read(path)
      return nil
    } catch {
      return error
    }
  }

  @Test("a file that is not there and a folder are told apart")
  func missing() {
    #expect(throws: GuideInputError.missing(path: "/nowhere/a.md")) { try GuideReader().read("/nowhere/a.md") }
    #expect(throws: GuideInputError.folder(path: "/tmp")) { try GuideReader().read("/tmp") }
    #expect(throws: GuideInputError.self) { try GuideReader().read("/dev/null") }
  }

  @Test("an empty file, a file of blanks, a binary and a text in another encoding are told apart")
  func contents() throws {
    guard case .empty = try error([]) else { Issue.record("empty"); return }
    guard case .empty = try error(Array("  \n\t\n".utf8)) else { Issue.record("blank"); return }
    guard case .binary = try error([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2]) else { Issue.record("binary"); return }
    guard case .notUTF8(_, line: 2) = try error(Array("# A\nGr".utf8) + [0xFC, 0x6E]) else {
      Issue.record("latin"); return
    }
    guard case .notUTF8 = try error([0xFF, 0xFE, 0x41, 0x00]) else { Issue.record("utf-16"); return }
    guard case .withoutSwift = try error(Array("# A\n\n```js\nlet a = 1\n```\n".utf8)) else {
      Issue.record("js"); return
    }
  }

  @Test("a file of 50 MB is refused before it is read")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("large.md")
    // A file with a hole: it takes no room, and reading it would find a binary.
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 50_000_000)
    try handle.close()
    #expect(throws: GuideInputError.tooLarge(path: path, bytes: 50_000_000, limit: GuideReader.sizeLimit)) {
      try GuideReader().read(path)
    }
  }

  @Test("every reason is one sentence that begins with the path")
  func sentences() {
    let errors: [GuideInputError] = [
      .missing(path: "a.md"), .folder(path: "a.md"), .unreadable(path: "a.md", reason: "no"), .empty(path: "a.md"),
      .binary(path: "a.md"), .notUTF8(path: "a.md", line: 3),
      .tooLarge(path: "a.md", bytes: 50_000_000, limit: 20_000_000),
      .withoutSwift(path: "a.md"),
    ]
    for error in errors {
      #expect(error.description.hasPrefix("a.md: "))
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
    }
  }
}
