import Foundation
import Guides
import Testing

@Suite struct GalleryTests {
  private static let dot = Data([0x89, 0x50, 0x4E, 0x47])

  private func page(_ report: Report = SampleReport.full, picture: @escaping (String) -> Data? = { Data($0.utf8) })
    -> String
  {
    String(decoding: Gallery(report: report, text: SampleReport.text, picture: picture).page(), as: UTF8.self)
  }

  @Test("a page with everything in it is well-formed, and nothing that it links to is missing")
  func wellFormed() {
    let page = page()
    #expect(WellFormed(page).problems.isEmpty)
    let index = GalleryIndex(reports: [SampleReport.full]) { _, file in Data(file.utf8) }.page()
    #expect(WellFormed(String(decoding: index, as: UTF8.self)).problems.isEmpty)
  }

  @Test("an empty report makes a page too")
  func empty() {
    let report = Report(
      guide: "a", file: "a.md", title: "A", status: .failed, blocks: .init(declarations: 0, fragments: 0, pseudoCode: 0)
    )
    let markup = WellFormed(page(report))
    #expect(markup.problems.isEmpty)
    #expect(markup.text.contains("No check found anything."))
  }

  @Test("what comes out of a guide never becomes markup")
  func escaping() {
    let page = page()
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;more&quot;"))
    #expect(WellFormed(page).elements["script"] == 1)
    #expect(WellFormed(page).elements["b", default: 0] < 40)
    #expect(!page.contains("<b>bold</b>"))
  }

  @Test("a page asks nothing of a network or of files beside it")
  func selfContained() {
    let page = page()
    let own = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for sign in ["http://", "https://", "src=\"pictures", "url(", "@import"] {
      #expect(!own.contains(sign), "\(sign)")
    }
    #expect(page.contains("default-src &#39;none&#39;"))
    #expect(page.contains("src=\"data:image/png;base64,"))
  }

  @Test("equal pictures of both schemes are put in once, others each for its scheme")
  func dedupe() {
    let same = page(picture: { _ in Self.dot })
    #expect(!same.contains("class=\"in-dark\""))
    #expect(page().contains("class=\"in-dark\""))
    #expect(page().contains("class=\"in-light\""))
  }

  @Test("pictures say their texts to those who cannot see them")
  func alternatives() {
    #expect(page().contains("alt=\"Row, on: Buy milk, "))
    #expect(!page().contains("<img class=\"in-light\" width"))
  }

  @Test("a component shows its findings, its parameters, its failure and its source with the lines marked")
  func component() {
    let page = page()
    #expect(page.contains("data-line=\"6\""))
    #expect(page.contains("<span class=\"error\" data-line=\"6\">"))
    #expect(page.contains("No picture: no arguments could be made"))
    #expect(page.contains("it crashed"))
    #expect(page.contains("At larger text sizes"))
    #expect(page.contains("comment says #212121"))
    #expect(page.contains("dark</span>"))
  }

  @Test("a page carries the face that it is set in, and it is small")
  func font() throws {
    let folder =
      ProcessInfo.processInfo.environment["VITRINE_FONTS"]
      ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.setup/fonts").path
    let data = try #require(PageFont.subset(in: folder))
    #expect(data.count < 200_000)
    let page = Gallery(report: SampleReport.full, text: "", font: data) { _ in nil }.page()
    #expect(String(decoding: page, as: UTF8.self).contains(data.base64EncodedString()))
    #expect(PageFont.subset(in: "/nowhere") == nil)
  }

  @Test("equal reports make equal bytes")
  func determinism() {
    #expect(page() == page())
  }
}
