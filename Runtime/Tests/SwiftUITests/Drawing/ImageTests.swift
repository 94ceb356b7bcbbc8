import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import Typesetting

@MainActor
@Suite("Images")
struct ImageTests {
  private let red = ResolvedColor(0xFF3B30)
  private let green = ResolvedColor(0x34C759)

  private func facts(_ host: Host) -> [NodeFacts] {
    var result: [NodeFacts] = []
    func visit(_ node: NodeDescription) {
      if let facts = node.facts { result.append(facts) }
      node.children.forEach(visit)
    }
    visit(host.graph.describe())
    return result
  }

  private func symbol(_ view: some View) throws -> NodeFacts.Symbol? {
    for case .symbol(let symbol) in facts(try Host(view)) { return symbol }
    return nil
  }

  private func size(_ view: some View) throws -> CGSize {
    try Host(view).graph.idealSize(for: .unspecified)
  }

  @Test("a symbol is as large as the font and the scale say")
  func symbolSize() throws {
    let library = Host.resources.fonts.symbols
    func glyph(_ size: CGFloat, _ weight: CGFloat = 400, _ scale: SymbolScale = .medium) -> CGSize {
      library.glyph(name: "star", pointSize: size, weight: weight, scale: scale, displayScale: 3).size
    }
    #expect(try size(Image(systemName: "star")) == glyph(17))
    #expect(try size(Image(systemName: "star").font(.largeTitle)) == glyph(34))
    #expect(try size(Image(systemName: "star").font(.system(size: 40, weight: .bold))) == glyph(40, 700))
    #expect(try size(Image(systemName: "star").imageScale(.large)) == glyph(17, 400, .large))
    #expect(try size(Image(systemName: "star").bold()) == glyph(17, 700))
    #expect(try size(Image(systemName: "star").dynamicTypeSize(.accessibility5)) == glyph(53))
  }

  @Test("a symbol stands on the baseline of the text beside it")
  func baseline() throws {
    let host = try Host(
      HStack(alignment: .firstTextBaseline) {
        Text("Ag").font(.largeTitle)
        Image(systemName: "star.fill")
      })
    let image = host.frames(of: "Image")[0]
    let glyph = Host.resources.fonts.symbols.glyph(name: "star.fill", pointSize: 17, weight: 400, displayScale: 3)
    // Recorded: the baseline of a line lies at 0.9521484375 of the size, on the pixel.
    let baseline = (0.9521484375 * 34 * 3).rounded() / 3 + host.frames(of: "Text")[0].minY
    #expect(abs(image.minY + glyph.baseline - baseline) < 0.01)
  }

