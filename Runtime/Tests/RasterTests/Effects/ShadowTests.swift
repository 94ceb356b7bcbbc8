import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Shadows") struct ShadowTests {
  private let square = DisplayItem.fill(.rect(CGRect(x: 30, y: 30, width: 40, height: 40)), .white)

  private func shadow(_ radius: CGFloat, _ offset: CGSize, alpha: Double = 1) -> DisplayItem {
    .effect(.shadow(color: ResolvedColor.black.multiplyingAlpha(by: alpha), radius: radius, offset: offset), square)
  }

  @Test("the shadow falls below the content, moved by the offset, half as deviating as its radius")
  func place() throws {
    let bitmap = try render(
      [shadow(8, CGSize(width: 0, height: 10))], width: 100, height: 100, background: .white)
    // The square itself is untouched.
    #expect(bitmap.colors(row: 50)[50] == 0xFFFFFF)
    // The shadow ends at y = 80: half a pixel beyond, an eighth of a deviation, 45 % of it shows;
    // 2.125 deviations beyond, 1.7 %.
    #expect((136...144).contains(bitmap.channel(0, x: 50, y: 80)))
    #expect((248...253).contains(bitmap.channel(0, x: 50, y: 88)))
    #expect(bitmap.colors(row: 95)[50] == 0xFFFFFF)
    // Above there is none: it would end at y = 28.
    #expect(bitmap.channel(0, x: 50, y: 27) == 255)
  }

  @Test("radius and offset are points: at two pixels a point the shadow is twice as wide")
  func scales() throws {
    let once = try render([shadow(8, CGSize(width: 0, height: 10))], width: 100, height: 100, background: .white)
    let twice = try render(
      [shadow(8, CGSize(width: 0, height: 10))], width: 100, height: 100, scale: 2, background: .white)
    for y in [82, 85, 88] {
      #expect(abs(once.channel(0, x: 50, y: y) - twice.channel(0, x: 100, y: 2 * y)) <= 12)
    }
  }

  @Test("a slightly different shadow is a different picture; the same one is the same")
  func differs() throws {
    let reference = try render([shadow(8, CGSize(width: 0, height: 4))], width: 100, height: 100)
    expectSame(reference, try render([shadow(8, CGSize(width: 0, height: 4))], width: 100, height: 100))
    expectDifferent(reference, try render([shadow(10, CGSize(width: 0, height: 4))], width: 100, height: 100))
    expectDifferent(reference, try render([shadow(8, CGSize(width: 0, height: 6))], width: 100, height: 100))
  }

  @Test("a cached shadow is the shadow, wherever the list has moved")
  func cache() throws {
    let list = DisplayList([shadow(6, CGSize(width: 3, height: 3), alpha: 0.4)])
    let rasterizer = try Rasterizer()
    for x in [0.0, 7, 7.5, -20, 200] {
      let moved = DisplayList([.list(list, at: CGPoint(x: x, y: x / 2))])
      let cached = try rasterizer.render(moved, size: CGSize(width: 100, height: 100), scale: 2)
      let fresh = try Rasterizer().render(moved, size: CGSize(width: 100, height: 100), scale: 2)
      expectSame(cached, fresh)
    }
    // Under a scale that is not the display's, places between pixels count.
    for x in [0.0, 0.3, 0.7] {
      let small = Effect.transform(CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: x, ty: 0))
      let scaled = DisplayList([.effect(small, list)])
      let cached = try rasterizer.render(scaled, size: CGSize(width: 100, height: 100), scale: 2)
      let fresh = try Rasterizer().render(scaled, size: CGSize(width: 100, height: 100), scale: 2)
      expectSame(cached, fresh)
    }
  }

  @Test("a shadow that is seen only in part is a part of the whole shadow")
  func part() throws {
    let big = DisplayItem.fill(.rect(CGRect(x: 10, y: 10, width: 3000, height: 3000)), .white)
    let list = DisplayList([
      .effect(.shadow(color: .black, radius: 12, offset: .zero), .list(DisplayList([big]), at: .zero))
    ])
    let part = try Rasterizer().render(list, size: CGSize(width: 60, height: 60), scale: 1)
    let whole = try Rasterizer().render(list, size: CGSize(width: 3020, height: 3020), scale: 1)
    let corner = try #require(whole.cropped(to: CGRect(x: 0, y: 0, width: 60, height: 60)))
    expectSame(part, corner, tolerance: 1)
  }

  @Test("a shadow of radius zero is sharp, and a clear one is none")
  func sharp() throws {
    let sharp = try render([shadow(0, CGSize(width: 10, height: 0))], width: 100, height: 100)
    #expect(sharp.word(x: 75, y: 50) == 0xFF00_0000 && sharp.word(x: 80, y: 50) == 0)
    let none = try render([shadow(8, .zero, alpha: 0)], width: 100, height: 100)
    expectSame(none, try render([square], width: 100, height: 100))
  }
}
