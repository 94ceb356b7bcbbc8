import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Glyphs") struct GlyphTests {
  private func text(
    _ string: String, size: CGFloat, x: CGFloat = 10, y: CGFloat = 30, face: FontFace = TestText.face(),
    color: ResolvedColor = .black
  ) -> DisplayItem {
    .glyphs(TestText.run(string, size: size, face: face), at: CGPoint(x: x, y: y), .color(color))
  }

  private func ink(_ bitmap: Bitmap) -> Int {
    (0..<bitmap.height).reduce(0) { $0 + bitmap.alphas(row: $1).reduce(0) { $0 + Int($1) } }
  }

  @Test("a flat-footed letter stands on a whole pixel: full above the baseline, clear below", arguments: [1.0, 2, 3])
  func baseline(scale: CGFloat) throws {
    for y in [30.0, 30.2, 30.4] {
      let bitmap = try render([text("H", size: 17, y: y)], width: 40, height: 40, scale: scale)
      let baseline = Int((y * scale + 0.5).rounded(.down))
      #expect(bitmap.alphas(row: baseline - 1).contains { $0 > 200 })
      #expect(bitmap.alphas(row: baseline).allSatisfy { $0 == 0 })
    }
  }

  @Test("letters are placed at quarter pixels along the line")
  func quarters() throws {
    let reference = try render([text("l", size: 17, x: 10)], width: 40, height: 40)
    expectSame(reference, try render([text("l", size: 17, x: 10.1)], width: 40, height: 40))
    let quarter = try render([text("l", size: 17, x: 10.25)], width: 40, height: 40)
    let whole = try render([text("l", size: 17, x: 11)], width: 40, height: 40)
    expectDifferent(reference, quarter)
    #expect(reference.alphas(row: 25).dropLast() == whole.alphas(row: 25).dropFirst())
  }

  @Test("heavier, larger and emboldened letters have more ink; axes are honoured")
  func weights() throws {
    func inkOf(_ face: FontFace, size: CGFloat = 20) throws -> Int {
      try ink(render([text("Hamburg", size: size, face: face)], width: 120, height: 40, scale: 2))
    }
    let regular = try inkOf(TestText.face(400))
    #expect(try inkOf(TestText.face(900)) > regular * 14 / 10)
    #expect(try inkOf(TestText.face(100)) < regular * 6 / 10)
    var bold = TestText.face(400)
    bold.embolden = 0.04
    #expect(try inkOf(bold) > regular * 12 / 10)
    var slanted = TestText.face(400)
    slanted.skew = 0.25
    #expect(abs(try inkOf(slanted) - regular) < regular / 50)
  }

  @Test("a slant leans to the right")
  func skew() throws {
    var face = TestText.face(400)
    face.skew = 0.5
    let bitmap = try render([text("l", size: 30, face: face)], width: 60, height: 40)
    func middle(_ y: Int) -> Double {
      let row = bitmap.alphas(row: y).map(Double.init)
      return zip(row, row.indices).reduce(0) { $0 + $1.0 * Double($1.1) } / row.reduce(0, +)
    }
    #expect(abs((middle(12) - middle(26)) - 7) < 0.5)
  }

  @Test("letters of one run that overlap do not darken, and take gradients")
  func overlap() throws {
    let single = TestText.run("n", size: 20)
    var double = single
    double.glyphs += single.glyphs
    let color = Paint.color(ResolvedColor.black.multiplyingAlpha(by: 0.5))
    let at = CGPoint(x: 5, y: 25)
    let twice = try render([.glyphs(double, at: at, color)], width: 30, height: 30)
    #expect(twice.alphas(row: 20).max()! <= 128)
    let gradient = Paint.linear(
      stops: [.init(color: hex(0xFF0000), location: 0), .init(color: hex(0x0000FF), location: 1)], start: .zero,
      end: CGPoint(x: 30, y: 0))
    let painted = try render([.glyphs(single, at: at, gradient)], width: 30, height: 30)
    #expect(
      painted.alphas(row: 20)
        == (try render([.glyphs(single, at: at, .color(.black))], width: 30, height: 30)).alphas(row: 20))
    #expect(Set(painted.colors(row: 20)).count > 3)
  }

  @Test("turned and very large text is the same shape as drawn from its outline")
  func outlines() throws {
    // A whole turn in two halves is no turn.
    let half = CGAffineTransform(rotationAngle: .pi)
    let turned = DisplayItem.effect(.transform(half), .effect(.transform(half), text("Rag", size: 24)))
    let straight = try render([text("Rag", size: 24)], width: 80, height: 40)
    let difference = straight.difference(from: try render([turned], width: 80, height: 40))
    // Quarter pixels and exact places differ at most by an eighth of a pixel.
    #expect(difference < 60)
    let large = try render([text("R", size: 300, x: 0, y: 250)], width: 220, height: 260)
    #expect(ink(large) > 0)
  }

  @Test("emoji are drawn in their own colours, at the text's size and alpha")
  func emoji() throws {
    let face = FontFace(file: TestText.emoji, name: "NotoColorEmoji")
    func draw(_ size: CGFloat, alpha: Double = 1) throws -> Bitmap {
      let run = TestText.run("😀", size: size, face: face, isColor: true)
      let paint = Paint.color(ResolvedColor.black.multiplyingAlpha(by: alpha))
      return try render([.glyphs(run, at: CGPoint(x: 5, y: 45), paint)], width: 60, height: 60)
    }
    let face20 = try draw(20)
    // Yellow: much red, less blue.
    let center = face20.word(x: 17, y: 38)
    #expect(center >> 16 & 255 > 200 && center & 255 < 140)
    #expect(ink(try draw(40)) > ink(face20) * 35 / 10)
    #expect(abs(ink(try draw(20, alpha: 0.5)) * 2 - ink(face20)) < ink(face20) / 50)
  }

  @Test("a font that is not there is an error that names it")
  func missingFont() throws {
    let face = FontFace(file: "/nowhere/Nothing.ttf", name: "Nothing-Regular")
    let run = GlyphRun(
      face: face, drawSize: 10, glyphs: [.init(id: 1, x: 0, y: 0, clusterBytes: 1)], text: "a",
      isRightToLeft: false, isColor: false, width: 5)
    #expect(throws: RasterError.face("Nothing-Regular", file: "/nowhere/Nothing.ttf")) {
      try render([.glyphs(run, at: .zero, .color(.black))], width: 10, height: 10)
    }
  }

  @Test("text and marked nodes can be left out, with their shadows")
  func omitting() throws {
    let symbol = DisplayItem.marked(
      Mark(node: 7), DisplayList([.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .black)]))
    let items: [DisplayItem] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), hex(0x336699)),
      .effect(.shadow(color: .black, radius: 4, offset: .zero), text("Hi", size: 17), symbol),
    ]
    let ground = try render(
      items, width: 40, height: 40, options: RenderOptions(omitsText: true, omittedNodes: [7]))
    #expect(Set((0..<40).flatMap { ground.colors(row: $0) }) == [0x336699])
    let symbolOnly = try render(items, width: 40, height: 40, options: RenderOptions(omitsText: true))
    #expect(symbolOnly.colors(row: 1)[1] == 0)
  }
}
