import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// A row that counts, and that says when it comes and goes.
private struct StatefulRow: View {
  let index: Int
  let log: RowLog
  var height: CGFloat = 50
  @State private var count = 0

  var body: some View {
    log.states[index] = $count
    return Text(verbatim: "\(index):\(count)").frame(width: 400, height: height)
      .onAppear { log.events.append("+\(index)") }
      .onDisappear { log.events.append("-\(index)") }
  }
}

@MainActor
private final class RowLog {
  var states: [Int: Binding<Int>] = [:]
  var events: [String] = []
}

private struct Rows: View {
  let log: RowLog
  let ids: Handle<Binding<[Int]>>
  var height: (Int) -> CGFloat = { _ in 50 }
  @State var values: [Int]

  var body: some View {
    ids.value = $values
    return ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(values, id: \.self) { StatefulRow(index: $0, log: log, height: height($0)) }
      }
    }
  }
}

@MainActor
struct LazyScrollingTests {
  private let log = RowLog()
  private let ids = Handle<Binding<[Int]>>()

  private func bench(_ values: [Int] = Array(0..<10_000), height: @escaping (Int) -> CGFloat = { _ in 50 }) throws
    -> ScrollBench
  {
    try ScrollBench(Rows(log: log, ids: ids, height: height, values: values))
  }

  /// The rows that lie in the viewport with their places from its top.
  private func shown(_ bench: ScrollBench) -> [String: CGFloat] {
    bench.rows().mapValues(\.minY)
  }

  /// How many rows have nodes.
  private var alive: Int {
    log.events.reduce(0) { $0 + ($1.hasPrefix("+") ? 1 : -1) }
  }

  @Test("10,000 rows are scrolled through with the nodes of a few viewports")
  func bounded() throws {
    let bench = try bench()
    try bench.drag()
    for step in 1...200 {
      try bench.move(y: -CGFloat(step) * 200)
      // 16 rows a viewport; three viewports with the room beside them.
      #expect(alive <= 3 * 16 + 16)
    }
    #expect(bench.offset.y == 40_000)
    #expect(shown(bench)["800:0"] == 0)
    #expect(log.events.contains("-0"))
  }

  @Test("a row that has left and comes back has its state, and appears again")
  func stateStays() throws {
    let bench = try bench()
    log.states[3]?.wrappedValue = 7
    try bench.host.frame()
    try bench.drag(y: -10_000)
    #expect(log.events.contains("-3"))
    try bench.move(y: 0)
    #expect(bench.host.texts().contains("3:7"))
    #expect(log.events.filter { $0 == "+3" }.count == 2)
    log.states[3]?.wrappedValue += 1
    try bench.host.frame()
    #expect(bench.host.texts().contains("3:8"))
  }

  @Test("state goes with the element")
  func stateEnds() throws {
    let bench = try bench()
    log.states[3]?.wrappedValue = 7
    try bench.host.frame()
    try bench.drag(y: -10_000)
    ids.value?.wrappedValue.remove(at: 3)
    try bench.host.frame()
    ids.value?.wrappedValue.insert(3, at: 3)
    try bench.host.frame()
    try bench.move(y: 0)
    #expect(bench.host.texts().contains("3:0"))
  }

  @Test("elements that come or go above the viewport leave what shows where it is")
  func insertionAbove() throws {
    let bench = try bench()
    try bench.drag(y: -5020)
    try bench.release()
    let before = shown(bench)
    ids.value?.wrappedValue.insert(contentsOf: 20_000..<20_010, at: 5)
    try bench.host.frame()
    #expect(shown(bench) == before)
    #expect(bench.offset.y == 5520)
    ids.value?.wrappedValue.removeFirst(15)
    try bench.host.frame()
    #expect(shown(bench) == before)
    #expect(bench.offset.y == 4770)
  }

  @Test("at the start of the content new elements show")
  func insertionAtTheTop() throws {
    let bench = try bench()
    ids.value?.wrappedValue.insert(20_000, at: 0)
    try bench.host.frame()
    #expect(shown(bench)["20000:0"] == 0)
    #expect(bench.offset.y == 0)
  }

