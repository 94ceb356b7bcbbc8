import Foundation
import Testing

@Suite("Pages") struct PageTests {
  @Test("every target has a page and a place in ARCHITECTURE.md", arguments: Project.packages)
  func pages(package: URL) throws {
    let overview = try String(contentsOf: Project.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    for target in try Manifest.read(package).targets where target.type != "test" {
      #expect(overview.contains("`\(target.name)`"), "ARCHITECTURE.md does not name \(target.name)")
      let page = Project.root.appending(path: "Documentation/Targets/\(target.name).md")
      let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
      #expect(text.contains("## Invariants"), "Documentation/Targets/\(target.name).md says no invariants")
    }
  }
}
