import Foundation
import Testing

/// The pages of the families say what compiles and what is drawn.
@Suite struct PageTests {
  @Test("every Swift sample of the pages stands word for word in the samples that are compiled")
  func samples() throws {
    let sources = try Documentation.files(in: Documentation.samples, "swift")
      .map { (name: $0.lastPathComponent, text: "\n" + (try String(contentsOf: $0, encoding: .utf8))) }
    var count = 0
    for page in try Page.all() {
      for fence in page.fences where fence.language == "swift" {
        count += 1
        guard let name = fence.name(of: "sample") else {
          Issue.record("\(page):\(fence.line): a comment `<!-- sample: Name -->` goes before the sample.")
          continue
        }
        let holder = page.file.deletingPathExtension().lastPathComponent + "Samples.swift"
        let source = sources.first { $0.name == holder }
        #expect(
          source?.text.contains("\n" + fence.text + "\n") == true,
          "\(page):\(fence.line): the sample \(name) is not in Samples/\(holder) as it stands in the page.")
        #expect(
          fence.text.contains(name), "\(page):\(fence.line): the sample has the mark of another, \(name).")
      }
    }
    #expect(count > 0)
  }

  @Test("what the pages say that a sample puts out is what it puts out")
  @MainActor func outputs() throws {
    for page in try Page.all() {
      for fence in page.fences {
        guard let name = fence.name(of: "output") else { continue }
        guard let output = Outputs.all[name] else {
          Issue.record("\(page):\(fence.line): nothing puts out \(name); Outputs.swift lists what is there.")
          continue
        }
        let text = try output()
        #expect(text == fence.text, "\(page):\(fence.line): \(name) puts out\n\(text)")
      }
    }
  }

  @Test("every picture and page that the pages name is there")
  func targets() throws {
    for page in try Page.all() {
      for target in page.targets {
        let path = target.split(separator: "#")[0]
        let file = page.file.deletingLastPathComponent().appending(path: path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page) names \(target), which is not there.")
      }
    }
  }

  @Test("every picture is shown by a page, and every page is in the list of pages")
  func nothingIsLeftOver() throws {
    let pages = try Page.all()
    let shown = Set(pages.flatMap(\.targets).filter { $0.hasSuffix(".png") }.map { ($0 as NSString).lastPathComponent })
    #expect(Set(Album.all.map { $0.file.lastPathComponent }) == shown)
    #expect(Set(try Documentation.files(in: Documentation.pictures, "png").map(\.lastPathComponent)) == shown)
    let list = try #require(pages.first { $0.description == "README.md" })
    for page in pages where page.file != list.file {
      #expect(list.targets.contains(page.description), "README.md of the pages does not name \(page).")
    }
  }
}
