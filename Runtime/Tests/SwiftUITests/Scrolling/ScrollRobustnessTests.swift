import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct ScrollRobustnessTests {
  @Test("lengths, margins and distances that are no numbers crash nothing")
  func oddLengths() throws {
    for odd in [CGFloat.nan, .infinity, -.infinity, -50] {
      let view = ScrollView([.horizontal, .vertical]) {
        LazyVStack(spacing: odd, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: $0 == 3 ? odd : 40) }
          } header: {
            Text("header").frame(height: odd)
          } footer: {
            Text("footer")
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: odd))], spacing: odd) {
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
      }
      .contentMargins(odd, for: .scrollContent)
      .defaultScrollAnchor(UnitPoint(x: odd, y: odd))
      .scrollTargetBehavior(.paging)
      let bench = try ScrollBench(view)
      try bench.drag(x: odd, y: odd)
      try bench.move(x: -30, y: -3000)
      try bench.release(x: odd, y: -1000)
      for _ in 0..<100 { try bench.wait(1.0 / 30) }
      #expect(bench.offset.y.isFinite)
      _ = bench.graph.displayList
    }
  }

  @Test("a scroll view that goes away under a finger, and in flight")
  func goesAway() throws {
    struct Screen: View {
      let shows: Handle<Binding<Bool>>
      @State private var isShown = true
      var body: some View {
        shows.value = $isShown
        return VStack {
          if isShown {
            ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Text("\($0)") } } }
          }
        }
      }
    }
    let shows = Handle<Binding<Bool>>()
    let bench = try ScrollBench(Screen(shows: shows))
    let driver = bench.graph.scrollDrivers()[0]
    try bench.drag(y: -100)
    shows.value?.wrappedValue = false
    try bench.host.frame()
    driver.moved(CGSize(width: 0, height: -200))
    driver.ended(CGSize(width: 0, height: -2000))
    #expect(driver.wheel(CGSize(width: 0, height: 10)) == false)
    try bench.settle()
    shows.value?.wrappedValue = true
    try bench.host.frame()
    try bench.drag(y: -100)
    try bench.release(y: -3000)
    shows.value?.wrappedValue = false
    try bench.settle()
    #expect(bench.graph.hasFiniteAnimations == false)
  }

  @Test("thousands of random movements leave whole rows in order, and no nodes behind")
  func random() throws {
    struct Feed: View {
      let ids: Handle<Binding<[Int]>>
      @State private var values = Array(0..<300)
      var body: some View {
        ids.value = $values
        return ScrollView {
          Text("title").frame(height: 60)
          LazyVStack(spacing: 3) {
            ForEach(values, id: \.self) {
              Text(verbatim: "\($0)").frame(width: 400, height: CGFloat(20 + $0 * 31 % 77))
            }
          }
        }
      }
    }
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let ids = Handle<Binding<[Int]>>()
    let bench = try ScrollBench(Feed(ids: ids))
    var fresh = 1000
    for _ in 0..<600 {
      switch next(7) {
      case 0: try bench.drag(y: CGFloat(next(2000) - 1000))
      case 1: try bench.move(y: CGFloat(next(3000) - 1500))
      case 2: try bench.release(y: CGFloat(next(9000) - 4500))
      case 3: try bench.hold()
      case 4: try bench.wheel(y: CGFloat(next(900) - 450))
      case 5:
        fresh += 1
        let count = ids.value?.wrappedValue.count ?? 0
        if next(2) == 0 || count == 0 {
          ids.value?.wrappedValue.insert(fresh, at: next(count + 1))
        } else {
          ids.value?.wrappedValue.remove(at: next(count))
        }
        try bench.host.frame()
      default: try bench.wait(Double(next(40)) / 100)
      }
      let order = Dictionary(uniqueKeysWithValues: (ids.value?.wrappedValue ?? []).enumerated().map { ($1, $0) })
      let rows = bench.host.rows().compactMap { key, frame in Int(key).flatMap { order[$0] }.map { ($0, frame) } }
        .sorted { $0.0 < $1.0 }
      for (upper, lower) in zip(rows, rows.dropFirst()) {
        #expect(lower.0 == upper.0 + 1)
        #expect(abs(lower.1.minY - upper.1.maxY - 3) < 1e-6)
      }
    }
    try bench.hold()
    try bench.releaseHold()
    try bench.settle()
    #expect(bench.graph.hasFiniteAnimations == false)
    #expect(bench.offset.y >= 0)
    #expect(bench.offset.y <= max(0, bench.graph.scrollDrivers()[0].contentSize.height - 800))
  }

  @Test("with a state that names the view, elements before it at the very top leave it there")
  func prepending() throws {
    struct Feed: View {
      let ids: Handle<Binding<[Int]>>
      @State private var values = Array(0..<100)
      @State private var position: Int? = 0
      var body: some View {
        ids.value = $values
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(values, id: \.self) { Text(verbatim: "\($0)").frame(width: 400, height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
      }
    }
    let ids = Handle<Binding<[Int]>>()
    let bench = try ScrollBench(Feed(ids: ids))
    ids.value?.wrappedValue.insert(contentsOf: 1000..<1010, at: 0)
    try bench.host.frame()
    #expect(bench.host.rows()["0"]?.minY == 0)
    #expect(bench.offset.y == 500)
  }

  @Test("a list shows a few of its 10,000 rows, and scrolls to any of them")
  func list() throws {
    let proxy = Handle<ScrollViewProxy>()
    let bench = try ScrollBench(
      ScrollViewReader { value in
        proxy.value = value
        return List(0..<10_000, id: \.self) { Text(verbatim: "row \($0)") }
      })
    let start = bench.graph.counters.nodes
    proxy.value?.scrollTo(7000, anchor: .center)
    try bench.host.frame()
    #expect(bench.host.texts().contains("row 7000"))
    try bench.drag(y: -3000)
    try bench.release(y: -3000)
    for _ in 0..<20 { try bench.wait(1.0 / 20) }
    #expect(bench.host.texts().count >= 10)
    #expect(bench.graph.counters.nodes - start < 20_000)
  }

  @Test("an animated transition takes its time, and then rests")
  func animatedTransition() throws {
    let bench = try ScrollBench(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.red.frame(height: 100).scrollTransition(.animated(.linear(duration: 1))) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.5)
            }
          }
        }
      })
    func least() -> Double {
      bench.host.effects.compactMap { effect -> Double? in
        if case .opacity(let value) = effect { return value }
        return nil
      }.filter { $0 > 0.5 }.min() ?? 1
    }
    // The first begins to go out.
    try bench.drag(y: -20)
    _ = bench.graph.displayList
    try bench.wait(0.5)
    #expect(abs(least() - 0.75) < 1e-6)
    try bench.release()
    try bench.settle()
    #expect(least() == 1)
  }
}
