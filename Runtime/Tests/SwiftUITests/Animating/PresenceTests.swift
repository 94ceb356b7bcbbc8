import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Which views come and go by transitions, and what becomes of them meanwhile.
@MainActor
struct PresenceTests {
  private struct Item: Identifiable {
    let id: Int
  }

  /// Rows 10 points high, each as wide as its number.
  private struct Rows: View {
    let handle: Handle<Binding<[Item]>>
    @State private var items = [Item(id: 10), Item(id: 20), Item(id: 30)]
    var body: some View {
      handle.value = $items
      return VStack(alignment: .leading, spacing: 0) {
        ForEach(items) { item in
          Color.red.frame(width: CGFloat(item.id), height: 10).transition(.opacity)
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("an element that goes stays where it was while the others close up")
  func elements() throws {
    let handle = Handle<Binding<[Item]>>()
    let host = try Host(Rows(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue.remove(at: 1) }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 20).map(\.opacity) == [0.5])
    #expect(host.boxes(width: 20).map(\.frame.minY) == [10])
    #expect(host.boxes(width: 30).map(\.frame.minY) == [15])
    #expect(host.boxes(width: 30).map(\.opacity) == [1])
    // It is drawn where it stood among the others.
    #expect(host.drawnFills.map(\.frame.width) == [10, 20, 30])
    // And it is no part of the tree any more.
    #expect(host.frames(of: "frame").filter { $0.width == 20 }.isEmpty)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue.insert(Item(id: 40), at: 0) }
    try host.frame()
    try host.frame(at: 1)
    #expect(host.boxes(width: 20).isEmpty)
    #expect(host.boxes(width: 40).map(\.opacity) == [0.5])
    #expect(host.boxes(width: 40).map(\.frame.minY) == [0])
    try host.frame(at: 2)
    #expect(host.drawnFills.map(\.frame.minY) == [0, 10, 20])
  }

  @Test("an element that comes again turns round in its new place")
  func elementsTurn() throws {
    let handle = Handle<Binding<[Item]>>()
    let host = try Host(Rows(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue.remove(at: 1) }
    try host.frame()
    try host.frame(at: 0.5)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue.append(Item(id: 20)) }
    try host.frame()
    try host.frame(at: 3)
    #expect(host.boxes(width: 20).map(\.frame.minY) == [20])
    #expect(host.boxes(width: 20).map(\.opacity) == [1])
    #expect(host.graph.leaving.isEmpty)
  }

  @Test("another id is another view: the old one fades out while the new one fades in")
  func identity() throws {
    struct Page: View {
      let handle: Handle<Binding<Int>>
      @State private var page = 1
      var body: some View {
        handle.value = $page
        return Color.red.frame(width: CGFloat(page * 10), height: 10).id(page)
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Page(handle: handle))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 2 }
    try host.frame()
    try host.frame(at: 0.25)
    #expect(host.boxes(width: 10).map(\.opacity) == [0.75])
    #expect(host.boxes(width: 20).map(\.opacity) == [0.25])
    // Each about its own middle.
    #expect(host.boxes(width: 10).map(\.frame.midX) == [196.5])
    #expect(host.boxes(width: 20).map(\.frame.midX) == [196.5])
  }

  @Test("modifiers around a condition go with the view that goes")
  func modified() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = true
      var body: some View {
        handle.value = $isOn
        return VStack(alignment: .leading, spacing: 0) {
          Group {
            if isOn {
              Color.red.frame(width: 10, height: 10)
            } else {
              Color.red.frame(width: 22, height: 10)
            }
          }
          .padding(5)
          .background(Color.blue)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 10).map(\.frame.origin) == [CGPoint(x: 5, y: 5)])
    #expect(host.boxes(width: 10).map(\.opacity) == [0.5])
    #expect(host.boxes(width: 22).map(\.frame.origin) == [CGPoint(x: 5, y: 5)])
    #expect(host.boxes(width: 22).map(\.opacity) == [0.5])
    try host.frame(at: 1)
    #expect(host.boxes(width: 10).isEmpty)
    #expect(host.boxes(width: 22).map(\.opacity) == [1])
  }

  @Test("an overlay that goes is drawn over its view")
  func overlay() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = true
      var body: some View {
        handle.value = $isOn
        return Color.blue.frame(width: 100, height: 100)
          .overlay(alignment: .top) {
            if isOn { Color.red.frame(width: 60, height: 20).transition(.move(edge: .top)) }
          }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.drawnFills.map(\.frame.width) == [100, 60])
    #expect(host.boxes(width: 60).map(\.frame.minY) == [-10])
  }

