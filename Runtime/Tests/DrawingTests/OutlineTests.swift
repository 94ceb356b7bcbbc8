import CoreGraphics
import Drawing
import Testing

@Suite struct OutlineTests {
  @Test("a full arc is a circle: its box is tight and its middle lies inside")
  func arc() {
    var outline = Outline()
    outline.addArc(center: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0.3, delta: 2 * .pi)
    let box = outline.boundingBox
    #expect(abs(box.minX - 5) < 0.003 && abs(box.maxX - 15) < 0.003)
    #expect(abs(box.minY - 15) < 0.003 && abs(box.maxY - 25) < 0.003)
    #expect(outline.contains(CGPoint(x: 10, y: 20)))
    #expect(!outline.contains(CGPoint(x: 5.5, y: 15.5)))
  }

  @Test("the box of a curve leaves out its control points")
  func tightBox() {
    var outline = Outline()
    outline.move(to: .zero)
    outline.addQuad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // A quadratic reaches half the height of its control point.
    #expect(outline.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(outline.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a hole is outside by the even-odd rule and inside by the winding rule")
  func fillRules() {
    var outline = Outline.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    outline.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(outline.contains(CGPoint(x: 5, y: 5)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5), evenOdd: true))
    #expect(outline.contains(CGPoint(x: 1, y: 5), evenOdd: true))
  }

  @Test("a continuous corner starts 1.53 radii before the corner, a circular one at one radius")
  func continuousCorner() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let corner = CGSize(width: 20, height: 20)
    func firstPoint(_ continuous: Bool) -> CGPoint? {
      guard case .move(let point) = Outline.roundedRect(rect, corner: corner, continuous: continuous).elements.first
      else { return nil }
      return point
    }
    let circular = try #require(firstPoint(false))
    let smooth = try #require(firstPoint(true))
    #expect(abs(circular.x - 20) < 1e-9)
    #expect(abs(smooth.x - 20 * 1.52866483) < 1e-9)
  }

  @Test("a continuous corner without room for its smoothing is a circle")
  func noRoom() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let corner = CGSize(width: 20, height: 20)
    let outline = Outline.roundedRect(rect, corner: corner, continuous: true)
    for line in outline.flattened(tolerance: 0.001) {
      for point in line.points { #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.01) }
    }
  }

  @Test("radii that do not fit are scaled down together")
  func crowdedRadii() {
    var outline = Outline()
    outline.addRoundedRect(
      CGRect(x: 0, y: 0, width: 30, height: 100), topLeft: CGSize(width: 40, height: 40),
      topRight: CGSize(width: 20, height: 20), bottomRight: .zero, bottomLeft: .zero, continuous: false)
    // 40 + 20 on 30 points: both are halved.
    guard case .move(let start) = outline.elements.first else { return #expect(Bool(false)) }
    #expect(abs(start.x - 20) < 1e-9)
  }
}
