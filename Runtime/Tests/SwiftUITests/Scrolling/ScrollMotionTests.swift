import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// A page of 100 rows of 100 points in a viewport of 400 × 800.
private struct LongPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 100) } }
        .frame(width: 400)
    }
  }
}

@MainActor
struct ScrollMotionTests {
  /// Points beyond the end for a finger that pulls by `x` in a viewport of length `d`.
  private func band(_ x: CGFloat, _ d: CGFloat = 800) -> CGFloat { (1 - 1 / (x * 0.55 / d + 1)) * d }

  /// e^(-decay · t) is 0.998 for each millisecond.
  private let decay = -1000 * log(0.998)

  @Test("content follows the finger")
  func follows() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -250)
    #expect(bench.offset == CGPoint(x: 0, y: 250))
    try bench.move(y: -100)
    #expect(bench.offset.y == 100)
    #expect(bench.host.texts().first == "1")
  }

  @Test("beyond its ends content follows less and less, and comes back", arguments: [10.0, 100, 700])
  func rubberBand(pull: CGFloat) throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: pull)
    #expect(abs(bench.offset.y + band(pull)) < 1e-9)
    try bench.release()
    let start = bench.offset.y
    try bench.wait(0.1)
    // Critically damped, response 0.5: (1 + ωt) e^(-ωt) of the way is left.
    let w = 2 * Double.pi / 0.5
    #expect(abs(bench.offset.y - start * (1 + w * 0.1) * exp(-w * 0.1)) < 1e-9)
    try bench.settle()
    #expect(bench.offset.y == 0)
  }

  @Test("the rubber band at the far end")
  func farEnd() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -9300)
    #expect(abs(bench.offset.y - (9200 + band(100))) < 1e-9)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 9200)
  }

  @Test("a flick slows down by 0.998 each millisecond and goes as far as the sum of that")
  func deceleration() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -1000)
    try bench.release(y: -2000)
    for step in 1...10 {
      try bench.wait(0.1)
      let t = Double(step) * 0.1
      #expect(abs(bench.offset.y - (1000 + 2000 * (1 - pow(0.998, 1000 * t)) / decay)) < 1e-6)
    }
    try bench.settle()
    #expect(abs(bench.offset.y - (1000 + 2000 / decay)) < 1e-6)
  }

  @Test("the place at a time does not depend on the frames between")
  func closedForm() throws {
    let fine = try ScrollBench(LongPage())
    let coarse = try ScrollBench(LongPage())
    for bench in [fine, coarse] {
      try bench.drag(y: -8000)
      try bench.release(y: -4000)
    }
    for _ in 0..<120 { try fine.wait(1.0 / 120) }
    try coarse.wait(1)
    #expect(abs(fine.offset.y - coarse.offset.y) < 1e-6)
  }

  @Test("a flick into the end goes beyond it and comes back, and never swings into the content")
  func bounce() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -300)
    try bench.release(y: 3000)
    var least: CGFloat = 0
    var wasBeyond = false
    while bench.graph.hasFiniteAnimations {
      try bench.wait(1.0 / 240)
      if bench.offset.y < 0 { wasBeyond = true }
      if wasBeyond { #expect(bench.offset.y <= 0) }
      least = min(least, bench.offset.y)
    }
    // At the edge the velocity is v - k · 300; v / (ω e) is the farthest point of the spring.
    let atEdge = 3000 - decay * 300
    #expect(abs(least + atEdge / (4 * .pi * M_E)) < 0.1)
    #expect(bench.offset.y == 0)
  }

  @Test("a touch stops what moves; without another movement it stays there")
  func hold() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -100)
    try bench.release(y: -1000)
    try bench.wait(0.2)
    #expect(try bench.hold())
    let held = bench.offset.y
    try bench.wait(1)
    #expect(bench.offset.y == held)
    try bench.releaseHold()
    try bench.settle()
    #expect(bench.offset.y == held)
    #expect(try bench.hold() == false)
  }

  @Test("a touch in the rubber band holds it, and lets it go back")
  func holdInTheRubberBand() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: 300)
    try bench.release()
    try bench.wait(0.1)
    try bench.hold()
    let held = bench.offset.y
    #expect(held < -10)
    // The finger goes on from where it holds the content.
    try bench.drag(y: 0)
    #expect(abs(bench.offset.y - held) < 1e-9)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 0)
  }

  @Test("content that is shorter than the viewport bounces, unless the size decides")
  func shortContent() throws {
    let short = ScrollView { Color.red.frame(width: 400, height: 300) }
    let bench = try ScrollBench(short)
    try bench.drag(y: 100)
    #expect(abs(bench.offset.y + band(100)) < 1e-9)
    let fixed = try ScrollBench(short.scrollBounceBehavior(.basedOnSize))
    #expect(fixed.graph.scrollDrivers()[0].axes == [])
    try fixed.drag(y: 100)
    #expect(fixed.offset.y == 0)
  }

  @Test("a scroll view that is disabled takes no finger and no wheel")
  func disabled() throws {
    let bench = try ScrollBench(LongPage().scrollDisabled(true))
    #expect(bench.graph.scrollDrivers()[0].axes == [])
    #expect(try bench.wheel(y: 100) == false)
    #expect(bench.offset.y == 0)
  }

  @Test("a wheel moves at once, to the end and not beyond")
  func wheel() throws {
    let bench = try ScrollBench(LongPage())
    #expect(try bench.wheel(y: 120))
    #expect(bench.offset.y == 120)
    #expect(try bench.wheel(y: 100_000))
    #expect(bench.offset.y == 9200)
    #expect(try bench.wheel(y: 10) == false)
  }

  @Test("both axes scroll; a movement along one stays on it")
  func directionLock() throws {
    let map = ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 4000, height: 4000) }
    let bench = try ScrollBench(map)
    try bench.drag(x: -20, y: -100)
    try bench.move(x: -80, y: -150)
    #expect(bench.offset == CGPoint(x: 0, y: 150))
    try bench.release()
    try bench.drag(x: -70, y: -100)
    #expect(bench.offset == CGPoint(x: 70, y: 250))
    try bench.release(x: -500, y: -500)
    try bench.settle()
    #expect(abs(bench.offset.x - (70 + 500 / decay)) < 1e-6)
    #expect(abs(bench.offset.y - (250 + 500 / decay)) < 1e-6)
  }

  @Test("from right to left a row starts at its right and a finger to the right moves it on")
  func rightToLeft() throws {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 100, height: 40) } }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let bench = try ScrollBench(row)
    #expect(bench.host.frames(of: "frame").first?.maxX == 400)
    try bench.drag(x: 150)
    #expect(bench.offset.x == 150)
    #expect(bench.host.frames(of: "frame").first == CGRect(x: 350, y: 380, width: 100, height: 40))
  }

  @Test("velocities and movements that are no numbers do nothing")
  func oddNumbers() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -100)
    try bench.move(y: .nan)
    #expect(bench.offset.y == 0)
    try bench.move(y: -100)
    try bench.release(y: .nan)
    #expect(bench.offset.y == 100)
    try bench.drag(y: -10)
    try bench.release(y: -.infinity)
    try bench.settle()
    #expect(bench.offset.y == 110)
    try bench.wheel(y: .nan)
    #expect(bench.offset.y == 110)
    let empty = try ScrollBench(ScrollView {}, width: 0, height: 0)
    try empty.drag(x: 50, y: 50)
    try empty.release(x: 500, y: 500)
    try empty.settle()
    #expect(empty.offset == .zero)
  }

  @Test("scrolling moves the content alone: nothing is measured, placed or built for it")
  func cost() throws {
    let bench = try ScrollBench(
      ScrollView { VStack(spacing: 0) { ForEach(0..<2000, id: \.self) { _ in Color.red.frame(height: 100) } } })
    _ = bench.graph.displayList
    bench.graph.counters = ViewGraph.Counters()
    try bench.drag(y: -500)
    try bench.release(y: -1000)
    for _ in 0..<10 { try bench.wait(1.0 / 60) }
    _ = bench.graph.displayList
    let counters = bench.graph.counters
    #expect(counters.bodies == 0)
    #expect(counters.measurements == 0)
    #expect(counters.placements == 0)
    #expect(counters.samples == 10)
    // The scroll view and what is around it.
    #expect(counters.recordings <= 6)
  }

  @Test("content that shrinks while it slows down comes back to its new end")
  func shrinking() throws {
    struct Shrinking: View {
      let rows: Handle<Binding<Int>>
      @State private var count = 100
      var body: some View {
        rows.value = $count
        return ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 100) } }
        }
      }
    }
    let rows = Handle<Binding<Int>>()
    let bench = try ScrollBench(Shrinking(rows: rows))
    try bench.drag(y: -5000)
    try bench.release(y: -1000)
    try bench.wait(0.1)
    let before = bench.offset.y
    rows.value?.wrappedValue = 20
    try bench.host.frame()
    // No jump: it comes back as from a rubber band.
    #expect(abs(bench.offset.y - before) < 1)
    try bench.settle()
    #expect(bench.offset.y == 1200)
    rows.value?.wrappedValue = 10
    try bench.host.frame()
    #expect(bench.offset.y == 200)
  }

  @Test("a stage that is turned in flight goes on from where it is")
  func rotation() throws {
    let bench = try ScrollBench(LongPage())
    try bench.drag(y: -9000)
    try bench.release(y: -500)
    try bench.wait(0.1)
    try bench.graph.runFrame(size: CGSize(width: 800, height: 400))
    bench.graph.setTime(10)
    try bench.graph.runFrame(size: CGSize(width: 800, height: 400))
    #expect(abs(bench.offset.y - (9000 + 500 / decay)) < 1e-6)
    // The end was 9200 and is 9600 now.
    #expect(bench.graph.scrollDrivers()[0].phase == .idle)
  }

  @Test("a row within a page takes fingers of its own axis")
  func nested() throws {
    let page = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 200) }
        Color.blue.frame(height: 3000)
      }
    }
    let drivers = try ScrollBench(page).graph.scrollDrivers()
    #expect(drivers.map(\.axes) == [.vertical, .horizontal])
  }
}
