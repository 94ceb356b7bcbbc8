import CoreGraphics
import SwiftUICore
import Testing

@Suite("Curves and springs")
struct CurveTests {
  @Test(
    "unit curves have the values recorded on iOS",
    arguments: [
      (UnitCurve.easeIn, 0.25, 0.09), (.easeIn, 0.5, 0.32), (.easeIn, 0.75, 0.62),
      (.easeInOut, 0.25, 0.13), (.easeInOut, 0.5, 0.5), (.linear, 0.3, 0.3),
    ])
  func recorded(_ curve: UnitCurve, progress: Double, value: Double) {
    #expect((curve.value(at: progress) * 100).rounded() / 100 == value)
  }

  @Test("curves start at 0, end at 1, and stay there")
  func ends() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: -3), endControlPoint: UnitPoint(x: 7, y: 2)),
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
      #expect(curve.value(at: 1e-9) < 0.01 && curve.value(at: 1 - 1e-9) > 0.99)
    }
  }

  @Test("easeIn stands still at both ends, as recorded on iOS")
  func velocities() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.linear.velocity(at: 0.5) == 1)
    let step = 1e-6
    let slope = (UnitCurve.easeInOut.value(at: 0.4 + step) - UnitCurve.easeInOut.value(at: 0.4)) / step
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.4) - slope) < 1e-4)
  }

  @Test("the inverse undoes the curve")
  func inverse() {
    for curve in [UnitCurve.easeIn, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      for progress in stride(from: 0.05, to: 1, by: 0.1) {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
      }
    }
  }

  @Test("a spring without bounce follows 1 − (1 + ωt)·e^(−ωt)")
  func critical() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let w = 2 * Double.pi / 0.5
    for t in [0, 0.1, 0.25, 0.5, 1.0] {
      #expect(abs(spring.value(target: 1.0, time: t) - (1 - (1 + w * t) * exp(-w * t))) < 1e-12)
      #expect(abs(spring.velocity(target: 1.0, time: t) - w * w * t * exp(-w * t)) < 1e-9)
    }
  }

  @Test("a spring with bounce solves its equation of motion", arguments: [0.3, 0.6, 1, 1.8])
  func equation(dampingRatio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
    // Small steps of m·a = k·(target − x) − c·v.
    var (x, v) = (0.0, 2.0)
    let step = 1e-5
    var time = 0.0
    while time < 0.3 {
      v += spring.force(target: 1, position: x, velocity: v) / spring.mass * step
      x += v * step
      time += step
    }
    #expect(abs(spring.value(target: 1.0, initialVelocity: 2, time: time) - x) < 1e-3)
    #expect(abs(spring.velocity(target: 1.0, initialVelocity: 2, time: time) - v) < 1e-2)
  }

  @Test("the three ways to describe a spring agree")
  func parameters() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    #expect(abs(spring.stiffness - (2 * .pi / 0.5) * (2 * .pi / 0.5)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    let physical = Spring(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(physical.response - 0.5) < 1e-12 && abs(physical.dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12 && abs(Spring.bouncy.bounce - 0.3) < 1e-12)
    #expect(Spring.smooth.bounce == 0)
  }

  @Test("a spring rests once it has settled, and not much sooner", arguments: [0.2, 0.5, 0.9, 1, 1.5])
  func settling(dampingRatio: Double) {
    let spring = Spring(response: 0.6, dampingRatio: dampingRatio)
    let rest = spring.settlingDuration
    for step in 0..<200 {
      #expect(abs(spring.value(target: 1.0, time: rest + Double(step) * 0.01) - 1) <= 0.001 + 1e-9)
    }
    let before = stride(from: rest * 0.6, to: rest, by: 0.001)
    #expect(before.contains { abs(spring.value(target: 1.0, time: $0) - 1) > 0.001 })
    let made = Spring(settlingDuration: 2, dampingRatio: dampingRatio)
    #expect(abs(made.settlingDuration - 2) < 1e-6)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test("moving on step by step ends where one step ends")
  func update() {
    let spring = Spring.bouncy
    var (value, velocity) = (10.0, -3.0)
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 50, deltaTime: 1.0 / 120) }
    #expect(abs(value - (10 + spring.value(target: 40, initialVelocity: -3, time: 0.5))) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 40, initialVelocity: -3, time: 0.5)) < 1e-9)
  }
}

