import CoreGraphics
import Drawing
import Testing

@Suite("Rectangles of pixels") struct PixelRectTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, 0.25, -0.25, 0.999_999_9, -0.999_999_9, 1, -1, 2.5, -2.5, 1179, -1179.001, 99_999_999, -99_999_999.5,
  ]

  @Test("the pixels of a rectangle are those from the floor of its edges to their ceiling", arguments: numbers)
  func edges(start: CGFloat) {
    for length in Self.numbers where length >= 0 {
      let rect = CGRect(x: start, y: -start, width: length, height: length)
      func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        Int(min(max(value, -1e8), 1e8).rounded(rule))
      }
      #expect(
        PixelRect(covering: rect)
          == PixelRect(
            minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up),
            maxY: whole(rect.maxY, .up)))
    }
  }

  @Test("infinite, huge and undefined rectangles are cut to what integers hold")
  func extremes() {
    let all = PixelRect(covering: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(all == PixelRect(minX: -100_000_000, minY: -100_000_000, maxX: 100_000_000, maxY: 100_000_000))
    #expect(PixelRect(covering: .null).isEmpty)
    #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).minX == 0)
  }

  @Test("a mapped rectangle is the box around its mapped corners", arguments: 0..<50)
  func mapped(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func number() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int64(bitPattern: state) >> 40) / 4096
    }
    let t = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    let rect = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { CGPoint(x: t.a * $0 + t.c * $1 + t.tx, y: t.b * $0 + t.d * $1 + t.ty) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let box = rect.applying(t)
    let size = max(1, box.width, box.height)
    #expect(abs(box.minX - xs.min()!) <= size * 1e-12 && abs(box.maxX - xs.max()!) <= size * 1e-12)
    #expect(abs(box.minY - ys.min()!) <= size * 1e-12 && abs(box.maxY - ys.max()!) <= size * 1e-12)
  }
}
