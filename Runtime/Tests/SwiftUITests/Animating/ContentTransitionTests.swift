import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct ContentTransitionTests {
  private struct DrawnGlyph {
    var id: UInt32
    var origin: CGPoint
    var opacity: Double
  }

  private func glyphs(_ host: Host) -> [DrawnGlyph] {
    var result: [DrawnGlyph] = []
    func visit(_ list: DisplayList, _ x: CGFloat, _ y: CGFloat, _ opacity: Double) {
      for item in list.items {
        switch item {
        case .list(let child, at: let point): visit(child, x + point.x, y + point.y, opacity)
        case .effect(.opacity(let value), let child): visit(child, x, y, opacity * value)
        case .effect(_, let child), .marked(_, let child): visit(child, x, y, opacity)
        case .glyphs(let run, at: let point, _):
          for glyph in run.glyphs {
            result.append(
              DrawnGlyph(
                id: glyph.id, origin: CGPoint(x: x + point.x + glyph.x, y: y + point.y + glyph.y), opacity: opacity))
          }
        default: break
        }
      }
    }
    visit(host.graph.displayList, 0, 0, 1)
    return result
  }

  private struct Counter: View {
    let handle: Handle<Binding<Int>>
    let transition: (Int) -> ContentTransition
    @State private var count = 18
    var body: some View {
      handle.value = $count
      return Text("\(count)").monospacedDigit().contentTransition(transition(count))
    }
  }

  private func host(_ transition: @escaping (Int) -> ContentTransition) throws -> (Host, Handle<Binding<Int>>) {
    let handle = Handle<Binding<Int>>()
    return (try Host(Counter(handle: handle, transition: transition), width: 100, height: 100), handle)
  }

  @Test("text fades from one to the other")
  func opacity() throws {
    let (host, handle) = try host { _ in .opacity }
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 19 }
    try host.frame()
    try host.frame(at: 0.25)
    #expect(glyphs(host).map(\.opacity) == [0.75, 0.75, 0.25, 0.25])
    try host.frame(at: 1)
    #expect(glyphs(host).map(\.opacity) == [1, 1])
  }

  @Test("without an animation, or without a content transition, text changes at once")
  func immediate() throws {
    let (host, handle) = try host { _ in .opacity }
    handle.value?.wrappedValue = 19
    try host.frame()
    #expect(glyphs(host).count == 2)
    let (plain, plainHandle) = try self.host { _ in .identity }
    withAnimation(.linear(duration: 1)) { plainHandle.value?.wrappedValue = 19 }
    try plain.frame()
    try plain.frame(at: 0.5)
    #expect(glyphs(plain).map(\.opacity) == [1, 1])
  }

  @Test("only the digits that change roll: upwards when the value grows, downwards when it falls")
  func numeric() throws {
    let (host, handle) = try host { .numericText(value: Double($0)) }
    let baseline = glyphs(host)[0].origin.y
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 19 }
    try host.frame()
    try host.frame(at: 0.25)
    let up = glyphs(host)
    #expect(up.map(\.opacity) == [1, 0.75, 0.25])
    #expect(up[0].origin.y == baseline)
    #expect(up[1].origin.y < baseline && up[2].origin.y > baseline)
    try host.frame(at: 1)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 17 }
    try host.frame()
    try host.frame(at: 1.25)
    let down = glyphs(host)
    #expect(down[1].origin.y > baseline && down[2].origin.y < baseline)
  }

  @Test("numbers that become longer keep their places from the end")
  func longer() throws {
    let (host, handle) = try host { _ in .numericText() }
    handle.value?.wrappedValue = 98
    try host.frame()
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 108 }
    try host.frame()
    try host.frame(at: 0.5)
    // The 8 stays; the 9 goes, the 0 and the 1 come.
    #expect(glyphs(host).map(\.opacity).sorted() == [0.5, 0.5, 0.5, 1])
  }

  @Test("a symbol takes the place of another: the old one shrinks, then the new one grows")
  func replace() throws {
    struct Toggle: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return Image(systemName: isOn ? "heart.fill" : "heart").contentTransition(.symbolEffect(.replace))
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Toggle(handle: handle), width: 100, height: 100)
    let before = try #require(host.drawnFills.first).frame
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 0.25)
    let old = try #require(host.drawnFills.first)
    #expect(abs(old.frame.width - before.width * 0.75) < 0.5 && abs(old.opacity - 0.5) < 1e-9)
    try host.frame(at: 1)
    #expect(host.drawnFills.map(\.opacity) == [1])
  }
}

@MainActor
struct SymbolEffectTests {
  @Test("a symbol bounces each time the value changes, and comes to rest")
  func bounce() throws {
    struct Bell: View {
      let handle: Handle<Binding<Int>>
      @State private var count = 0
      var body: some View {
        handle.value = $count
        return Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Bell(handle: handle), width: 100, height: 100)
    let width = try #require(host.drawnFills.first).frame.width
    try host.frame(at: 1)
    #expect(host.drawnFills[0].frame.width == width)
    handle.value?.wrappedValue += 1
    try host.frame()
    #expect(host.graph.hasFiniteAnimations)
    try host.frame(at: 1.2)
    #expect(host.drawnFills[0].frame.width > width * 1.05)
    try host.frame(at: 2)
    #expect(abs(host.drawnFills[0].frame.width - width) < 1e-9)
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a symbol pulses as long as it is active, and is nothing to wait for")
  func pulse() throws {
    struct Dot: View {
      let handle: Handle<Binding<Bool>>
      @State private var isActive = true
      var body: some View {
        handle.value = $isActive
        return Image(systemName: "circle.fill").symbolEffect(.pulse, isActive: isActive)
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Dot(handle: handle), width: 100, height: 100)
    #expect(!host.graph.hasFiniteAnimations)
    try host.frame(at: 1)
    #expect(host.drawnFills[0].opacity < 0.5)
    handle.value?.wrappedValue = false
    try host.frame()
    try host.frame(at: 5)
    #expect(host.drawnFills[0].opacity == 1)
    #expect(host.graph.activeAnimations.isEmpty)
  }

  @Test("a symbol that disappears is not drawn, and comes back")
  func disappear() throws {
    struct Dot: View {
      let handle: Handle<Binding<Bool>>
      @State private var isHidden = false
      var body: some View {
        handle.value = $isHidden
        return Image(systemName: "circle.fill").symbolEffect(.disappear, isActive: isHidden)
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Dot(handle: handle), width: 100, height: 100)
    #expect(host.drawnFills[0].opacity == 1)
    handle.value?.wrappedValue = true
    try host.frame()
    try host.frame(at: 1)
    #expect(host.drawnFills.isEmpty)
    handle.value?.wrappedValue = false
    try host.frame()
    try host.frame(at: 2)
    #expect(host.drawnFills.map(\.opacity) == [1])
  }
}
