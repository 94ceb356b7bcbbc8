import Foundation
import Testing

/// The kits of this package are previews like those of any other, from the program that was built with them.
@Suite struct OwnKitTests {
  @Test("the previews of this package's kits are listed", .timeLimit(.minutes(5)))
  func listed() throws {
    let scratch = try Scratch()
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let list = try Program.run(["list", package.path, "--json"], cache: scratch.path)
    #expect(list.status == 0, "\(list.errors)")
    #expect(!list.errors.contains("is made of"))
    for kit in ["TodoistKit", "NotesKit", "FigmaKit", "DropboxKit", "GoodreadsKit"] {
      #expect(list.output.contains(kit), "\(kit)")
    }
    #expect(list.output.matches(of: #/"name" : /#).count >= 100)
  }
}
