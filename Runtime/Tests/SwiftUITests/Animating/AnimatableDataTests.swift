import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Data of users' own types on their way.
@MainActor
struct AnimatableDataTests {
  /// A bar whose height is a part of its rectangle.
  private struct Bar: Shape {
    var part: CGFloat
    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * part))
    }
  }

  @Test("a shape's data is interpolated by drawing alone")
  func shape() throws {
    struct Page: View {
      let handle: Handle<Binding<CGFloat>>
      @State private var part: CGFloat = 0
      var body: some View {
        handle.value = $part
        return Bar(part: part).fill(.red).frame(width: 10, height: 100)
      }
    }
    let handle = Handle<Binding<CGFloat>>()
    let host = try Host(Page(handle: handle))
    withAnimation(.easeIn(duration: 1)) { handle.value?.wrappedValue = 1 }
    try host.frame()
    host.graph.counters = ViewGraph.Counters()
    for time in [0.25, 0.5, 0.75] {
      try host.frame(at: time)
      let expected = 100 * UnitCurve.easeIn.value(at: time)
      #expect(abs(host.drawnFills[0].frame.height - expected) < 1e-6)
    }
    #expect(host.graph.counters.bodies == 0)
    #expect(host.graph.counters.placements == 0)
    try host.frame(at: 1)
    #expect(host.drawnFills[0].frame.height == 100)
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a trimmed ring grows along its line, not across")
  func trim() throws {
    struct Ring: View {
      let handle: Handle<Binding<Bool>>
      @State private var isFull = false
      var body: some View {
        handle.value = $isFull
        return Circle().trim(from: 0, to: isFull ? 1 : 0)
          .stroke(isFull ? .red : .blue, style: StrokeStyle(lineWidth: 4)).frame(width: 100, height: 100)
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Ring(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 0.5)
    var strokes: [(CGRect, ResolvedColor)] = []
    func visit(_ list: DisplayList) {
      for item in list.items {
        switch item {
        case .list(let child, _), .effect(_, let child), .marked(_, let child): visit(child)
        case .stroke(let figure, .color(let color), _): strokes.append((figure.bounds, color))
        default: break
        }
      }
    }
    visit(host.graph.displayList)
    // Half of the circle: from the trailing side clockwise over the bottom to the leading side.
    let half = try #require(strokes.first)
    #expect(abs(half.0.minY - 50) < 0.5 && abs(half.0.maxY - 100) < 0.5)
    // The colour is half way, too.
    #expect(half.1.red > 0.3 && half.1.red < 0.9 && half.1.blue > 0.3)
  }

  @Test("a view's data is interpolated, and its body runs for each sample")
  func view() throws {
    struct Number: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value))") }
    }
    struct Page: View {
      let handle: Handle<Binding<Double>>
      @State private var value = 0.0
      var body: some View {
        handle.value = $value
        return Number(value: value)
      }
    }
    let handle = Handle<Binding<Double>>()
    let host = try Host(Page(handle: handle))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 100 }
    try host.frame()
    #expect(host.texts() == ["0"])
    host.graph.counters = ViewGraph.Counters()
    try host.frame(at: 0.25)
    #expect(host.texts() == ["25"])
    #expect(host.graph.counters.bodies == 1)
    try host.frame(at: 0.75)
    #expect(host.texts() == ["75"])
    try host.frame(at: 1)
    #expect(host.texts() == ["100"])
    handle.value?.wrappedValue = 5
    try host.frame()
    #expect(host.texts() == ["5"])
  }

  @Test("a geometry effect shakes a view and leaves it where it was")
  func shake() throws {
    struct Shake: GeometryEffect {
      var times: CGFloat
      var animatableData: CGFloat {
        get { times }
        set { times = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(times * .pi * 2), y: 0))
      }
    }
    struct Page: View {
      let handle: Handle<Binding<Int>>
      @State private var attempts = 0
      var body: some View {
        handle.value = $attempts
        return Color.red.frame(width: 10, height: 10).modifier(Shake(times: CGFloat(attempts)))
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue += 1 }
    try host.frame()
    host.graph.counters = ViewGraph.Counters()
    try host.frame(at: 0.25)
    #expect(abs(host.boxes(width: 10)[0].frame.minX - 55) < 1e-6)
    try host.frame(at: 0.75)
    #expect(abs(host.boxes(width: 10)[0].frame.minX - 35) < 1e-6)
    #expect(host.graph.counters.bodies == 0)
    try host.frame(at: 1)
    #expect(abs(host.boxes(width: 10)[0].frame.minX - 45) < 1e-6)
  }

  @Test("a modifier with data runs its body for each sample")
  func modifier() throws {
    struct Widening: ViewModifier, Animatable {
      var width: CGFloat
      nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
      }
      func body(content: Content) -> some View { content.frame(width: width * width, height: 10) }
    }
    struct Page: View {
      let handle: Handle<Binding<CGFloat>>
      @State private var width: CGFloat = 2
      var body: some View {
        handle.value = $width
        return Color.red.modifier(Widening(width: width))
      }
    }
    let handle = Handle<Binding<CGFloat>>()
    let host = try Host(Page(handle: handle))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 6 }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 16).count == 1)
    try host.frame(at: 1)
    #expect(host.boxes(width: 36).count == 1)
  }

  @Test("a layout's data is interpolated in layout")
  func layout() throws {
    struct Steps: Layout {
      var step: CGFloat
      var animatableData: CGFloat {
        get { step }
        set { step = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + step * CGFloat(index)), proposal: .unspecified)
        }
      }
    }
    struct Page: View {
      let handle: Handle<Binding<CGFloat>>
      @State private var step: CGFloat = 10
      var body: some View {
        handle.value = $step
        return Steps(step: step) {
          Color.red.frame(width: 5, height: 5)
          Color.blue.frame(width: 6, height: 5)
        }
      }
    }
    let handle = Handle<Binding<CGFloat>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 50 }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 6)[0].frame.minY == 30)
    try host.frame(at: 1)
    #expect(host.boxes(width: 6)[0].frame.minY == 50)
  }
}
