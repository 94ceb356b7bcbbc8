import CoreGraphics
import Drawing
import Foundation
import SwiftUICore
import Testing

/// What two paths fill together, against areas in closed form.
@Suite("Combined paths")
struct PathCombiningTests {
  private let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let b = Path(CGRect(x: 6, y: 6, width: 10, height: 10))

  /// Square points, by the sum over the trapezoids below the contours.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    for contour in path.outline.flattened(tolerance: 0.001) {
      for (a, b) in zip(contour.points, contour.points.dropFirst() + contour.points.prefix(1)) {
        sum += Double(a.x * b.y - b.x * a.y) / 2
      }
    }
    return sum
  }

  @Test("two squares that share sixteen square points")
  func squares() {
    #expect(abs(area(a.union(b)) - 184) < 1e-3)
    #expect(abs(area(a.intersection(b)) - 16) < 1e-3)
    #expect(abs(area(a.subtracting(b)) - 84) < 1e-3)
    #expect(abs(area(a.symmetricDifference(b)) - 168) < 1e-3)
    #expect(a.intersection(b).boundingRect == CGRect(x: 6, y: 6, width: 4, height: 4))
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(a.union(b).contains(CGPoint(x: 8, y: 8)) && !a.union(b).contains(CGPoint(x: 12, y: 2)))
    #expect(!a.symmetricDifference(b).contains(CGPoint(x: 8, y: 8)))
    #expect(a.subtracting(b).contains(CGPoint(x: 2, y: 9)) && !a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
  }

  @Test("squares side by side become one without a seam")
  func touching() {
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let both = a.union(right)
    #expect(abs(area(both) - 200) < 1e-3)
    #expect(both.outline.flattened().map(\.points.count) == [4])
    #expect(a.intersection(right).isEmpty)
    #expect(a.subtracting(a).isEmpty && a.symmetricDifference(a).isEmpty)
    #expect(abs(area(a.union(a)) - 100) < 1e-3 && abs(area(a.intersection(a)) - 100) < 1e-3)
  }

  @Test("a hole stays a hole, and apart from it nothing does")
  func holes() {
    let inner = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
    let ring = a.subtracting(inner)
    #expect(abs(area(ring) - 84) < 1e-3)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
    #expect(abs(area(ring.union(inner)) - 100) < 1e-3)
    let far = Path(CGRect(x: 20, y: 0, width: 2, height: 2))
    let parts = ring.union(far).cgPath.componentsSeparated()
    #expect(parts.map { area(Path($0)).rounded() }.sorted() == [4, 84])
  }

  @Test("two circles share a lens")
  func circles() {
    let r = 50.0
    let d = 60.0
    let first = Path(ellipseIn: CGRect(x: -r, y: -r, width: 2 * r, height: 2 * r))
    let second = first.offsetBy(dx: d, dy: 0)
    // Twice the segment of a circle that a chord at d/2 cuts off.
    let lens = 2 * r * r * acos(d / (2 * r)) - d / 2 * (4 * r * r - d * d).squareRoot()
    let disc = Double.pi * r * r
    // Circles are made of four cubics, which are too large by less than three in ten thousand; lines are a little too short.
    #expect(abs(area(first.intersection(second)) / lens - 1) < 2e-3)
    #expect(abs(area(first.union(second)) / (2 * disc - lens) - 1) < 2e-3)
    #expect(abs(area(first.subtracting(second)) / (disc - lens) - 1) < 2e-3)
  }

  @Test("a path that crosses itself is taken by the rule that is asked for")
  func rules() {
    var star = Path()
    star.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 50 * sin(angle), y: -50 * cos(angle))
      })
    star.closeSubpath()
    let full = area(star.normalized(eoFill: false))
    let hollow = area(star.normalized(eoFill: true))
    // The pentagon in the middle has the star's inner radius 50·(sin 18° / sin 54°).
    let inner = 50 * sin(Double.pi / 10) / sin(3 * Double.pi / 10)
    let pentagon = 2.5 * inner * inner * sin(2 * Double.pi / 5)
    #expect(abs(full - hollow - pentagon) < 0.1)
    #expect(star.normalized(eoFill: false).contains(.zero) && !star.normalized(eoFill: true).contains(.zero))
  }

  @Test("a line is cut at the other path's edge")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(line.lineIntersection(a).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(a).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    #expect(a.lineIntersection(b).description == "10 6 m 10 10 l 6 10 l")
    #expect(b.lineIntersection(b.strokedPath(StrokeStyle(lineWidth: 2))).boundingRect == b.boundingRect)
    let inside = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(inside.lineIntersection(a) == Path { $0.addRect(CGRect(x: 2, y: 2, width: 3, height: 3)) })
    #expect(inside.lineSubtraction(a).isEmpty)
  }

  @Test("paths of Core Graphics combine alike")
  func coreGraphics() {
    let (first, second) = (a.cgPath, b.cgPath)
    #expect(Path(first.union(second)) == a.union(b))
    #expect(Path(first.intersection(second)) == a.intersection(b))
    #expect(Path(first.subtracting(second)) == a.subtracting(b))
    #expect(Path(first.symmetricDifference(second)) == a.symmetricDifference(b))
    #expect(Path(first.lineIntersection(second)) == a.lineIntersection(b))
    #expect(Path(first.lineSubtracting(second)) == a.lineSubtraction(b))
    #expect(Path(first.normalized()) == a.normalized())
    #expect(
      first.intersects(second)
        && !first.intersects(CGPath(rect: CGRect(x: 30, y: 0, width: 1, height: 1), transform: nil)))
    let flat = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).flattened(threshold: 0.1)
    flat.applyWithBlock { #expect($0.pointee.type != .addCurveToPoint) }
    #expect(flat.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("random polygons keep the sums of areas, and odd numbers end no process")
  func random() {
    var seed: UInt64 = 11
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
    func polygon() -> Path {
      var path = Path()
      path.addLines((0..<(3 + next(9))).map { _ in CGPoint(x: next(12), y: next(12)) })
      path.closeSubpath()
      return path
    }
    for _ in 0..<300 {
      let (p, q) = (polygon(), polygon())
      let (union, shared) = (area(p.union(q)), area(p.intersection(q)))
      let (whole, other) = (area(p.normalized(eoFill: false)), area(q.normalized(eoFill: false)))
      #expect(abs(union + shared - whole - other) < 0.01)
      #expect(abs(area(p.subtracting(q)) + shared - whole) < 0.01)
      #expect(abs(area(p.symmetricDifference(q)) + shared - union) < 0.01)
    }
    let odd = Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -3))
    for path in [odd, Path(), Path(CGRect(x: 0, y: 0, width: 1e300, height: 1e300)), Path(CGRect.null)] {
      _ = path.union(a).boundingRect
      _ = a.subtracting(path).boundingRect
      _ = path.lineIntersection(a).boundingRect
      _ = path.normalized().boundingRect
    }
    #expect(a.union(Path()).boundingRect == a.boundingRect)
  }
}
