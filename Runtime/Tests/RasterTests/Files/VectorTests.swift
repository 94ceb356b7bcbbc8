import CoreGraphics
import Drawing
import Foundation
import Raster
import Testing

@Suite("SVG and PDF") struct VectorTests {
  private func svg(_ items: [DisplayItem]) throws -> String {
    let data = try Rasterizer().svg(DisplayList(items), size: CGSize(width: 100, height: 50))
    return String(decoding: data, as: UTF8.self)
  }

  @Test("an SVG says what is drawn, and only that")
  func items() throws {
    let text = try svg([
      .fill(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), hex(0xFF8000, alpha: 0.5)),
      .list(
        DisplayList([
          .stroke(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black), Pen(width: 2, dash: [1, 2]))
        ]), at: CGPoint(x: 10, y: 0)),
    ])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
        <path d="M1 2L4 2L4 6L1 6Z" fill="#FF8000" fill-opacity="0.5"/>
        <path d="M0 0L5 0L5 5L0 5Z" fill="none" stroke="#000000" stroke-width="2" stroke-miterlimit="10" \
        stroke-dasharray="1 2" transform="matrix(1 0 0 1 10 0)"/>
        </svg>

        """)
  }

  @Test("gradients, clips, masks and groups are SVG's own; blurs are pixels")
  func structure() throws {
    let text = String(
      decoding: try Rasterizer().svg(Scene.list(), size: Scene.size, background: Scene.background), as: UTF8.self)
    for part in [
      "<linearGradient", "<radialGradient", "<clipPath", "<mask", "mix-blend-mode:multiply", "opacity=\"0.5\"",
      "<image", "aria-label=\"Buy milk &lt;&amp;&gt;\"",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    // Every reference has its definition.
    for reference in text.split(separator: "url(#").dropFirst() {
      #expect(text.contains("id=\"\(reference.prefix { $0 != ")" })\""))
    }
    for reference in text.split(separator: "href=\"#").dropFirst() {
      #expect(text.contains("id=\"\(reference.prefix { $0 != "\"" })\""))
    }
  }

  @Test("a letter is defined once, however often it stands there")
  func sharedGlyphs() throws {
    let run = TestText.run("lllll", size: 17)
    let text = try svg([
      .glyphs(run, at: CGPoint(x: 0, y: 20), .color(.black)), .glyphs(run, at: CGPoint(x: 0, y: 40), .color(.black)),
    ])
    #expect(text.split(separator: "<path id=").count == 2)
    #expect(text.split(separator: "<use ").count == 11)
  }

  @Test("text that XML cannot hold is written without it")
  func escaping() throws {
    var run = TestText.run("a", size: 17)
    run.text = "a\u{1}<\"\u{FFFE}"
    let text = try svg([.glyphs(run, at: .zero, .color(.black))])
    #expect(text.contains("aria-label=\"a&lt;&quot;\""))
  }

  @Test("a PDF is a PDF, with a fixed date")
  func pdf() throws {
    let data = try Rasterizer().pdf(Scene.list(), size: Scene.size)
    #expect(data.starts(with: Data("%PDF-1.".utf8)))
    #expect(data.range(of: Data("CreationDate (20000101000000Z)".utf8)) != nil)
    #expect(data.suffix(8).contains(UInt8(ascii: "%")))
  }

  @Test("a page without room is an error")
  func pages() throws {
    #expect(throws: RasterError.self) { try Rasterizer().pdf(.empty, size: .zero) }
    #expect(throws: RasterError.self) { try Rasterizer().svg(.empty, size: CGSize(width: 1, height: CGFloat.nan)) }
    #expect(throws: RasterError.self) { try Rasterizer().pdf(.empty, size: CGSize(width: 1e9, height: 1)) }
  }
}
