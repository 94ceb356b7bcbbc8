import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// What moves costs what it moves.
@MainActor
struct MotionCostTests {
  /// Counts how often it is asked.
  private struct Counting: CustomAnimation {
    let counter: Counter

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      counter.count += 1
      return time < 1 ? value.scaled(by: time) : nil
    }

    static func == (a: Self, b: Self) -> Bool { a.counter === b.counter }
    func hash(into hasher: inout Hasher) {}
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test("an animation is asked once for a time, whoever shows what it moves")
  func sampling() {
    let counter = Counter()
    var vector = AnimatedVector(0.0)
    vector.animate(to: 10, with: Animation(Counting(counter: counter)), at: 0, environment: EnvironmentValues())
    #expect(vector.sample(at: 0.5) == 5)
    #expect(vector.sample(at: 0.5) == 5)
    #expect(counter.count == 1)
    #expect(vector.sample(at: 0.25) == 2.5)
    #expect(counter.count == 2)
  }

  @Test("what was seen at a time is not what is seen once the target is another one")
  func changedTarget() {
    var vector = AnimatedVector(0.0)
    vector.animate(to: 10, with: .linear(duration: 1), at: 0, environment: EnvironmentValues())
    #expect(vector.sample(at: 0.5) == 5)
    vector.set(7)
    #expect(vector.sample(at: 0.5) == 7)
    vector.animate(to: 8, with: .linear(duration: 1), at: 0.5, environment: EnvironmentValues())
    #expect(vector.sample(at: 0.5) == 7)
    vector.animate(to: 9, with: .linear(duration: 1), at: 0.5, environment: EnvironmentValues())
    #expect(vector.sample(at: 1) == 8)
  }

  @Test(
    "whether a spring is at rest is known without the time at which it comes to rest, and agrees with it",
    arguments: [0.0, 0.3, 1, 1.8], [0.0, 4, 600])
  func rest(damping: Double, velocity: Double) {
    let spring = Spring(response: 0.55, dampingRatio: damping)
    for distance in [1e-12, 1, 240] {
      let epsilon = max(distance, 1e-9) / 1000
      let rest = spring.restTime(distance: distance, velocity: velocity, epsilon: epsilon)
      for step in 0..<400 {
        let time = Double(step) * 0.013
        let isAtRest = spring.isAtRest(after: time, distance: distance, velocity: velocity, epsilon: epsilon)
        #expect(isAtRest == (time >= rest), "\(distance) after \(time)")
      }
    }
  }

  private struct Mover: View {
    let isMoved: Handle<Binding<Bool>>
    let places: Handle<[CGFloat]>
    var watches = false
    @State private var moved = false

    var body: some View {
      isMoved.value = $moved
      return VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in
          Color.red.frame(width: 10, height: 10).offset(x: moved ? 100 : 0)
        }
        if watches {
          Color.blue.frame(width: 10, height: 10)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minX
            } action: {
              places.value = (places.value ?? []) + [$0]
            }
            .offset(x: moved ? 100 : 0)
        }
      }
    }
  }

  @Test("an offset on its way moves its views: nothing is measured or placed for it")
  func offsetInFlight() throws {
    let isMoved = Handle<Binding<Bool>>()
    let host = try Host(Mover(isMoved: isMoved, places: Handle()))
    withAnimation(.linear(duration: 1)) { isMoved.value?.wrappedValue = true }
    try host.frame()
    let before = host.frames(of: "frame")
    host.graph.counters = ViewGraph.Counters()
    host.graph.setTime(0.5)
    try host.frame()
    #expect(host.graph.counters.samples == 20)
    #expect(host.graph.counters.measurements == 0)
    #expect(host.graph.counters.placements == 0)
    let after = host.frames(of: "frame")
    #expect(after.count == 20)
    for (old, new) in zip(before, after) { #expect(new == old.offsetBy(dx: 50, dy: 0)) }
    host.graph.setTime(1)
    try host.frame()
    #expect(host.frames(of: "frame").map(\.minX) == before.map { $0.minX + 100 })
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("who watches a place is told where an offset on its way has moved it")
  func watching() throws {
    let isMoved = Handle<Binding<Bool>>()
    let places = Handle<[CGFloat]>()
    let host = try Host(Mover(isMoved: isMoved, places: places, watches: true))
    withAnimation(.linear(duration: 1)) { isMoved.value?.wrappedValue = true }
    try host.frame()
    let start = try #require(places.value?.last)
    for time in [0.25, 0.5, 1] {
      host.graph.setTime(time)
      try host.frame()
      let place = try #require(places.value?.last)
      #expect(abs(place - start - time * 100) < 1e-9)
    }
  }

  @Test("an offset moves what is drawn and leaves the guides where they were, so that others stay beside them")
  func guides() throws {
    func lines(_ offset: CGFloat) throws -> [CGRect] {
      try Host(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A").offset(y: offset)
          Text("B")
        }
      ).frames(of: "Text")
    }
    let (plain, moved) = (try lines(0), try lines(12))
    #expect(plain.count == 2 && moved.count == 2)
    #expect(moved[0] == plain[0].offsetBy(dx: 0, dy: 12))
    #expect(moved[1] == plain[1])
  }
}
