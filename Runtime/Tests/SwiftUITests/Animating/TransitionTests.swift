import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct TransitionTests {
  /// A box that a switch shows, above one that stays.
  private struct Stack<T: Transition>: View {
    let handle: Handle<Binding<Bool>>
    let transition: T
    var isShown = false
    var isDefault = false
    var appeared: Handle<Int> = Handle()
    var disappeared: Handle<Int> = Handle()
    @State private var isOn: Bool?

    var body: some View {
      handle.value = Binding(get: { isOn ?? isShown }, set: { isOn = $0 })
      return VStack(alignment: .leading, spacing: 0) {
        if isOn ?? isShown { box }
        Color.blue.frame(width: 30, height: 20)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }

    @ViewBuilder private var box: some View {
      let box = Color.red.frame(width: 100, height: 40)
        .onAppear { appeared.value = (appeared.value ?? 0) + 1 }
        .onDisappear { disappeared.value = (disappeared.value ?? 0) + 1 }
      if isDefault { box } else { box.transition(transition) }
    }
  }

  private func host<T: Transition>(
    _ transition: T, isShown: Bool, isDefault: Bool = false
  ) throws -> (Host, Handle<Binding<Bool>>) {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(
      Stack(handle: handle, transition: transition, isShown: isShown, isDefault: isDefault), width: 200, height: 200)
    return (host, handle)
  }

  @Test("a view that comes fades in by default, and a view that goes fades out where it was")
  func fade() throws {
    let (host, handle) = try host(.identity, isShown: false, isDefault: true)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    #expect(host.boxes(width: 100).isEmpty || host.boxes(width: 100)[0].opacity == 0)
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 100).map(\.opacity) == [0.5])
    try host.frame(at: 1)
    #expect(host.boxes(width: 100).map(\.opacity) == [1])
    #expect(!host.graph.hasFiniteAnimations)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    #expect(host.boxes(width: 100).map(\.opacity) == [1])
    try host.frame(at: 1.25)
    #expect(host.boxes(width: 100).map(\.opacity) == [0.75])
    #expect(host.boxes(width: 100).map(\.frame.minY) == [0])
    // The sibling closes up meanwhile.
    #expect(host.boxes(width: 30).map(\.frame.minY) == [30])
    try host.frame(at: 2)
    #expect(host.boxes(width: 100).isEmpty)
    #expect(host.boxes(width: 30).map(\.frame.minY) == [0])
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("without an animation a view comes and goes at once")
  func immediate() throws {
    let (host, handle) = try host(.scale, isShown: true)
    handle.value?.wrappedValue = false
    try host.frame()
    #expect(host.boxes(width: 100).isEmpty)
    handle.value?.wrappedValue = true
    try host.frame()
    #expect(host.boxes(width: 100).map(\.opacity) == [1])
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("onDisappear runs when the view has gone, onAppear when it comes")
  func lifecycle() throws {
    let handle = Handle<Binding<Bool>>()
    let appeared = Handle<Int>()
    let disappeared = Handle<Int>()
    let host = try Host(
      Stack(
        handle: handle, transition: .opacity, isShown: true, appeared: appeared, disappeared: disappeared))
    #expect(appeared.value == 1)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.9)
    #expect(disappeared.value == nil)
    try host.frame(at: 1)
    #expect(disappeared.value == 1)
    #expect(appeared.value == 1)
  }

  @Test("a transition runs no body for its frames")
  func counters() throws {
    let (host, handle) = try host(.move(edge: .leading).combined(with: .opacity), isShown: true)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    host.graph.counters = ViewGraph.Counters()
    try host.frame(at: 0.25)
    try host.frame(at: 0.5)
    #expect(host.graph.counters.bodies == 0)
    #expect(host.graph.counters.nodes == 0)
    // Two effects and the sibling's place, twice.
    #expect(host.graph.counters.samples == 6)
  }

  @Test("each built-in transition is half way at half of its time")
  func kinds() throws {
    func half<T: Transition>(_ transition: T, removing: Bool) throws -> DrawnFill {
      let (host, handle) = try host(transition, isShown: removing)
      withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = !removing }
      try host.frame()
      try host.frame(at: 0.5)
      let fill = try #require(host.drawnFills.first { $0.color.red > $0.color.blue })
      return fill
    }
    // The box lies at (0, 0) and is 100 × 40.
    #expect(try half(.move(edge: .leading), removing: false).frame.minX == -50)
    #expect(try half(.move(edge: .leading), removing: true).frame.minX == -50)
    #expect(try half(.move(edge: .bottom), removing: true).frame.minY == 20)
    #expect(try half(.slide, removing: false).frame.minX == -50)
    #expect(try half(.slide, removing: true).frame.minX == 50)
    #expect(try half(.offset(x: 20, y: 10), removing: true).frame.origin == CGPoint(x: 10, y: 5))
    let pushed = try half(.push(from: .bottom), removing: false)
    #expect(pushed.frame.minY == 20 && pushed.opacity == 0.5)
    let pushedOut = try half(.push(from: .bottom), removing: true)
    #expect(pushedOut.frame.minY == -20 && pushedOut.opacity == 0.5)
    let scaled = try half(.scale(0.5, anchor: .topLeading), removing: true)
    #expect(abs(scaled.frame.width - 75) < 1e-9 && scaled.frame.minX == 0)
    #expect(abs(try half(.scale, removing: false).frame.width - 50) < 0.01)
    let blurred = try half(.blurReplace, removing: true)
    #expect(blurred.blur > 0 && blurred.opacity == 0.5 && blurred.frame.width == 87.5)
    let both = try half(AsymmetricTransition(insertion: .opacity, removal: .move(edge: .top)), removing: true)
    #expect(both.frame.minY == -20 && both.opacity == 1)
    let coming = try half(AsymmetricTransition(insertion: .opacity, removal: .move(edge: .top)), removing: false)
    #expect(coming.frame.minY == 0 && coming.opacity == 0.5)
  }

  @Test("a view that comes again while it goes turns round with its velocity, and keeps its state")
  func turning() throws {
    let (host, handle) = try host(.offset(x: 100), isShown: true)
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    func x() -> CGFloat { host.boxes(width: 100)[0].frame.minX }
    withAnimation(spring) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.1)
    let before = x()
    try host.frame(at: 0.101)
    let velocity = x() - before
    #expect(velocity > 0)
    withAnimation(spring) { handle.value?.wrappedValue = true }
    try host.frame()
    let turned = x()
    #expect(abs(turned - before - velocity) < 1e-6)
    try host.frame(at: 0.102)
    #expect(x() > turned)
    try host.frame(at: 5)
    #expect(x() == 0)
    #expect(!host.graph.hasFiniteAnimations)
    #expect(host.graph.leaving.isEmpty)
  }

  @Test("a transition with an animation of its own needs no animated transaction")
  func ownAnimation() throws {
    let (host, handle) = try host(.opacity.animation(.linear(duration: 2)), isShown: true)
    handle.value?.wrappedValue = false
    try host.frame()
    try host.frame(at: 1)
    #expect(host.boxes(width: 100).map(\.opacity) == [0.5])
    // The sibling's move belongs to the write, which has no animation.
    #expect(host.boxes(width: 30).map(\.frame.minY) == [0])
    try host.frame(at: 2)
    #expect(host.boxes(width: 100).isEmpty)
  }

  @Test("the animation of a transition goes before that of the write")
  func ownAnimationFirst() throws {
    let (host, handle) = try host(.opacity.animation(.linear(duration: 4)), isShown: true)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 1)
    #expect(host.boxes(width: 100).map(\.opacity) == [0.75])
  }

  @Test("a completion waits for the view that goes")
  func completion() throws {
    let (host, handle) = try host(.opacity, isShown: true)
    var done = 0
    withAnimation(.linear(duration: 1)) {
      handle.value?.wrappedValue = false
    } completion: {
      done += 1
    }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(done == 0)
    try host.frame(at: 1)
    #expect(done == 1)
  }

  @Test("ten thousand insertions and removals leave nothing behind")
  func nothingLeft() throws {
    final class Life {
      static nonisolated(unsafe) var count = 0
      init() { Life.count += 1 }
      deinit { Life.count -= 1 }
    }
    struct Holder: View {
      @State private var life = Life()
      var body: some View {
        _ = life
        return Color.red.frame(width: 10, height: 10)
      }
    }
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return VStack {
          Group { if isOn { Holder().transition(.scale) } }.padding(2)
          Text("below")
        }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle))
    let nodes = host.graph.describe().count
    var time = 0.0
    for step in 0..<10_000 {
      withAnimation(.linear(duration: 0.1)) { handle.value?.wrappedValue.toggle() }
      try host.frame()
      // Some are cut off in flight, some are seen to their end.
      time += step % 7 == 0 ? 0.2 : 0.03
      try host.frame(at: time)
    }
    try host.frame(at: time + 1)
    #expect(host.graph.leaving.isEmpty)
    #expect(host.graph.flights.isEmpty || host.graph.flights.count < 8)
    #expect(host.graph.activeAnimations.isEmpty)
    #expect(host.graph.presenceGroups.isEmpty)
    #expect(Life.count == 0)
    #expect(host.graph.describe().count == nodes)
  }
}

extension NodeDescription {
  /// The nodes of the tree.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