@Suite("Animation")
struct AnimationTests {
  @Test("an animation reads as it was written")
  func descriptions() {
    func text(_ animation: Animation) -> String { animation.description }
    #expect(text(.easeOut(duration: 0.2)) == "easeOut(duration: 0.2)")
    #expect(text(.easeInOut) == "easeInOut")
    #expect(text(.spring(response: 0.24, dampingFraction: 0.55)) == "spring(response: 0.24, dampingFraction: 0.55)")
    #expect(text(.spring()) == "spring(duration: 0.5, bounce: 0)")
    #expect(text(.snappy) == "snappy")
    #expect(text(.snappy(duration: 0.3)) == "snappy(duration: 0.3)")
    #expect(text(.default) == "default")
    #expect(
      text(.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false))
        == "linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)")
    #expect(text(.timingCurve(0.2, 0, 0, 1, duration: 0.4)) == "timingCurve(0.2, 0, 0, 1, duration: 0.4)")
    #expect(
      text(.interpolatingSpring(stiffness: 170, damping: 15)) == "interpolatingSpring(stiffness: 170, damping: 15)")
  }

  private func sample(_ animation: Animation, _ time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 100, time: time, context: &context)
  }

  @Test("a curve ends after its duration, 0.35 s as a rule")
  func curves() {
    #expect(sample(.linear(duration: 2), 0.5) == 25)
    #expect(sample(.linear(duration: 2), 2) == nil)
    #expect(sample(.easeOut, 0.34) != nil && sample(.easeOut, 0.35) == nil)
    #expect(sample(.linear(duration: 0), 0) == nil)
  }

  @Test("delay, speed and repetition change the time")
  func modifiers() throws {
    #expect(sample(.linear(duration: 1).delay(1), 0.9) == 0)
    #expect(sample(.linear(duration: 1).delay(1), 1.5) == 50)
    #expect(sample(.linear(duration: 1).speed(2), 0.25) == 50)
    let back = Animation.linear(duration: 1).repeatCount(3)
    let reversed = try #require(sample(back, 1.25))
    #expect(abs(reversed - 75) < 1e-6)
    let third = try #require(sample(back, 2.25))
    #expect(abs(third - 25) < 1e-6)
    #expect(sample(back, 3.01) == nil)
    let forever = try #require(sample(.linear(duration: 1).repeatForever(autoreverses: false), 1000.5))
    #expect(abs(forever - 50) < 1e-3)
    #expect(Animation.linear.repeatForever().delay(1).isEndless && !Animation.linear.isEndless)
  }

  @Test("the system's animation is a spring of 0.55 s without bounce")
  func systemAnimation() throws {
    let w = 2 * Double.pi / 0.55
    let value = try #require(sample(.default, 0.2))
    #expect(abs(value - 100 * (1 - (1 + w * 0.2) * exp(-w * 0.2))) < 1e-9)
  }

  @Test("a spring that takes over goes on with the velocity")
  func merging() throws {
    var context = AnimationContext<Double>()
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    let merges = spring.shouldMerge(previous: .linear(duration: 1), value: 100, time: 0.5, context: &context)
    #expect(merges)
    #expect(spring.velocity(value: 0, time: 0, context: context) == 100)
    var other = AnimationContext<Double>()
    let adds = Animation.interpolatingSpring(stiffness: 1, damping: 1)
      .shouldMerge(previous: spring, value: 1, time: 0, context: &other)
    #expect(!adds)
  }

  @Test("animations are equal when they move alike")
  func equality() {
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.easeOut != .easeIn)
    #expect(Animation.spring() == .smooth)
    #expect(Animation.spring().delay(1) != .spring())
  }

  private struct Step: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value.scaled(by: 0.5) : nil }
  }

  @Test("an app can bring its own animation")
  func custom() { #expect(sample(Animation(Step()).speed(2), 0.4) == 50) }

  @Test("transactions keep what belongs to one change")
  func transactions() {
    var transaction = Transaction(animation: .snappy)
    #expect(transaction.animation == .snappy && !transaction.disablesAnimations)
    transaction.disablesAnimations = true
    transaction.addAnimationCompletion {}
    #expect(transaction.disablesAnimations && transaction.completions.count == 1)
  }

  @Test("transitions read as they were written")
  @MainActor func transitions() {
    #expect(
      AnyTransition.move(edge: .bottom).combined(with: .opacity).text == "move(edge: .bottom).combined(with: .opacity)")
    #expect(
      AnyTransition.asymmetric(insertion: .scale(scale: 0.8, anchor: .top), removal: .opacity).text
        == "asymmetric(insertion: .scale(scale: 0.8, anchor: .top), removal: .opacity)")
    #expect(AnyTransition.scale.text == "scale" && AnyTransition.offset(y: 8).text == "offset(y: 8)")
    #expect(AnyTransition(.push(from: .top)).text == "push(from: .top)")
    #expect(AnyTransition.opacity.animation(.easeIn(duration: 0.1)).text == "opacity.animation(.easeIn(duration: 0.1))")
    #expect(ContentTransition.numericText(value: 3).text == "numericText(value: 3)")
    #expect(ContentTransition.symbolEffect(.replace.downUp).text == "symbolEffect(.replace.downUp)")
  }
}
