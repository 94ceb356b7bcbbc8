import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct MatchedGeometryTests {
  @Test("an underline moves from tab to tab")
  func underline() throws {
    struct Tabs: View {
      let handle: Handle<Binding<Int>>
      @State private var selected = 0
      @Namespace private var namespace
      var body: some View {
        handle.value = $selected
        return HStack(spacing: 0) {
          ForEach(0..<3) { tab in
            VStack(spacing: 0) {
              Color.blue.frame(width: CGFloat(40 + 20 * tab), height: 20)
              if selected == tab {
                Color.red.frame(height: 3).matchedGeometryEffect(id: "underline", in: namespace)
              } else {
                Color.clear.frame(height: 3)
              }
            }
            .frame(width: CGFloat(40 + 20 * tab))
          }
        }
        .frame(width: 180, height: 100, alignment: .topLeading)
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Tabs(handle: handle), width: 180, height: 100)
    func lines() -> [CGRect] { host.drawnFills.filter { $0.frame.height == 3 && $0.color.red > 0.5 }.map(\.frame) }
    #expect(lines() == [CGRect(x: 0, y: 20, width: 40, height: 3)])
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 2 }
    try host.frame()
    // The new line starts where the old one is, and the old one goes with it.
    #expect(lines().allSatisfy { $0 == CGRect(x: 0, y: 20, width: 40, height: 3) })
    try host.frame(at: 0.5)
    #expect(!lines().isEmpty)
    #expect(lines().allSatisfy { $0 == CGRect(x: 50, y: 20, width: 60, height: 3) })
    try host.frame(at: 1)
    #expect(lines() == [CGRect(x: 100, y: 20, width: 80, height: 3)])
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a follower takes the box of its source, and another id takes it to another source")
  func follower() throws {
    struct Picker: View {
      let handle: Handle<Binding<Int>>
      @State private var selected = 0
      @Namespace private var namespace
      var body: some View {
        handle.value = $selected
        return ZStack {
          HStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 20).matchedGeometryEffect(id: 0, in: namespace)
            Color.blue.frame(width: 60, height: 20).matchedGeometryEffect(id: 1, in: namespace)
          }
          Color.red.matchedGeometryEffect(id: selected, in: namespace, isSource: false)
        }
      }
    }
    let handle = Handle<Binding<Int>>()
    let host = try Host(Picker(handle: handle), width: 100, height: 20)
    func box() -> CGRect { host.drawnFills.last!.frame }
    #expect(box() == CGRect(x: 0, y: 0, width: 40, height: 20))
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = 1 }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(box() == CGRect(x: 20, y: 0, width: 50, height: 20))
    try host.frame(at: 1)
    #expect(box() == CGRect(x: 40, y: 0, width: 60, height: 20))
    handle.value?.wrappedValue = 0
    try host.frame()
    #expect(box() == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("a card grows out of its row and goes back into it, even when it is turned round in flight")
  func hero() throws {
    struct Page: View {
      let handle: Handle<Binding<Bool>>
      @State private var isOpen = false
      @Namespace private var namespace
      var body: some View {
        handle.value = $isOpen
        return ZStack(alignment: .topLeading) {
          Color.clear
          if isOpen {
            Color.red.matchedGeometryEffect(id: "card", in: namespace).frame(width: 100, height: 100)
          } else {
            Color.red.matchedGeometryEffect(id: "card", in: namespace).frame(width: 20, height: 20)
          }
        }
      }
    }
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Page(handle: handle), width: 100, height: 100)
    func boxes() -> [DrawnFill] { host.drawnFills.filter { $0.color.alpha > 0 && $0.frame.width > 0 } }
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 0.5)
    let half = boxes()
    #expect(half.count == 2)
    #expect(half.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 60, height: 60) && $0.opacity == 0.5 })
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = false }
    try host.frame()
    #expect(boxes().allSatisfy { abs($0.frame.width - 60) < 1e-6 })
    try host.frame(at: 3)
    #expect(boxes().map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(host.graph.leaving.isEmpty)
  }
}

