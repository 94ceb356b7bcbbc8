import Foundation
import Testing

/// The DocC catalogue of each kit names what the kit has.
@Suite("Catalogues of kits") struct CatalogueTests {
  private static let kits: [String] = {
    let folders = try? FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: "Sources").path)
    return (folders ?? []).filter { $0.hasSuffix("Kit") }.sorted()
  }()

  @Test("a kit's catalogue has each of its public types under a topic, and its pictures are there", arguments: kits)
  func topics(kit: String) throws {
    let catalogue = Project.root.appending(path: "Sources/\(kit)/\(kit).docc")
    let page = try String(contentsOf: catalogue.appending(path: "\(kit).md"), encoding: .utf8)
    #expect(page.hasPrefix("# ``\(kit)``\n"))
    #expect(page.contains("\nimport \(kit)\n"))
    let topics = page.matches(of: #/(?m)^- ``(\w+)``$/#).map { String($0.1) }
    let declaration = #/(?m)^(?:@\w+(?:\([^)]*\))? )*public (?:final )?(?:struct|enum|class|protocol|actor) (\w+)/#
    let sources = try Project.sources(of: kit, in: Project.root).filter { !$0.path.contains("/Previews/") }
    let types = sources.flatMap { $0.text.matches(of: declaration).map { String($0.1) } }
    #expect(types.count >= 20)
    #expect(topics.sorted() == types.sorted())
    let pictures = page.matches(of: #/!\[[^\]]+\]\(([^)]+)\)/#).map { String($0.1) }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: catalogue.appending(path: picture).path), "\(picture)")
    }
  }
}
