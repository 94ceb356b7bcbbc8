import CoreGraphics
import Drawing
import Testing

@Suite("Projections") struct ProjectionTests {
  private let tilted = Projection([1, 0, 3, 0, 2, 0, 0.01, 0, 1])

  @Test("a projection and its inverse are the identity")
  func inverse() throws {
    let back = try #require(tilted.inverse)
    let point = CGPoint(x: 7, y: 9)
    let there = try #require(tilted.map(point))
    let again = try #require(back.map(there))
    #expect(abs(again.x - point.x) < 1e-9 && abs(again.y - point.y) < 1e-9)
    // (7 + 3) / 1.07 and 18 / 1.07.
    #expect(abs(there.x - 10 / 1.07) < 1e-9 && abs(there.y - 18 / 1.07) < 1e-9)
  }

  @Test("points behind the horizon have no place; a box across it has no limit")
  func horizon() {
    #expect(tilted.map(CGPoint(x: -100, y: 0)) == nil)
    #expect(tilted.bounds(of: CGRect(x: -200, y: 0, width: 300, height: 1)).isInfinite)
    #expect(!tilted.bounds(of: CGRect(x: 0, y: 0, width: 300, height: 1)).isInfinite)
  }

  @Test("affine maps are known as such; a flat one has no inverse; nonsense is the identity")
  func kinds() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Projection(t).affine == t)
    #expect(tilted.affine == nil)
    #expect(Projection([1, 1, 0, 1, 1, 0, 0, 0, 1]).inverse == nil)
    #expect(Projection([.nan]).affine == .identity)
  }
}