  @Test("a resizable picture takes what it is offered, another its own size")
  func resizable() throws {
    let image = Image(systemName: "star")
    let own = try size(image)
    #expect(try Host(image, width: 90, height: 50).frames(of: "Image")[0].size == own)
    #expect(
      try Host(image.resizable(), width: 90, height: 50).frames(of: "Image")[0].size == CGSize(width: 90, height: 50))
    let fitted = try Host(image.resizable().scaledToFit(), width: 90, height: 50).frames(of: "Image")[0].size
    #expect(abs(fitted.width / fitted.height - own.width / own.height) < 0.001)
    #expect(fitted.height == 50 || fitted.width == 90)
  }

  @Test("layers take the styles of a palette, or weaker ranks of one style")
  func layers() throws {
    let check = Image(systemName: "checkmark.circle.fill")
    #expect(try Host(check.foregroundStyle(.red)).fills == [red])
    // The first style goes to the first layer, which is drawn last.
    #expect(try Host(check.foregroundStyle(.red, .green)).fills == [green, red])
    #expect(
      try Host(check.symbolRenderingMode(.hierarchical).foregroundStyle(.red)).fills
        == [red.multiplyingAlpha(by: 0.5), red])
    #expect(try Host(check.symbolRenderingMode(.monochrome).foregroundStyle(.red, .green)).fills == [red])
  }

  @Test("a variant fills a symbol that has the form, and leaves one that has none")
  func variants() throws {
    func outline(_ view: some View) throws -> [DisplayItem] { try Host(view).drawn }
    #expect(
      try outline(Image(systemName: "heart").symbolVariant(.fill)) == outline(Image(systemName: "heart.fill")))
    #expect(
      try outline(Image(systemName: "heart.fill").symbolVariant(.fill)) == outline(Image(systemName: "heart.fill")))
    #expect(
      try outline(Image(systemName: "checkmark").symbolVariant(.circle.fill))
        == outline(Image(systemName: "checkmark.circle.fill")))
    #expect(
      try outline(Image(systemName: "chevron.right").symbolVariant(.fill))
        == outline(Image(systemName: "chevron.right")))
  }

  @Test("an unknown symbol is drawn as a box and said to be unknown")
  func unknown() throws {
    let symbol = try #require(try symbol(Image(systemName: "no.such.symbol").foregroundStyle(.red)))
    #expect(symbol.isUnknown && symbol.name == "no.such.symbol" && symbol.color == red)
    #expect(try !Host(Image(systemName: "no.such.symbol")).drawn.isEmpty)
    #expect(try self.symbol(Image(systemName: "star"))?.isUnknown == false)
  }

  @Test("a missing asset is a marked box of some size, named in the report")
  func missing() throws {
    let host = try Host(Image("hero"))
    #expect(host.frames(of: "Image")[0].size == CGSize(width: 60, height: 60))
    #expect(!host.drawn.isEmpty)
    guard case .record("missingImage", "hero") = facts(host).first else {
      Issue.record("no record of the missing image")
      return
    }
    #expect(try Host(Image("hero").resizable(), width: 200, height: 90).frames(of: "Image")[0].size.width == 200)
  }

  @Test("directional symbols turn with the direction of reading, others stay")
  func direction() throws {
    func items(_ name: String, _ direction: LayoutDirection) throws -> [DisplayItem] {
      try Host(Image(systemName: name).environment(\.layoutDirection, direction)).drawn
    }
    #expect(try items("chevron.forward", .leftToRight) != items("chevron.forward", .rightToLeft))
    #expect(try items("chevron.right", .leftToRight) == items("chevron.right", .rightToLeft))
  }

  /// Two by one pixels: red and blue.
  private static let png =
    "data:image/png;base64,"
    + "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="

  @Test("a picture of a data URL is there at once; its scale divides its size")
  func dataURL() throws {
    var phases: [AsyncImagePhase] = []
    let host = try Host(
      AsyncImage(url: URL(string: Self.png), scale: 2) { phase in
        let _ = phases.append(phase)
        if let image = phase.image { image } else { Color.red }
      })
    #expect(phases.last?.error == nil)
    #expect(host.frames(of: "Image").map(\.size) == [CGSize(width: 1, height: 0.5)])
  }

  @Test("a picture that would have to be fetched shows its placeholder, a damaged one its error")
  func otherURLs() throws {
    let remote = try Host(
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0.resizable()
      } placeholder: {
        Circle()
      })
    #expect(remote.frames(of: "Circle").count == 1)
    var error: (any Error)?
    _ = try Host(
      AsyncImage(url: URL(string: "data:image/png;base64,AAAA")) { phase in
        let _ = error = phase.error
        Color.red
      })
    #expect(error != nil)
    _ = try Host(AsyncImage(url: nil))
  }

  @Test("redacted pictures and texts are bars")
  func redacted() throws {
    let image = try Host(Image(systemName: "star").redacted(reason: .placeholder))
    #expect(image.fills == [ResolvedColor.black.multiplyingAlpha(by: 0.16)])
    let text = try Host(Text("One\nTwo").redacted(reason: .placeholder))
    #expect(text.fills.count == 2)
    #expect(!text.drawn.contains { if case .glyphs = $0 { true } else { false } })
    #expect(text.frames(of: "Text") == (try Host(Text("One\nTwo"))).frames(of: "Text"))
  }

  @Test("an image in a line of text takes the text's font and colour")
  func inText() throws {
    let host = try Host(Text(Image(systemName: "star.fill")).foregroundStyle(.red).font(.title))
    #expect(host.fills == [red])
  }

  @Test("a picture that a closure draws has the size that it says and stretches when resizable")
  func drawn() throws {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
    }
    let host = try Host(image.resizable(), width: 8, height: 4, scale: 1)
    let picture = try host.picture(width: 8, height: 4)
    #expect((0..<8).map { picture.word(x: $0, y: 2) >> 24 } == [255, 255, 255, 255, 0, 0, 0, 0])
    #expect(try size(image) == CGSize(width: 20, height: 10))
  }
}
