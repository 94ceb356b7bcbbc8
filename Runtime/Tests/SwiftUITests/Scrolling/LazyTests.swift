import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// A row that counts how often its body runs.
private struct CountedRow: View {
  let index: Int
  let bodies: Handle<[Int]>
  var height: CGFloat = 50

  var body: some View {
    bodies.value?.append(index)
    return Color.red.frame(height: height)
  }
}

@MainActor
struct LazyTests {
  private let bodies = Handle<[Int]>()

  init() { bodies.value = [] }

  @Test("of 10,000 rows a screenful is built, measured and placed")
  func tenThousandRows() throws {
    func rows(_ count: Int) throws -> (built: Int, counters: ViewGraph.Counters) {
      bodies.value = []
      let host = try Host(
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { CountedRow(index: $0, bodies: bodies) } }
        })
      return (bodies.value?.count ?? 0, host.graph.counters)
    }
    let few = try rows(100)
    let many = try rows(10_000)
    // 852 points of 50-point rows, and 100 points below the viewport.
    #expect(many.built == 20)
    #expect(many.built == few.built)
    #expect(many.counters == few.counters)
  }

  @Test("the rows that are not built count with the mean height of those that are")
  func estimate() throws {
    let host = try Host(
      ScrollView { LazyVStack(spacing: 10) { ForEach(0..<1000, id: \.self) { CountedRow(index: $0, bodies: bodies) } } }
    )
    let stack = try #require(host.frames(of: "LazyVStack").first)
    #expect(abs(stack.height - (1000 * 50 + 999 * 10)) < 0.01)
    #expect(stack.width == 393)
  }

  @Test("rows of different heights lie below each other without gaps")
  func unevenRows() throws {
    let host = try Host(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { CountedRow(index: $0, bodies: bodies, height: CGFloat(20 + $0 % 3 * 30)) }
        }
      })
    let frames = host.frames(of: "frame")
    for (index, frame) in frames.enumerated() {
      #expect(frame.height == CGFloat(20 + index % 3 * 30))
      if index > 0 { #expect(abs(frame.minY - frames[index - 1].maxY) < 0.01) }
    }
  }

  @Test("a row that changes its height moves the rows below it, and no other body runs")
  func growingRow() throws {
    struct Growing: View {
      let index: Int
      let states: Handle<[Int: Binding<CGFloat>]>
      @State private var height: CGFloat = 40
      var body: some View {
        states.value?[index] = $height
        return Color.red.frame(height: height)
      }
    }
    let states = Handle<[Int: Binding<CGFloat>]>()
    states.value = [:]
    let host = try Host(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<5, id: \.self) { Growing(index: $0, states: states) } } })
    host.graph.counters = ViewGraph.Counters()
    states.value?[1]?.wrappedValue = 100
    try host.frame()
    #expect(host.graph.counters.bodies == 1)
    #expect(host.frames(of: "frame").map(\.minY) == [0, 40, 140, 180, 220])
  }

  @Test("a state that only the content of a ForEach reads brings its rows up to date")
  func dependency() throws {
    struct Selection: View {
      let state: Handle<Binding<Set<Int>>>
      @State private var selected: Set<Int> = []
      var body: some View {
        state.value = $selected
        return VStack { ForEach(0..<3, id: \.self) { Text(selected.contains($0) ? "on" : "off") } }
      }
    }
    let state = Handle<Binding<Set<Int>>>()
    let host = try Host(Selection(state: state))
    #expect(host.texts() == ["off", "off", "off"])
    state.value?.wrappedValue = [1]
    try host.frame()
    #expect(host.texts() == ["off", "on", "off"])
  }

  @Test("a modifier on a ForEach reaches each row without building the rest")
  func modifiedForEach() throws {
    let host = try Host(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, bodies: bodies) }.padding(.bottom, 10)
        }
      })
    #expect(bodies.value?.count == 16)
    #expect(host.frames(of: "padding").prefix(3).map(\.minY) == [0, 60, 120])
  }

  @Test("a horizontal lazy stack builds what fits the width")
  func horizontal() throws {
    _ = try Host(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { CountedRow(index: $0, bodies: bodies).frame(width: 100) }
        }
      })
    // 393 points, and 100 beside them: five of 100 points each.
    #expect(bodies.value?.count == 5)
  }

  @Test("rows that leave the data lose their nodes, and others keep theirs")
  func removal() throws {
    struct Rows: View {
      let ids: Handle<Binding<[Int]>>
      let bodies: Handle<[Int]>
      @State private var values = Array(0..<1000)
      var body: some View {
        ids.value = $values
        return ScrollView {
          LazyVStack(spacing: 0) { ForEach(values, id: \.self) { CountedRow(index: $0, bodies: bodies) } }
        }
      }
    }
    let ids = Handle<Binding<[Int]>>()
    let host = try Host(Rows(ids: ids, bodies: bodies))
    #expect(bodies.value == Array(0..<20))
    bodies.value = []
    ids.value?.wrappedValue.remove(at: 3)
    try host.frame()
    #expect(bodies.value == [20])
    // The tree tells of those that show: 852 points of rows of 50.
    #expect(host.frames(of: "frame").count == 18)
  }
}

@MainActor
struct ForEachTests {
  @Test("elements that come into an empty collection are shown")
  func fromEmpty() throws {
    struct Growing: View {
      let ids: Handle<Binding<[Int]>>
      @State private var values: [Int] = []
      var body: some View {
        ids.value = $values
        return HStack { ForEach(values, id: \.self) { Text("\($0)") } }
      }
    }
    let ids = Handle<Binding<[Int]>>()
    let host = try Host(Growing(ids: ids))
    #expect(host.texts() == [])
    ids.value?.wrappedValue = [1, 2]
    try host.frame()
    #expect(host.texts() == ["1", "2"])
  }
}
