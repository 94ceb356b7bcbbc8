import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct ScrollTargetTests {
  private func pages(_ count: Int = 5) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(width: 400, height: 100) }
      }
      .scrollTargetLayout()
    }
  }

  @Test("paging comes to rest at whole pages, one farther on at most")
  func paging() throws {
    let bench = try ScrollBench(pages().scrollTargetBehavior(.paging))
    try bench.drag(x: -100)
    try bench.release(x: 0)
    try bench.settle()
    #expect(bench.offset.x == 0)
    try bench.drag(x: -220)
    try bench.release(x: 0)
    try bench.settle()
    #expect(bench.offset.x == 400)
    try bench.drag(x: -50)
    // 2000 points a second would go on for 999 points.
    try bench.release(x: -2000)
    try bench.settle()
    #expect(bench.offset.x == 800)
    try bench.drag(x: 30)
    try bench.release(x: 600)
    try bench.settle()
    #expect(bench.offset.x == 400)
  }

  @Test("a page is reached as by a critically damped spring, never past it")
  func pageMotion() throws {
    let bench = try ScrollBench(pages().scrollTargetBehavior(.paging))
    try bench.drag(x: -100)
    try bench.release(x: -1000)
    let w = 4 * Double.pi
    for step in 1...20 {
      try bench.wait(1.0 / 60)
      let t = Double(step) / 60
      #expect(abs(bench.offset.x - (400 + (-300 + (1000 - w * 300) * t) * exp(-w * t))) < 1e-6)
      #expect(bench.offset.x <= 400)
    }
  }

  @Test("a flick while a page is on its way goes to the one after")
  func pageAfterPage() throws {
    let bench = try ScrollBench(pages().scrollTargetBehavior(.paging))
    for _ in 0..<3 {
      try bench.hold()
      try bench.drag(x: -60)
      try bench.release(x: -1500)
      try bench.wait(0.1)
    }
    try bench.settle()
    #expect(bench.offset.x == 1200)
  }

  private func cards(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) throws -> ScrollBench {
    try ScrollBench(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 150, height: 100) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
  }

  @Test("view-aligned scrolling comes to rest where a view starts")
  func viewAligned() throws {
    let bench = try cards(.never)
    try bench.drag(x: -100)
    try bench.release(x: -2000)
    try bench.settle()
    // 100 + 2000 / 2.002 is 1099: the nearest start of 160-point steps is 1120.
    #expect(bench.offset.x == 1120)
    #expect(bench.host.rows()["7"]?.minX == 20)
  }

  @Test("a limit holds the movement at the views that fit, or at one")
  func limits() throws {
    let few = try cards(.always)
    try few.drag(x: -100)
    try few.release(x: -3000)
    try few.settle()
    // 360 points hold two of them.
    #expect(few.offset.x == 320)
    let one = try cards(.alwaysByOne)
    try one.drag(x: -100)
    try one.release(x: -3000)
    try one.settle()
    #expect(one.offset.x == 160)
  }

  @Test("a behaviour of one's own says where it comes to rest")
  func custom() throws {
    struct Grid: ScrollTargetBehavior {
      let step: CGFloat
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard context.velocity.dy >= 0 else { return }
        target.rect.origin.y = (target.rect.minY / step).rounded(.up) * step
      }
    }
    let bench = try ScrollBench(
      ScrollView { Color.red.frame(width: 400, height: 5000) }.scrollTargetBehavior(Grid(step: 70)))
    try bench.drag(y: -20)
    try bench.release(y: -100)
    try bench.settle()
    // 20 + 100 / 2.002 = 69.95.
    #expect(bench.offset.y == 70)
    try bench.drag(y: 10)
    try bench.release(y: 20)
    try bench.settle()
    #expect(abs(bench.offset.y - (60 + 20 / (1000 * log(0.998)))) < 1e-6)
  }
}

@MainActor
struct ScrollPositionTests {
  private struct Feed: View {
    let position: Handle<Binding<Int?>>
    var anchor: UnitPoint?
    @State private var id: Int?
    var body: some View {
      position.value = $id
      return ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").frame(width: 400, height: 100) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: anchor)
    }
  }

  private let position = Handle<Binding<Int?>>()

  @Test("scrolling writes the id of the view at the top, changing it scrolls there")
  func twoWays() throws {
    let bench = try ScrollBench(Feed(position: position))
    #expect(position.value?.wrappedValue == nil)
    try bench.drag(y: -510)
    #expect(position.value?.wrappedValue == 5)
    try bench.move(y: -580)
    #expect(position.value?.wrappedValue == 6)
    try bench.release()
    #expect(bench.offset.y == 580)
    position.value?.wrappedValue = 700
    try bench.host.frame()
    // No anchor: as little as shows it.
    #expect(bench.offset.y == 69_300)
    #expect(position.value?.wrappedValue == 700)
    position.value?.wrappedValue = 2
    try bench.host.frame()
    #expect(bench.offset.y == 200)
  }

