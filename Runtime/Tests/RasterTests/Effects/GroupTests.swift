import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Groups, clips and masks") struct GroupTests {
  private let red = hex(0xFF0000)
  private let blue = hex(0x0000FF)

  private func square(_ x: CGFloat, _ color: ResolvedColor) -> DisplayItem {
    .fill(.rect(CGRect(x: x, y: 0, width: 2, height: 1)), color)
  }

  @Test("the opacity of a group is of the finished group: what overlaps does not shine through")
  func opacity() throws {
    let group = try render(
      [.effect(.opacity(0.5), square(0, red), square(1, blue))], width: 4, height: 1, background: .white)
    #expect(group.colors(row: 0) == [0xFF7F7F, 0x7F7FFF, 0x7F7FFF, 0xFFFFFF])
  }

  @Test("an opacity of one shape is the alpha of its colour")
  func opacityOfOne() throws {
    let one = try render([.effect(.opacity(0.6), square(0, .white))], width: 2, height: 1, background: .black)
    #expect(one.colors(row: 0) == [0x999999, 0x999999])
    let nested = try render(
      [.effect(.opacity(0.5), .effect(.opacity(0.5), square(0, .black)))], width: 2, height: 1)
    #expect(nested.alphas(row: 0) == [64, 64])
    #expect(try render([.effect(.opacity(0), square(0, .black))], width: 2, height: 1).alphas(row: 0) == [0, 0])
  }

  @Test("a rounded clip leaves nothing of the background at its edge")
  func clipEdge() throws {
    // White below black, both cut by the same circle: drawn one by one, white would show at the edge.
    let area = CGRect(x: 0, y: 0, width: 20, height: 20)
    let clipped = try render(
      [.effect(.clip(.ellipse(area), evenOdd: false), .fill(.rect(area), .white), .fill(.rect(area), .black))],
      width: 20, height: 20)
    let plain = try render([.fill(.ellipse(area), .black)], width: 20, height: 20)
    expectSame(clipped, plain, tolerance: 1)
  }

  @Test("clips of clips keep what is in both; even-odd leaves the hole")
  func nestedClips() throws {
    let item = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: 6, height: 1)), .black)
    let left = Figure.rect(CGRect(x: 0, y: 0, width: 4, height: 1))
    let right = Figure.rect(CGRect(x: 2, y: 0, width: 4, height: 1))
    let both = try render(
      [.effect(.clip(left, evenOdd: false), .effect(.clip(right, evenOdd: false), item))], width: 6, height: 1)
    #expect(both.alphas(row: 0) == [0, 0, 255, 255, 0, 0])
    var ring = Outline.rect(CGRect(x: 0, y: 0, width: 6, height: 1))
    ring.addRect(CGRect(x: 2, y: 0, width: 2, height: 1))
    let hole = try render([.effect(.clip(.outline(ring), evenOdd: true), item)], width: 6, height: 1)
    #expect(hole.alphas(row: 0) == [255, 255, 0, 0, 255, 255])
  }

  @Test("a mask lets through as much as its alpha, whatever its colour")
  func mask() throws {
    let mask = DisplayList([square(0, red.multiplyingAlpha(by: 0.5)), square(2, blue)])
    let content = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: 6, height: 1)), .black)
    let bitmap = try render([.effect(.mask(mask), content)], width: 6, height: 1)
    #expect(bitmap.alphas(row: 0) == [128, 128, 255, 255, 0, 0])
  }

  @Test("a colour matrix works on straight colours")
  func colorMatrix() throws {
    let swap = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0].map(Double.init)
    let bitmap = try render(
      [.effect(.colorMatrix(swap), square(0, red.multiplyingAlpha(by: 0.5)))], width: 2, height: 1)
    #expect(bitmap.word(x: 0, y: 0) == 0x8000_0080)
    let identity = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0].map(Double.init)
    expectSame(
      try render([.effect(.colorMatrix(identity), square(0, hex(0x123456)))], width: 2, height: 1),
      try render([square(0, hex(0x123456))], width: 2, height: 1))
  }

  @Test("an affine projection is the transform; a true one makes the far side smaller")
  func projection() throws {
    let shape = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .black)
    let moved = try render([.effect(.projection([1, 0, 5, 0, 1, 3, 0, 0, 1]), shape)], width: 40, height: 40)
    let same = try render(
      [.effect(.transform(CGAffineTransform(translationX: 5, y: 3)), shape)], width: 40, height: 40)
    expectSame(moved, same)

    // W grows to 2 at the right edge: there the square is half as high.
    let tilted = try render([.effect(.projection([1, 0, 0, 0, 1, 0, 0.05, 0, 1]), shape)], width: 40, height: 40)
    func height(_ x: Int) -> Int { (0..<40).filter { tilted.channel(3, x: x, y: $0) > 127 }.count }
    #expect(height(0) == 20 || height(0) == 19)
    #expect((10...11).contains(height(9)))
    #expect(height(11) == 0)
  }
}
