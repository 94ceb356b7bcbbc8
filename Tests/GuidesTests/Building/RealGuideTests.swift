import Foundation
import Guides
import Testing

@Suite(.serialized) struct RealGuideTests {
  private static let repaired = ["apple-notes", "figma"]

  @Test("the real guides are built, two of them repaired by the whitespace rule only", arguments: Workshop.realGuides)
  func status(path: String) throws {
    let folder = try TemporaryFolder()
    let result = try Workshop.builder(cache: folder.path("cache")).build(try GuideReader().read(path))
    let isRepaired = RealGuideTests.repaired.contains(result.guide.name)
    #expect(result.status == (isRepaired ? .repaired : .built))
    #expect(result.repairs.map(\.rule) == (isRepaired ? ["whitespace-before-equals"] : []))
    #expect(result.errors.isEmpty)
    #expect(result.missing.isEmpty)
    #expect(Set(result.specimens.map(\.component)) == Set(result.analysis.components.map(\.name)))
  }

  @Test(
    "what the real guides leave undefined is known",
    arguments: Workshop.realGuides.filter { $0.hasSuffix("dropbox.md") })
  func placeholders(path: String) throws {
    let folder = try TemporaryFolder()
    let result = try Workshop.builder(cache: folder.path("cache")).build(try GuideReader().read(path))
    #expect(
      result.placeholders.map(\.name) == [
        "HomeView", "FilesView", "PhotosView", "OfflineView", "AccountView", "fabTapped",
      ])
  }
}