extension MatchedGeometryTests {
  @Test("what goes from one ForEach to another flies there")
  func betweenLists() throws {
    struct Shelves: View {
      let handle: Handle<Binding<Set<Int>>>
      @State private var chosen: Set<Int> = []
      @Namespace private var namespace
      var body: some View {
        handle.value = $chosen
        return VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) { ForEach((0..<3).filter { !chosen.contains($0) }, id: \.self) { box($0) } }
            .frame(width: 200, height: 40, alignment: .leading)
          HStack(spacing: 0) { ForEach((0..<3).filter { chosen.contains($0) }, id: \.self) { box($0) } }
            .frame(width: 200, height: 40, alignment: .leading)
        }
      }
      private func box(_ number: Int) -> some View {
        Color(red: Double(number + 1) / 4, green: 0, blue: 0)
          .matchedGeometryEffect(id: number, in: namespace)
          .frame(width: 40, height: 20)
      }
    }
    let handle = Handle<Binding<Set<Int>>>()
    let host = try Host(Shelves(handle: handle), width: 200, height: 80)
    func boxes(_ number: Int) -> [CGRect] {
      host.drawnFills.filter { abs($0.color.red - Double(number + 1) / 4) < 0.1 }.map(\.frame)
    }
    #expect(boxes(1) == [CGRect(x: 40, y: 10, width: 40, height: 20)])
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = [1] }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(!boxes(1).isEmpty)
    #expect(boxes(1).allSatisfy { $0 == CGRect(x: 20, y: 30, width: 40, height: 20) }, "\(boxes(1))")
    try host.frame(at: 1)
    #expect(boxes(1) == [CGRect(x: 0, y: 50, width: 40, height: 20)])
    // And back.
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = [] }
    try host.frame()
    try host.frame(at: 1.5)
    #expect(!boxes(1).isEmpty)
    #expect(boxes(1).allSatisfy { $0 == CGRect(x: 20, y: 30, width: 40, height: 20) }, "\(boxes(1))")
  }

  @Test("what goes from a grid to a scrolled row flies there", arguments: [false, true])
  func betweenLazyContainers(isBack: Bool) throws {
    struct Bank: View {
      let handle: Handle<Binding<Set<Int>>>
      @State var chosen: Set<Int>
      @Namespace private var namespace
      var body: some View {
        handle.value = $chosen
        return VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach((0..<3).filter { chosen.contains($0) }, id: \.self) { box($0) } }
          }
          .frame(width: 200, height: 40)
          LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)], spacing: 0) {
            ForEach((0..<3).filter { !chosen.contains($0) }, id: \.self) { box($0) }
          }
          .frame(width: 80, height: 80, alignment: .top)
        }
      }
      private func box(_ number: Int) -> some View {
        Color(red: Double(number + 1) / 4, green: 0, blue: 0).frame(width: 40, height: 20)
          .matchedGeometryEffect(id: number, in: namespace)
      }
    }
    let handle = Handle<Binding<Set<Int>>>()
    let host = try Host(Bank(handle: handle, chosen: isBack ? [1] : []), width: 200, height: 120)
    func boxes(_ number: Int) -> [CGRect] {
      host.drawnFills.filter { abs($0.color.red - Double(number + 1) / 4) < 0.1 }.map(\.frame)
    }
    let (first, second) = (CGRect(x: 0, y: 10, width: 40, height: 20), CGRect(x: 40, y: 40, width: 40, height: 20))
    #expect(boxes(1) == [isBack ? first : second])
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = isBack ? [] : [1] }
    try host.frame()
    try host.frame(at: 0.5)
    #expect(!boxes(1).isEmpty)
    #expect(boxes(1).allSatisfy { $0 == CGRect(x: 20, y: 25, width: 40, height: 20) }, "\(boxes(1))")
    try host.frame(at: 1)
    #expect(boxes(1) == [isBack ? second : first])
  }
}
