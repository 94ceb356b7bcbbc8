import CoreGraphics
import Drawing
import SwiftUICore
import Testing

@Suite("Path")
struct PathTests {
  @Test("a quarter turn ends where it should, in the direction that iOS takes")
  func arcs() throws {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 15) < 1e-9)
    #expect(path.boundingRect.minX > 9.99)

    var long = Path()
    long.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: true)
    // The other way round: three quarters.
    #expect(abs(long.outline.length - 7.5 * .pi) < 0.01)
  }

  @Test("an arc between tangents rounds a corner")
  func tangents() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(abs(path.outline.length - (6 + 2 * .pi)) < 0.01)
  }

  @Test("the description reads back as the same path")
  func description() throws {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 2.5))
      p.addLine(to: CGPoint(x: -3, y: 1e-7))
      p.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      p.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      p.closeSubpath()
    }
    #expect(path.description == "1 2.5 m -3 1e-07 l 7 8 5 6 q 2 2 3 3 1 1 c h")
    #expect(Path(path.description) == path)
    for wrong in ["1 m", "1 2 l", "m", "1 2 3 4 m", "1 2 m 3", "nan 2 m", "1 2 m x"] {
      #expect(Path(wrong) == nil, "\(wrong)")
    }
  }

  @Test("random text never crashes the reader")
  func fuzz() {
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
    let words = ["1", "-2.5", "1e300", "inf", "nan", "m", "l", "q", "c", "h", "", "é", "0x1p3"]
    for _ in 0..<3000 {
      let text = (0..<next(12)).map { _ in words[next(words.count)] }.joined(separator: " ")
      guard let path = Path(text) else { continue }
      #expect(Path(path.description) == path)
      _ = path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [3, 1]))
      _ = path.trimmedPath(from: 0.2, to: 0.7)
    }
  }

  @Test("lines without a current point draw nothing")
  func withoutStart() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test("a stroke covers the pen's width and no more")
  func stroke() {
    let line = Path { p in
      p.move(to: CGPoint(x: 0, y: 0))
      p.addLine(to: CGPoint(x: 10, y: 0))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect.minX == -2)
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: -1.8, y: 0)))
    #expect(!round.contains(CGPoint(x: -1.8, y: 1.8)))
  }

  @Test("joins reach as far as their kind says")
  func joins() {
    let corner = Path { p in
      p.move(to: .zero)
      p.addLine(to: CGPoint(x: 10, y: 0))
      p.addLine(to: CGPoint(x: 10, y: 10))
    }
    let tip = CGPoint(x: 11.9, y: -1.9)
    let nearTip = CGPoint(x: 11.2, y: -1.2)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(nearTip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(nearTip))
    // Past the limit, a miter is cut like a bevel.
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1.2)).contains(nearTip))
    // The inner side is filled up to the corner.
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 9, y: 1)))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 7, y: 3)))
  }

  @Test("a closed stroke is a ring")
  func ring() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 0.5, y: 10)) && ring.contains(CGPoint(x: 10, y: 20.9)))
    #expect(abs(ring.boundingRect.width - 24) < 0.1)
  }

  @Test("dashes start where the phase says and share out the length")
  func dashes() {
    let line = Path { p in
      p.move(to: .zero)
      p.addLine(to: CGPoint(x: 10, y: 0))
    }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1], dashPhase: 0))
    #expect(dashed.contains(CGPoint(x: 2.9, y: 0)) && !dashed.contains(CGPoint(x: 3.5, y: 0)))
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1], dashPhase: 3))
    #expect(!shifted.contains(CGPoint(x: 0.5, y: 0)) && shifted.contains(CGPoint(x: 1.5, y: 0)))
    let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2]))
    #expect(odd.contains(CGPoint(x: 1, y: 0)) && !odd.contains(CGPoint(x: 3, y: 0)))
  }

  @Test("a trimmed square keeps whole sides and cuts the others")
  func trimming() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    // The closing side counts.
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
  }

  @Test("the figure survives as long as nothing else is added")
  func figures() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    var path = Path()
    path.addRoundedRect(in: box, cornerSize: CGSize(width: 1, height: 1))
    #expect(path.figure == .roundedRect(box, corner: CGSize(width: 1, height: 1), continuous: true))
    path.addRect(box)
    guard case .outline = path.figure else {
      Issue.record("two figures are an outline")
      return
    }
  }

  @Test("inside follows the rule that is asked for")
  func rules() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }
}
