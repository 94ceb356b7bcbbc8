import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// What apps do with scroll views, with fingers as they come from a screen.
@MainActor
struct ScrollSampleTests {
  @Test("a carousel of pages keeps its dots in step, and a dot goes to its page")
  func carousel() throws {
    struct Carousel: View {
      let go: Handle<(Int) -> Void>
      @State private var page: Int? = 0
      var body: some View {
        go.value = { target in withAnimation(.easeInOut(duration: 0.3)) { page = target } }
        return VStack {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 0) {
              ForEach(0..<5, id: \.self) { index in
                Text("page \(index)").containerRelativeFrame(.horizontal).frame(height: 200)
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.paging)
          .scrollPosition(id: $page)
          .frame(height: 200)
          Text("dot \(page ?? -1)")
        }
      }
    }
    let go = Handle<(Int) -> Void>()
    let host = try Host(Carousel(go: go), width: 400, height: 300)
    #expect(host.texts().contains("dot 0"))
    try host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.1)
    try host.wait(2)
    #expect(host.texts().contains("page 1"))
    #expect(!host.texts().contains("page 0"))
    #expect(host.texts().contains("dot 1"))
    go.value?(3)
    try host.frame()
    try host.wait(1)
    #expect(host.texts().contains("page 3"))
    #expect(host.texts().contains("dot 3"))
    #expect(host.graph.scrollDrivers()[0].offset.x == 1200)
  }

  @Test("a feed that loads more when its last row comes goes on under the finger and in flight")
  func endless() throws {
    struct Feed: View {
      @State private var count = 20
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Text(verbatim: "\(index)").frame(width: 400, height: 80)
                .onAppear { if index == count - 1 { count += 20 } }
            }
          }
        }
      }
    }
    let bench = try ScrollBench(Feed())
    try bench.drag(y: -100)
    try bench.release(y: -6000)
    for _ in 0..<240 { try bench.wait(1.0 / 60) }
    // Nothing stopped it: 100 + 6000 (1 - 0.998^4000) / 2.002.
    let decay = -1000 * CGFloat(log(0.998))
    #expect(abs(bench.offset.y - (100 + 6000 * (1 - pow(0.998, 4000)) / decay)) < 1)
  }

  @Test("a chat scrolls to what was sent, by an animation")
  func chat() throws {
    struct Chat: View {
      let send: Handle<() -> Void>
      @State private var messages = (0..<30).map { "message \($0)" }
      var body: some View {
        send.value = { messages.append("message \(messages.count)") }
        return ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading) {
              ForEach(messages, id: \.self) { Text($0).padding() }
            }
          }
          .onChange(of: messages.count) {
            withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) }
          }
          .onAppear { proxy.scrollTo(messages.last, anchor: .bottom) }
        }
      }
    }
    let send = Handle<() -> Void>()
    let host = try Host(Chat(send: send), width: 400, height: 600)
    #expect(host.texts().last == "message 29")
    send.value?()
    try host.frame()
    try host.wait(2)
    #expect(host.texts().last == "message 30")
    let offset = host.graph.scrollDrivers()[0]
    #expect(abs(offset.offset.y - (offset.contentSize.height - 600)) < 0.01)
  }

  @Test("a header shrinks with the offset that a preference carries out of a named space")
  func collapsingHeader() throws {
    struct OffsetKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Screen: View {
      @State private var offset: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("header \(Int(offset))").frame(height: max(50, 120 + offset))
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 400, height: 60) }
            }
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
              })
          }
          .coordinateSpace(name: "scroll")
          .onPreferenceChange(OffsetKey.self) { offset = $0 }
        }
      }
    }
    let host = try Host(Screen(), width: 400, height: 800)
    #expect(host.texts().first == "header 0")
    try host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 450), duration: 0.5, lifts: false)
    let offset = host.graph.scrollDrivers()[0].offset.y
    #expect(offset > 15)
    #expect(host.texts().first == "header \(Int(-offset))")
  }

  @Test("a button goes back to the top of a list with sections")
  func toTheTop() throws {
    let host = try Host(
      ScrollViewReader { proxy in
        VStack {
          List {
            ForEach(0..<20, id: \.self) { section in
              Section("Section \(section)") {
                ForEach(0..<10, id: \.self) { Text("row \(section).\($0)").id("\(section).\($0)") }
              }
            }
          }
          Button("Top") { withAnimation { proxy.scrollTo("0.0", anchor: .top) } }.frame(height: 50)
        }
      }, width: 400, height: 800)
    try host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.1)
    try host.wait(6)
    #expect(!host.texts().contains("row 0.0"))
    try host.tap(200, 780)
    try host.wait(3)
    #expect(host.texts().contains("row 0.0"))
  }

  @Test("a carousel in a page takes sideways fingers, the page the others")
  func nested() throws {
    let host = try Host(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("card \($0)").frame(width: 120, height: 200) } }
          }
          ForEach(0..<30, id: \.self) { Text("row \($0)").frame(width: 400, height: 80) }
        }
      }, width: 400, height: 800)
    try host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 110), duration: 0.4)
    try host.wait(3)
    let drivers = host.graph.scrollDrivers()
    #expect(drivers[1].offset.x > 150)
    #expect(drivers[0].offset.y == 0)
    try host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 205, y: 50), duration: 0.4)
    try host.wait(3)
    #expect(drivers[0].offset.y > 80)
  }
}
