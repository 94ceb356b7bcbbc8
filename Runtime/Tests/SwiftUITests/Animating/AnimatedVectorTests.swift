import Foundation
import SwiftUI
import SwiftUICore
import Testing

struct AnimatedVectorTests {
  private let environment = EnvironmentValues()

  @Test("a linear change is half way at half of its time, and done at its end")
  func linear() {
    var vector = AnimatedVector(0.0)
    vector.animate(to: 10, with: .linear(duration: 2), at: 1, environment: environment)
    #expect(vector.sample(at: 1) == 0)
    #expect(vector.sample(at: 2) == 5)
    #expect(vector.isRunning)
    #expect(vector.sample(at: 3) == 10)
    #expect(!vector.isRunning)
  }

  @Test("a curve that turns back in flight keeps the motion of the first: both add up")
  func additive() {
    var vector = AnimatedVector(0.0)
    vector.animate(to: 10, with: .linear(duration: 1), at: 0, environment: environment)
    vector.animate(to: 0, with: .linear(duration: 1), at: 0.5, environment: environment)
    // 0 + (5 − 10) + (0 + 10) at the turn; then the first still adds its rest.
    #expect(vector.sample(at: 0.5) == 5)
    #expect(abs(vector.sample(at: 0.75) - 5) < 1e-12)
    #expect(abs(vector.sample(at: 1.25) - 2.5) < 1e-12)
    #expect(vector.sample(at: 1.5) == 0)
  }

  @Test("a critically damped spring follows its closed form")
  func spring() {
    var vector = AnimatedVector(0.0)
    vector.animate(
      to: 1, with: .spring(response: 0.5, dampingFraction: 1), at: 0, environment: environment)
    let omega = 2 * Double.pi / 0.5
    for time in [0.05, 0.1, 0.25, 0.4] {
      let expected = 1 - exp(-omega * time) * (1 + omega * time)
      #expect(abs(vector.sample(at: time) - expected) < 1e-9)
    }
  }

  @Test("a spring that takes over goes on from where it is, with the velocity it has")
  func interruption() {
    var vector = AnimatedVector(0.0)
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
    vector.animate(to: 100, with: spring, at: 0, environment: environment)
    let step = 1e-5
    let before = (vector.sample(at: 0.1) - vector.sample(at: 0.1 - step)) / step
    let place = vector.sample(at: 0.1)
    vector.animate(to: -50, with: spring, at: 0.1, environment: environment)
    #expect(abs(vector.sample(at: 0.1) - place) < 1e-9)
    let after = (vector.sample(at: 0.1 + step) - vector.sample(at: 0.1)) / step
    #expect(abs(after - before) < abs(before) * 0.01)
  }

  @Test("a delay waits, a speed hurries, and a repetition ends where it should")
  func modifiers() {
    var vector = AnimatedVector(0.0)
    vector.animate(to: 1, with: .linear(duration: 1).delay(1), at: 0, environment: environment)
    #expect(vector.sample(at: 0.9) == 0)
    #expect(abs(vector.sample(at: 1.5) - 0.5) < 1e-12)
    var fast = AnimatedVector(0.0)
    fast.animate(to: 1, with: .linear(duration: 1).speed(2), at: 0, environment: environment)
    #expect(abs(fast.sample(at: 0.25) - 0.5) < 1e-12)
    var endless = AnimatedVector(0.0)
    endless.animate(to: 1, with: .linear(duration: 1).repeatForever(), at: 0, environment: environment)
    #expect(abs(endless.sample(at: 9.25) - 0.75) < 1e-6)
    #expect(endless.isEndless)
  }
}
