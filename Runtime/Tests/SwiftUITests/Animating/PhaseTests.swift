import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct PhaseTests {
  @Test("phases follow each other for ever, each by its animation, and nobody waits for them")
  func endless() throws {
    let host = try Host(
      PhaseAnimator([0, 1, 2]) { phase in
        Color.red.frame(width: 10, height: CGFloat(10 + 10 * phase))
      } animation: { phase in
        .linear(duration: phase == 0 ? 2 : 1)
      })
    func height() -> CGFloat { host.boxes(width: 10)[0].frame.height }
    #expect(height() == 10)
    #expect(!host.graph.hasFiniteAnimations)
    try host.frame(at: 0.5)
    #expect(height() == 15)
    try host.frame(at: 1)
    #expect(height() == 20)
    try host.frame(at: 1.5)
    #expect(height() == 25)
    try host.frame(at: 2)
    try host.frame(at: 3)
    #expect(height() == 20)
    try host.frame(at: 4)
    #expect(height() == 10)
    try host.frame(at: 4.5)
    #expect(height() == 15)
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a trigger runs through the phases once and comes back to the first")
  func triggered() throws {
    struct Page: View {
      let handle: Handle<Binding<Int>>
      @State private var count = 0
      var body: some View {
        handle.value = $count
        return Color.red.frame(width: 10, height: 10)
          .phaseAnimator([1.0, 0.5, 0.0], trigger: count) { content, phase in
            content.opacity(phase)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Page(handle: handle))
    func opacity() -> Double { host.boxes(width: 10).first?.opacity ?? 0 }
    try host.frame(at: 5)
    #expect(opacity() == 1)
    handle.value?.wrappedValue += 1
    try host.frame()
    #expect(host.graph.hasFiniteAnimations)
    try host.frame(at: 5.5)
    #expect(opacity() == 0.75)
    try host.frame(at: 6)
    try host.frame(at: 6.5)
    #expect(opacity() == 0.25)
    try host.frame(at: 7)
    try host.frame(at: 7.5)
    #expect(opacity() == 0.5)
    try host.frame(at: 8)
    #expect(opacity() == 1)
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("phases that change nothing hold up nothing")
  func idle() throws {
    let host = try Host(
      PhaseAnimator([false, true]) { _ in
        Color.red.frame(width: 10, height: 10)
      } animation: { _ in
        nil
      })
    try host.frame(at: 1)
    try host.frame(at: 2)
    #expect(!host.graph.hasFiniteAnimations)
    #expect(host.boxes(width: 10).count == 1)
  }
}

@MainActor
struct KeyframeTests {
  private struct Look {
    var x = 0.0
    var scale = 1.0
  }

  @Test("tracks run side by side, each on its own curve")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(100, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 50)
    #expect(abs(timeline.value(time: 1.5).x - (50 + 50 * UnitCurve.easeIn.value(at: 0.5))) < 1e-9)
    #expect(timeline.value(time: 3).x == 100)
    #expect(timeline.value(time: 3).scale == 1.75)
    #expect(timeline.value(progress: 0.5).scale == 1.5)
    #expect(timeline.value(time: -1).x == 0)
    #expect(timeline.value(time: 9).scale == 2)
  }

  @Test("adjacent cubic keyframes are a Catmull–Rom spline with rest at both ends")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(3, duration: 1)
    }
    // Hermite: from 0 to 1 with the velocities 0 and (3 − 0) / 2.
    let t = 0.5
    let expected = 3 * t * t - 2 * t * t * t + (t * t * t - t * t) * 1.5
    #expect(abs(timeline.value(time: 0.5) - expected) < 1e-9)
    #expect(timeline.value(time: 1) == 1)
    let second = 1 + (3 * 0.25 - 2 * 0.125) * 2 + (0.125 - 2 * 0.25 + 0.5) * 1.5
    #expect(abs(timeline.value(time: 1.5) - second) < 1e-9)
    #expect(timeline.value(time: 2) == 3)
  }

  @Test("a spring keyframe follows the spring, with the velocity of the keyframe before it")
  func spring() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 0.5, spring: spring)
    }
    let expected = 10 + spring.value(target: 10.0, initialVelocity: 10.0, time: 0.25)
    #expect(abs(timeline.value(time: 1.25) - expected) < 1e-9)
    #expect(KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: spring) }.duration > 0.5)
  }

  @Test("an animator repeats, and is nothing to wait for")
  func repeating() throws {
    let host = try Host(
      KeyframeAnimator(initialValue: 10.0) { height in
        Color.red.frame(width: 10, height: height)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
        LinearKeyframe(10, duration: 1)
      })
    func height() -> CGFloat { host.boxes(width: 10)[0].frame.height }
    #expect(height() == 10)
    try host.frame(at: 0.5)
    #expect(height() == 15)
    try host.frame(at: 1.75)
    #expect(height() == 12.5)
    try host.frame(at: 10.25)
    #expect(abs(height() - 12.5) < 1e-9)
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a trigger starts the keyframes from the value of the moment")
  func triggered() throws {
    struct Heart: View {
      let handle: Handle<Binding<Int>>
      @State private var likes = 0
      var body: some View {
        handle.value = $likes
        return Color.red.frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: Look(), trigger: likes) { content, look in
            content.scaleEffect(look.scale).offset(x: look.x)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              LinearKeyframe(3, duration: 0.5)
              LinearKeyframe(1, duration: 0.5)
            }
          }
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Heart(handle: handle))
    func width() -> CGFloat { host.drawnFills[0].frame.width }
    try host.frame(at: 3)
    #expect(width() == 10)
    handle.value?.wrappedValue += 1
    try host.frame()
    #expect(host.graph.hasFiniteAnimations)
    try host.frame(at: 3.25)
    #expect(abs(width() - 20) < 1e-9)
    handle.value?.wrappedValue += 1
    try host.frame()
    #expect(abs(width() - 20) < 1e-9)
    try host.frame(at: 3.5)
    #expect(abs(width() - 25) < 1e-9)
    try host.frame(at: 5)
    #expect(abs(width() - 10) < 1e-9)
    #expect(!host.graph.hasFiniteAnimations)
  }
}
