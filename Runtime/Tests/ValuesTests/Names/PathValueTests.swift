import CoreGraphics
import SwiftUICore
import Testing

@Suite("Paths, element by element")
struct PathValueTests {
  private func elements(_ path: Path) -> [Path.Element] {
    var found: [Path.Element] = []
    path.forEach { found.append($0) }
    return found
  }

  @Test("a path tells the elements that it was made of")
  func order() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      path.closeSubpath()
    }
    #expect(
      elements(path) == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
  }

  @Test("lines join points, and boxes are added one by one")
  func lists() {
    var lines = Path()
    lines.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3)])
    #expect(elements(lines).count == 3 && lines.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 3))
    var boxes = Path()
    boxes.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 5, width: 1, height: 1)])
    #expect(boxes.contains(CGPoint(x: 5.5, y: 5.5)) && !boxes.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("figures that are added take the transform with them")
  func transforms() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    var ellipse = Path()
    ellipse.addEllipse(in: box, transform: double)
    #expect(abs(ellipse.boundingRect.width - 20) < 1e-6)
    var round = Path()
    round.addRoundedRect(in: box, cornerRadii: RectangleCornerRadii(topLeading: 5), transform: double)
    #expect(abs(round.boundingRect.width - 20) < 1e-6)
    #expect(!round.contains(CGPoint(x: 0.5, y: 0.5)) && round.contains(CGPoint(x: 19.5, y: 19.5)))
    var sum = Path()
    sum.addPath(Path(box), transform: double)
    #expect(sum.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Path(box).applying(double).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Path(box).offsetBy(dx: 3, dy: 4).boundingRect == CGRect(x: 3, y: 4, width: 10, height: 10))
  }

  @Test("an arc goes on from its start by what it is given")
  func arcs() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-6)
  }

  @Test("a path is a shape of its own size, and a path of CoreGraphics")
  func bridges() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(box).path(in: .zero) == Path(box))
    #expect(Path(Path(box).cgPath).boundingRect == box)
    let size = CGSize(width: 1, height: 1)
    #expect(Path(roundedRect: box, cornerSize: size, style: .circular).boundingRect == box)
    #expect(Path(roundedRect: box, cornerSize: size) == Path(roundedRect: box, cornerRadius: 1))
  }
}