  @Test("rows of other heights than guessed do not move what shows, on the way up either")
  func unevenRows() throws {
    let bench = try bench(height: { CGFloat(30 + $0 * 37 % 90) })
    try bench.drag()
    var last = shown(bench)
    var finger: CGFloat = 0
    for step in Array(repeating: CGFloat(-130), count: 150) + Array(repeating: 170, count: 60) {
      finger += step
      try bench.move(y: finger)
      let now = shown(bench)
      let common = last.keys.filter { now[$0] != nil }
      #expect(!common.isEmpty)
      for key in common { #expect(abs(now[key]! - last[key]! - step) < 0.001) }
      last = now
    }
  }

  @Test("a row above the viewport that grows leaves what shows where it is")
  func growthAbove() throws {
    struct Growing: View {
      let heights: Handle<Binding<[Int: CGFloat]>>
      @State private var values: [Int: CGFloat] = [:]
      var body: some View {
        heights.value = $values
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 400, height: values[$0] ?? 50) }
          }
        }
      }
    }
    let heights = Handle<Binding<[Int: CGFloat]>>()
    let bench = try ScrollBench(Growing(heights: heights))
    try bench.drag(y: -530)
    try bench.release()
    let before = shown(bench)
    heights.value?.wrappedValue[8] = 250
    try bench.host.frame()
    #expect(bench.offset.y == 730)
    #expect(before.allSatisfy { shown(bench)[$0.key] == $0.value })
  }

  @Test("elements removed before the end leave the viewport within the content")
  func removalAtTheEnd() throws {
    let bench = try bench(Array(0..<100))
    try bench.drag(y: -4200)
    try bench.release()
    ids.value?.wrappedValue.removeFirst(30)
    try bench.host.frame()
    #expect(bench.offset.y == 2700)
    #expect(shown(bench)["99:0"] == 750)
    ids.value?.wrappedValue.removeFirst(65)
    try bench.host.frame()
    #expect(bench.offset.y == 0)
    #expect(shown(bench)["95:0"] == 0)
  }

  @Test("a flick through lazy rows is the same as through rows that are all there")
  func flick() throws {
    let bench = try bench()
    try bench.drag(y: -1000)
    try bench.release(y: -8000)
    for _ in 0..<60 { try bench.wait(1.0 / 60) }
    let decay = -1000 * log10(0.998) / log10(M_E)
    #expect(abs(bench.offset.y - (1000 + 8000 * (1 - pow(0.998, 1000)) / decay)) < 1e-6)
    try bench.settle()
    #expect(abs(bench.offset.y - (1000 + 8000 / decay)) < 1e-6)
    #expect(alive <= 64)
  }

  @Test("an element of two views comes back as two, and what lies below keeps its place")
  func severalViews() throws {
    let bench = try ScrollBench(
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<1000, id: \.self) { index in
            StatefulRow(index: index, log: log, height: 40)
            Color.gray.frame(height: 2)
          }
        }
      })
    try bench.drag(y: -20_000)
    #expect(alive <= 64)
    // 50 points an element: 40 + 4 + 2 + 4.
    #expect(shown(bench)["400:0"] == 0)
    try bench.move(y: 0)
    #expect(bench.host.frames(of: "Color").first?.minY == 44)
    #expect(shown(bench)["10:0"] == 500)
  }

  @Test("a grid lets its cells go, too, and keeps the columns")
  func grid() throws {
    let bench = try ScrollBench(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
          ForEach(0..<3000, id: \.self) { Text(verbatim: "\($0)").frame(width: 100, height: 50) }
        }
      })
    let start = bench.rows()["4"]
    try bench.drag(y: -30_000)
    #expect(bench.host.texts().contains("1800"))
    let nodes = bench.graph.counters.nodes
    try bench.move(y: -30_200)
    #expect(bench.graph.counters.nodes - nodes < 100)
    try bench.move(y: 0)
    #expect(bench.rows()["4"] == start)
  }

  @Test("headers stay at the top while their rows pass, in the rubber band as well")
  func pinnedHeaders() throws {
    let bench = try ScrollBench(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<20, id: \.self) { section in
            Section {
              ForEach(0..<20, id: \.self) { Text("row \(section).\($0)").frame(width: 400, height: 50) }
            } header: {
              Text("header \(section)").frame(width: 400, height: 30)
            }
          }
        }
      })
    func header(_ index: Int) -> CGFloat? {
      bench.rows()["header \(index)"]?.minY
    }
    #expect(header(0) == 0)
    try bench.drag(y: -400)
    #expect(header(0) == 0)
    // A section is 1030 points long: its end pushes the header out.
    try bench.move(y: -1010)
    #expect(header(0) == -10)
    #expect(header(1) == 20)
    try bench.move(y: -1100)
    #expect(header(1) == 0)
    // In the rubber band the first header hangs at the content.
    try bench.move(y: 100)
    #expect(abs((header(0) ?? 0) - -bench.offset.y) < 1e-9)
    #expect(bench.offset.y < 0)
  }

  @Test("within the rows that are there scrolling builds, measures and places nothing")
  func cost() throws {
    let bench = try bench()
    try bench.drag(y: -10)
    _ = bench.graph.displayList
    bench.graph.counters = ViewGraph.Counters()
    try bench.move(y: -60)
    _ = bench.graph.displayList
    #expect(bench.graph.counters.bodies == 0)
    #expect(bench.graph.counters.measurements == 0)
    #expect(bench.graph.counters.placements == 0)
    bench.graph.counters = ViewGraph.Counters()
    try bench.move(y: -160)
    // Three more rows of 50 points.
    #expect((1...3).contains(bench.graph.counters.bodies))
    // Each of them: a text in a frame, and what listens to its coming and going.
    #expect(bench.graph.counters.placements <= 9)
  }

  @Test("a carousel that was scrolled stands where it was when its row comes back")
  func carousels() throws {
    let bench = try ScrollBench(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { Text(verbatim: "\(row).\($0)").frame(width: 100, height: 100) }
              }
            }.frame(height: 100)
          }
        }
      })
    let carousel = bench.graph.scrollDrivers()[2]
    carousel.began()
    carousel.moved(CGSize(width: -300, height: 0))
    carousel.ended(.zero)
    try bench.host.frame()
    #expect(carousel.offset.x == 300)
    try bench.drag(y: -9000)
    try bench.move(y: 0)
    #expect(bench.graph.scrollDrivers()[2].offset.x == 300)
    #expect(bench.host.texts().contains("1.3"))
  }

  @Test("from right to left a lazy row builds what shows at its right, and comes to rest there")
  func rightToLeft() throws {
    let bench = try ScrollBench(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").frame(width: 100, height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .environment(\.layoutDirection, .rightToLeft))
    #expect(bench.rows()["0"]?.maxX == 400)
    #expect(bench.rows().count == 4)
    try bench.drag(x: 2030)
    #expect(bench.rows()["20"]?.maxX == 430)
    #expect(bench.rows()["23"]?.maxX == 130)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.x == 2000)
  }
}
