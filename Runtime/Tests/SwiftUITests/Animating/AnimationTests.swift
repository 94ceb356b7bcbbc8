import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct AnimationTests {
  /// A square whose look follows a switch that the test throws.
  private struct Square: View {
    let handle: Handle<Binding<Bool>>
    let bodies: Handle<Int>
    @State private var isOn = false

    var body: some View {
      handle.value = $isOn
      bodies.value = (bodies.value ?? 0) + 1
      return Color.red
        .opacity(isOn ? 0.2 : 1)
        .frame(width: isOn ? 100 : 20, height: 20)
        .offset(x: isOn ? 40 : 0)
    }
  }

  private func width(_ host: Host) -> CGFloat { host.frames(of: "frame")[0].width }

  @Test("withAnimation takes lengths from where they are to where they go, and runs no body for it")
  func explicit() throws {
    let handle = Handle<Binding<Bool>>()
    let bodies = Handle<Int>()
    let host = try Host(Square(handle: handle, bodies: bodies))
    #expect(width(host) == 20)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    #expect(width(host) == 20)
    host.graph.counters = ViewGraph.Counters()
    host.graph.setTime(0.5)
    try host.frame()
    #expect(width(host) == 60)
    #expect(host.graph.counters.bodies == 0)
    host.graph.setTime(1)
    try host.frame()
    #expect(width(host) == 100)
    #expect(!host.graph.hasFiniteAnimations)
    #expect(bodies.value == 2)
  }

  @Test("without an animation a change is shown at once")
  func immediate() throws {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Square(handle: handle, bodies: Handle()))
    handle.value?.wrappedValue = true
    try host.frame()
    #expect(width(host) == 100)
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a change without an animation ends the one in flight")
  func cutOff() throws {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Square(handle: handle, bodies: Handle()))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    host.graph.setTime(0.5)
    try host.frame()
    handle.value?.wrappedValue = false
    try host.frame()
    #expect(width(host) == 20)
    host.graph.setTime(0.75)
    try host.frame()
    #expect(width(host) == 20)
  }

  @Test("animation(_:value:) animates what is below it, and only when its value changes")
  func implicit() throws {
    struct Pair: View {
      let first: Handle<Binding<Bool>>
      let second: Handle<Binding<Bool>>
      @State private var a = false
      @State private var b = false
      var body: some View {
        first.value = $a
        second.value = $b
        return VStack {
          Color.red.frame(width: a || b ? 100 : 20, height: 10).animation(.linear(duration: 1), value: a)
          Color.red.frame(width: a || b ? 100 : 20, height: 10)
        }
      }
    }
    let first = Handle<Binding<Bool>>()
    let second = Handle<Binding<Bool>>()
    let host = try Host(Pair(first: first, second: second))
    first.value?.wrappedValue = true
    try host.frame()
    host.graph.setTime(0.5)
    try host.frame()
    #expect(host.frames(of: "frame").map(\.width) == [60, 100])
    host.graph.setTime(2)
    try host.frame()
    first.value?.wrappedValue = false
    second.value?.wrappedValue = false
    try host.frame()
    host.graph.setTime(4)
    try host.frame()
    second.value?.wrappedValue = true
    try host.frame()
    #expect(host.frames(of: "frame").map(\.width) == [100, 100])
  }

  @Test("a completion runs once, when what was animated is done")
  func completion() throws {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Square(handle: handle, bodies: Handle()))
    var done = 0
    withAnimation(.linear(duration: 1)) {
      handle.value?.wrappedValue = true
    } completion: {
      done += 1
    }
    try host.frame()
    host.graph.setTime(0.5)
    try host.frame()
    #expect(done == 0)
    host.graph.setTime(1)
    try host.frame()
    #expect(done == 1)
    host.graph.setTime(2)
    try host.frame()
    #expect(done == 1)
  }

  @Test("a view that another makes room for moves to its place by the animation")
  func moving() throws {
    struct Rows: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return VStack(alignment: .leading, spacing: 0) {
          if isOn { Color.red.frame(width: 10, height: 100) }
          Text("below")
        }
        .frame(height: 200, alignment: .top)
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Rows(handle: handle))
    let before = host.drawnTextY()
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    #expect(host.drawnTextY() == before)
    host.graph.setTime(0.5)
    try host.frame()
    #expect(host.drawnTextY() == before + 50)
    host.graph.setTime(1)
    try host.frame()
    #expect(host.drawnTextY() == before + 100)
  }

  @Test("what is no number follows the last change, even while numbers are in flight")
  func retargeted() throws {
    struct Box: View {
      let handle: Handle<Binding<Int>>
      @State private var step = 0
      var body: some View {
        handle.value = $step
        return Color.red.frame(width: 10, height: 10)
          .frame(width: step == 1 ? 100 : 60, height: 10, alignment: step == 2 ? .trailing : .leading)
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Box(handle: handle))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 1 }
    try host.frame()
    host.graph.setTime(0.5)
    try host.frame()
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 2 }
    try host.frame()
    host.graph.setTime(3)
    try host.frame()
    let frames = host.frames(of: "frame")
    #expect(frames[0].width == 60)
    #expect(frames[1].maxX == frames[0].maxX)
  }
}