  @Test("the state of a view that goes lives on until it has gone")
  func state() throws {
    struct Counter: View {
      let handle: Handle<Binding<Int>>
      @State private var count = 1
      var body: some View {
        handle.value = $count
        return Color.red.frame(width: CGFloat(count), height: 10)
      }
    }
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      let counter: Handle<Binding<Int>>
      @State private var isOn = true
      var body: some View {
        handle.value = $isOn
        return VStack { if isOn { Counter(handle: counter) } }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let counter = Handle<Binding<Int>>()
    let host = try Host(Page(handle: handle, counter: counter))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.25)
    counter.value?.wrappedValue = 50
    try host.frame()
    #expect(host.boxes(width: 50).map(\.opacity) == [0.75])
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 3)
    #expect(host.boxes(width: 50).map(\.opacity) == [1])
  }

  @Test("a lazy stack shows the rows that come and go in sight")
  func lazy() throws {
    struct Page: View {
      let handle: Handle<Binding<[Item]>>
      @State private var items = (1...60).map { Item(id: $0) }
      var body: some View {
        handle.value = $items
        return ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(items) { Color.red.frame(width: CGFloat($0.id), height: 20) }
          }
        }
      }
    }
    let handle = Handle<Binding<[Item]>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) {
      handle.value?.wrappedValue.remove(at: 1)
      handle.value?.wrappedValue.insert(Item(id: 90), at: 0)
    }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 2).map(\.opacity) == [0.5])
    #expect(host.boxes(width: 2).map(\.frame.minY) == [20])
    #expect(host.boxes(width: 90).map(\.opacity) == [0.5])
    #expect(host.boxes(width: 1).map(\.frame.minY) == [10])
    try host.frame(at: 1)
    #expect(host.boxes(width: 2).isEmpty)
  }

  @Test("a custom transition runs through its phases")
  func custom() throws {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase == .willAppear ? -100 : phase == .didDisappear ? 40 : 0)
      }
    }
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = false
      var body: some View {
        handle.value = $isOn
        return ZStack(alignment: .topLeading) {
          Color.clear
          if isOn { Color.red.frame(width: 10, height: 10).transition(Drop()) }
        }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 0.75)
    #expect(host.boxes(width: 10).map(\.frame.minY) == [-25])
    try host.frame(at: 1)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 1.75)
    #expect(host.boxes(width: 10).map(\.frame.minY) == [30])
  }

  @Test("a transition between two modifiers interpolates what they set")
  func modifiers() throws {
    struct Fold: ViewModifier {
      let amount: CGFloat
      func body(content: Content) -> some View {
        content.scaleEffect(x: amount, y: 1, anchor: .leading).opacity(Double(amount))
      }
    }
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = true
      var body: some View {
        handle.value = $isOn
        return VStack {
          if isOn {
            Color.red.frame(width: 100, height: 10)
              .transition(.modifier(active: Fold(amount: 0), identity: Fold(amount: 1)))
          }
        }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 50).map(\.opacity) == [0.5])
  }

  @Test("for those who want less motion, what moves fades")
  func reducedMotion() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOn = true
      var body: some View {
        handle.value = $isOn
        return ZStack {
          Color.clear
          if isOn { Color.red.frame(width: 10, height: 10).transition(.move(edge: .leading)) }
        }
      }
    }
    let handle = Handle<Binding<Bool>>()
    var settings = AccessibilitySettings()
    settings.reduceMotion = true
    let host = try Host(Page(handle: handle).environment(\.accessibilitySettings, settings), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(host.boxes(width: 10).map(\.opacity) == [0.5])
    #expect(host.boxes(width: 10).map(\.frame.minX) == [45])
  }
}