  @Test("with an anchor the view at that point counts")
  func anchored() throws {
    let bench = try ScrollBench(Feed(position: position, anchor: .center))
    position.value?.wrappedValue = 100
    try bench.host.frame()
    #expect(bench.offset.y == 9650)
    try bench.drag(y: -100)
    #expect(position.value?.wrappedValue == 101)
  }

  @Test("within an animation the scroll view goes there by it")
  func animated() throws {
    let bench = try ScrollBench(Feed(position: position, anchor: .top))
    withAnimation(.linear(duration: 1)) { position.value?.wrappedValue = 50 }
    try bench.host.frame()
    #expect(bench.offset.y == 0)
    try bench.wait(0.25)
    #expect(abs(bench.offset.y - 1250) < 1e-6)
    #expect(bench.graph.scrollDrivers()[0].phase == .animating)
    try bench.wait(0.5)
    #expect(abs(bench.offset.y - 3750) < 1e-6)
    try bench.settle()
    #expect(bench.offset.y == 5000)
    #expect(position.value?.wrappedValue == 50)
  }

  @Test("a position of iOS 18 goes to edges, points and views, and knows when a finger has moved it")
  func positionValue() throws {
    struct Feed: View {
      let position: Handle<Binding<ScrollPosition>>
      @State private var value = ScrollPosition(idType: Int.self)
      var body: some View {
        position.value = $value
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 400, height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($value)
      }
    }
    let position = Handle<Binding<ScrollPosition>>()
    let bench = try ScrollBench(Feed(position: position))
    position.value?.wrappedValue.scrollTo(edge: .bottom)
    try bench.host.frame()
    #expect(bench.offset.y == 9200)
    #expect(position.value?.wrappedValue.edge == .bottom)
    position.value?.wrappedValue.scrollTo(y: 150)
    try bench.host.frame()
    #expect(bench.offset.y == 150)
    position.value?.wrappedValue.scrollTo(id: 40, anchor: .top)
    try bench.host.frame()
    #expect(bench.offset.y == 4000)
    #expect(position.value?.wrappedValue.isPositionedByUser == false)
    try bench.drag(y: -300)
    #expect(position.value?.wrappedValue.isPositionedByUser == true)
    #expect(position.value?.wrappedValue.viewID(type: Int.self) == 43)
    #expect(position.value?.wrappedValue.edge == nil)
    try bench.release()
    position.value?.wrappedValue.scrollTo(id: 40, anchor: .top)
    try bench.host.frame()
    #expect(bench.offset.y == 4000)
  }

  @Test("a proxy scrolls by the animation around the call; rows on the way are built as they come")
  func animatedProxy() throws {
    let proxy = Handle<ScrollViewProxy>()
    let bench = try ScrollBench(
      ScrollViewReader { value in
        proxy.value = value
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) {
              Text(verbatim: "\($0)").frame(width: 400, height: CGFloat(40 + $0 % 5 * 20))
            }
          }
        }
      })
    withAnimation(.linear(duration: 1)) { proxy.value?.scrollTo(300, anchor: .top) }
    try bench.host.frame()
    var last: CGFloat = -1
    for _ in 0..<30 {
      try bench.wait(1.0 / 30)
      #expect(bench.offset.y > last)
      last = bench.offset.y
      #expect(!bench.host.rows().isEmpty)
    }
    try bench.settle()
    #expect(abs((bench.host.rows()["300"]?.minY ?? 99) - 0) < 1e-6)
    proxy.value?.scrollTo(10)
    try bench.host.frame()
    #expect(abs((bench.host.rows()["10"]?.minY ?? 99) - 0) < 1e-6)
  }

  @Test("a chat starts at its end and stays there as it grows, until a finger has left it")
  func chat() throws {
    struct Chat: View {
      let count: Handle<Binding<Int>>
      @State private var messages = 50
      var body: some View {
        count.value = $messages
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<messages, id: \.self) {
              Text(verbatim: "\($0)").frame(width: 400, height: CGFloat(50 + $0 % 3 * 10))
            }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let count = Handle<Binding<Int>>()
    let bench = try ScrollBench(Chat(count: count))
    #expect(bench.host.rows()["49"]?.maxY == 800)
    count.value?.wrappedValue = 53
    try bench.host.frame()
    #expect(bench.host.rows()["52"]?.maxY == 800)
    try bench.drag(y: 500)
    try bench.release()
    let before = bench.host.rows()
    count.value?.wrappedValue = 60
    try bench.host.frame()
    let after = bench.host.rows()
    #expect(before.keys == after.keys)
    for (row, place) in before { #expect(abs((after[row]?.minY ?? -1) - place.minY) < 1e-6, "\(row)") }
    try bench.drag(y: -5000)
    try bench.release()
    try bench.settle()
    #expect(bench.host.rows()["59"]?.maxY == 800)
    count.value?.wrappedValue = 61
    try bench.host.frame()
    #expect(bench.host.rows()["60"]?.maxY == 800)
    count.value?.wrappedValue = 3
    try bench.host.frame()
    // Content that is shorter stands at the end, too.
    #expect(bench.host.rows()["2"]?.maxY == 800)
  }
}
