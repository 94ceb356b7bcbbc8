import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Coverage and snapping") struct CoverageTests {
  static let black = ResolvedColor.black

  @Test("a square turned by 45° covers exactly the areas that geometry says")
  func turnedSquare() throws {
    // Side 6 about (8, 8): half a diagonal is 4.2426, so in the rows beside the middle one pixel is
    // covered by 0.0294 and the next by 0.7132.
    let turn = CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(CGAffineTransform(translationX: 8, y: 8))
    let bitmap = try render(
      [.effect(.transform(turn), .fill(.rect(CGRect(x: -3, y: -3, width: 6, height: 6)), Self.black))],
      width: 16, height: 16)
    for y in [7, 8] {
      let row = bitmap.alphas(row: y)
      #expect(row[3] == row[12] && row[4] == row[11])
      #expect(row[2] == 0 && row[5] == 255 && row[10] == 255 && row[13] == 0)
      #expect(row[3] == 0x07)
      #expect(row[4] == 0xB6)
    }
  }

  @Test("white at 0.6 over black is #999999")
  func overBlack() throws {
    let bitmap = try render(
      [.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 2)), ResolvedColor.white.multiplyingAlpha(by: 0.6))],
      width: 2, height: 2, background: .black)
    #expect(bitmap.colors(row: 0) == [0x999999, 0x999999])
  }

  @Test("a hairline is whole pixels at every scale and place", arguments: [1.0, 2, 3])
  func hairline(scale: CGFloat) throws {
    for place in stride(from: 1.0, to: 3, by: 0.1) {
      let bitmap = try render(
        [.fill(.rect(CGRect(x: 0, y: place, width: 4, height: 0.5)), Self.black)], width: 4, height: 5,
        scale: scale)
      let alphas = (0..<bitmap.height).map { bitmap.word(x: 1, y: $0) >> 24 }
      let lines = alphas.filter { $0 > 0 }
      #expect(lines.allSatisfy { $0 == 255 })
      #expect((1...2).contains(lines.count))
    }
  }

  @Test("frames are rounded edge by edge: neighbours neither overlap nor gap")
  func neighbours() throws {
    let bitmap = try render(
      [
        .fill(.rect(CGRect(x: 0, y: 0, width: 3.4, height: 1)), hex(0xFF0000, alpha: 0.5)),
        .fill(.rect(CGRect(x: 3.4, y: 0, width: 3.2, height: 1)), hex(0xFF0000, alpha: 0.5)),
      ], width: 7, height: 1)
    #expect(bitmap.alphas(row: 0) == [UInt32](repeating: 128, count: 7))
  }

  @Test("a list's origin is put on a whole pixel, and errors do not add up")
  func origins() throws {
    // Three lists moved by 0.4 pixels each: 0.4, 0.8, 1.2 are drawn at 0, 1 and 1.
    let outline = Outline.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    func nested(_ depth: Int) -> DisplayList {
      let square = DisplayItem.fill(.outline(outline), Self.black)
      return depth == 0
        ? DisplayList([square]) : DisplayList([.list(nested(depth - 1), at: CGPoint(x: 0.4, y: 0))])
    }
    #expect(
      try render([.list(nested(0), at: CGPoint(x: 0.4, y: 0))], width: 3, height: 1).alphas(row: 0) == [255, 0, 0])
    #expect(
      try render([.list(nested(1), at: CGPoint(x: 0.4, y: 0))], width: 3, height: 1).alphas(row: 0) == [0, 255, 0])
    #expect(
      try render([.list(nested(2), at: CGPoint(x: 0.4, y: 0))], width: 3, height: 1).alphas(row: 0) == [0, 255, 0])
  }

  @Test("a scaled group is drawn where it lies, not rounded")
  func scaledGroup() throws {
    let half = CGAffineTransform(scaleX: 0.5, y: 1)
    let bitmap = try render(
      [.effect(.transform(half), .fill(.rect(CGRect(x: 0, y: 0, width: 3, height: 1)), Self.black))], width: 3,
      height: 1)
    #expect(bitmap.alphas(row: 0)[0] == 255)
    #expect((126...129).contains(bitmap.alphas(row: 0)[1]))
  }

  @Test("a stroke lies half inside and half outside its figure")
  func stroke() throws {
    let bitmap = try render(
      [.stroke(.rect(CGRect(x: 3, y: 3, width: 6, height: 6)), .color(Self.black), Pen(width: 2))], width: 12,
      height: 12)
    #expect(bitmap.alphas(row: 6) == [0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 0, 0])
  }

  @Test("dashes, caps and a pen that makes no sense")
  func dashes() throws {
    func line(_ pen: Pen) throws -> [UInt32] {
      var outline = Outline()
      outline.move(to: CGPoint(x: 2, y: 1))
      outline.addLine(to: CGPoint(x: 10, y: 1))
      return try render([.stroke(.outline(outline), .color(Self.black), pen)], width: 12, height: 2).alphas(row: 0)
    }
    #expect(try line(Pen(width: 2)) == [0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0])
    #expect(try line(Pen(width: 2, cap: .square)) == [0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0])
    #expect(try line(Pen(width: 2, dash: [2, 2])) == [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    #expect(try line(Pen(width: 2, dash: [2, 2], dashPhase: 2)) == [0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0])
    #expect(try line(Pen(width: 2, dash: [-1, 0])) == line(Pen(width: 2)))
    #expect(try line(Pen(width: .nan)) == [UInt32](repeating: 0, count: 12))
  }

  @Test("continuous corners differ from circular ones, and match themselves")
  func corners() throws {
    func square(_ continuous: Bool) throws -> Bitmap {
      try render(
        [
          .fill(
            .roundedRect(
              CGRect(x: 0, y: 0, width: 100, height: 100), corner: CGSize(width: 20, height: 20), continuous: continuous
            ), Self.black)
        ],
        width: 100, height: 100, scale: 3)
    }
    expectSame(try square(true), try square(true))
    expectDifferent(try square(true), try square(false))
    // Along the top edge the smoothed corner has left the straight line where the circle has not:
    // at 1.2 radii the edge lies a fraction of a pixel lower.
    #expect(try square(false).alphas(row: 0)[72] == 255)
    #expect(try square(true).alphas(row: 0)[72] < 250)
  }

  @Test("the edge of a hole is as exact as the outer edge, by both rules")
  func holes() throws {
    let outer = CGRect(x: 1, y: 0, width: 6, height: 1)
    let inner = CGRect(x: 2.5, y: 0, width: 2.75, height: 1)
    var ring = Outline.rect(outer)
    ring.addRect(inner)
    let evenOdd = try render([.fill(.outline(ring), .color(Self.black), evenOdd: true)], width: 8, height: 1)
    #expect(evenOdd.alphas(row: 0) == [0, 255, 128, 0, 0, 192, 255, 0])
    #expect(
      try render([.fill(.outline(ring), Self.black)], width: 8, height: 1).alphas(row: 0)[2...5] == [
        255, 255, 255, 255,
      ])
    // Turned the other way round, the inner contour is a hole by the winding rule too.
    var turned = Outline.rect(outer)
    turned.addLines([
      CGPoint(x: inner.minX, y: 0), CGPoint(x: inner.minX, y: 1), CGPoint(x: inner.maxX, y: 1),
      CGPoint(x: inner.maxX, y: 0),
    ])
    turned.close()
    expectSame(evenOdd, try render([.fill(.outline(turned), Self.black)], width: 8, height: 1))
  }

  @Test("numbers that are none draw nothing and stop nothing")
  func nonsense() throws {
    var broken = Outline()
    broken.move(to: CGPoint(x: 0, y: 0))
    broken.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
    let huge = CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)
    let bitmap = try render(
      [
        .fill(.rect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), Self.black),
        .fill(.outline(broken), Self.black),
        .effect(.transform(CGAffineTransform(scaleX: 0, y: 0)), .fill(.rect(huge), Self.black)),
        .effect(.transform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .fill(.rect(huge), Self.black)),
        .effect(.opacity(.nan), .fill(.rect(huge), Self.black)),
        .effect(
          .blur(radius: .infinity, opaque: false),
          .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), hex(0xFF0000))),
        .effect(.projection([1, 2, 3]), .fill(.rect(CGRect(x: 1, y: 0, width: 1, height: 1)), hex(0x00FF00))),
        .effect(
          .shadow(color: .black, radius: .nan, offset: .zero),
          .fill(.rect(CGRect(x: 2, y: 0, width: 1, height: 1)), hex(0x0000FF))),
      ], width: 4, height: 1, background: .white)
    #expect(bitmap.colors(row: 0) == [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF])
  }

  @Test("a picture without room is an error that says so")
  func tooLarge() throws {
    #expect(throws: RasterError.size(width: 40000, height: 1)) { try render([], width: 40000, height: 1) }
    #expect(throws: RasterError.self) { try render([], width: .infinity, height: 1) }
    #expect(throws: RasterError.self) { try render([], width: 1, height: 1, scale: .nan) }
  }
}
