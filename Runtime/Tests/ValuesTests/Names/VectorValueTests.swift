import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@Suite("Vectors, transforms and springs")
struct VectorValueTests {
  @Test("pairs add, subtract and scale part by part; their square is the sum of the parts'")
  func pairs() {
    var pair = AnimatablePair(3.0, CGFloat(4))
    #expect(pair.magnitudeSquared == 25)
    pair += AnimatablePair(1, 1)
    #expect(pair == AnimatablePair(4, 5))
    pair -= AnimatablePair(2, 2)
    #expect(pair == AnimatablePair(2, 3) && pair - pair == .zero && pair + .zero == pair)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(4, 6))
  }

  @Test("numbers are vectors of one part")
  func numbers() {
    var double = 3.0
    double.scale(by: 2)
    var float = Float(3)
    float.scale(by: 2)
    var point = CGFloat(3)
    point.scale(by: 2)
    #expect(double == 6 && float == 6 && point == 6)
    #expect(double.magnitudeSquared == 36 && float.magnitudeSquared == 36 && point.magnitudeSquared == 36)
    #expect(double.interpolated(towards: 10, amount: 0.25) == 7)
    double.interpolate(towards: 10, amount: 0.5)
    #expect(double == 8)
  }

  @Test("points, sizes and boxes count up number by number")
  func geometry() {
    var point = CGPoint(x: 1, y: 2)
    point.animatableData += point.animatableData
    var size = CGSize(width: 1, height: 2)
    size.animatableData += size.animatableData
    var box = CGRect(x: 1, y: 2, width: 3, height: 4)
    box.animatableData += box.animatableData
    #expect(point == CGPoint(x: 2, y: 4) && size == CGSize(width: 2, height: 4))
    #expect(box == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test("data of nothing stays nothing")
  func empty() {
    var data = EmptyAnimatableData()
    data += .zero
    data -= .zero
    data.scale(by: 3)
    #expect(data == .zero && data + data == data && data - data == data && data.magnitudeSquared == 0)
  }

  @Test("a projection that is inverted takes a transform back")
  func projections() {
    let move = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8))
    #expect(move.isAffine && !move.isIdentity && ProjectionTransform().isIdentity)
    #expect(move.m11 == 2 && move.m21 == 0 && move.m31 == 6)
    #expect(move.concatenating(move.inverted()).isIdentity)
    var inverse = move
    let couldInvert = inverse.invert()
    #expect(couldInvert && inverse == move.inverted())
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let couldFlatten = flat.invert()
    #expect(!couldFlatten)
  }

  @Test("a colour matrix begins as the one that changes nothing")
  func matrix() {
    var matrix = ColorMatrix()
    #expect(matrix.r1 == 1 && matrix.g1 == 0 && matrix.b1 == 0 && matrix.a1 == 0)
    #expect(matrix == ColorMatrix())
    matrix.r1 = 0.5
    #expect(matrix != ColorMatrix())
  }

  @Test("a spring without bounce at its target pulls with stiffness times distance")
  func forces() {
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(spring.duration == 0.5)
    // k = (2π / 0.5)², at rest and one away from the target.
    let stiffness = 16.0 * .pi * .pi
    #expect(abs(spring.force(target: 1.0, position: 0, velocity: 0) - stiffness) < 1e-6)
    let force = spring.force(fromValue: 0.0, toValue: 1.0, position: 0, velocity: 0)
    #expect(abs(force - stiffness) < 1e-6)
  }

  @Test("a critically damped spring follows 1 − (1 + ωt)e^(−ωt)")
  func motion() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let omega = 4 * Double.pi
    for time in [0, 0.1, 0.3, 0.7] {
      let value = 1 - (1 + omega * time) * exp(-omega * time)
      let speed = omega * omega * time * exp(-omega * time)
      #expect(abs(spring.value(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, time: time) - value) < 1e-9)
      #expect(abs(spring.velocity(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, time: time) - speed) < 1e-9)
    }
    let rest = spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.01)
    #expect(abs(1 - spring.value(target: 1.0, initialVelocity: 0, time: rest)) <= 0.01 + 1e-9)
    #expect(
      spring.settlingDuration(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, epsilon: 0.01) == rest)
  }

  @Test("the named springs bounce by 0, 0.15 and 0.3, and by what is added")
  func named() {
    #expect(Spring.smooth.bounce == 0 && abs(Spring.snappy.bounce - 0.15) < 1e-9)
    #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-9)
    #expect(abs(Spring.smooth(duration: 0.4, extraBounce: 0.1).bounce - 0.1) < 1e-9)
    #expect(abs(Spring.snappy(duration: 0.4, extraBounce: 0.1).bounce - 0.25) < 1e-9)
    #expect(abs(Spring.bouncy(duration: 0.4, extraBounce: 0.1).bounce - 0.4) < 1e-9)
    #expect(abs(Spring.bouncy(duration: 0.4).duration - 0.4) < 1e-9)
  }
}
