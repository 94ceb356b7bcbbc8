import SwiftUI
import SwiftUICore
import Testing

/// A row that counts how often its body runs, and hands out its state.
private struct Row: View {
  let id: Int
  let bodies: Handle<[Int: Int]>
  let states: Handle<[Int: Binding<Int>]>
  @State private var count = 0

  var body: some View {
    bodies.value?[id, default: 0] += 1
    states.value?[id] = $count
    return Text("row \(id): \(count)")
  }
}

@MainActor
struct StateTests {
  private let bodies = Handle<[Int: Int]>()
  private let states = Handle<[Int: Binding<Int>]>()

  init() {
    bodies.value = [:]
    states.value = [:]
  }

  private func row(_ id: Int) -> some View { Row(id: id, bodies: bodies, states: states) }

  @Test("a state that changes runs one body, and measures nothing beside the changed text")
  func oneBody() throws {
    let host = try Host(VStack { ForEach(0..<50) { row($0) } })
    #expect(bodies.value?.values.reduce(0, +) == 50)
    host.graph.counters = ViewGraph.Counters()
    states.value?[7]?.wrappedValue = 3
    try host.frame()
    #expect(host.graph.counters.bodies == 1)
    #expect(bodies.value?[7] == 2)
    #expect(host.texts()[7] == "row 7: 3")
    #expect(host.graph.counters.nodes == 0)
  }

  @Test("two writes before a frame are one evaluation")
  func batching() throws {
    let host = try Host(row(0))
    states.value?[0]?.wrappedValue = 1
    states.value?[0]?.wrappedValue = 2
    try host.frame()
    #expect(bodies.value?[0] == 2)
    #expect(host.texts() == ["row 0: 2"])
  }

  @Test("state moves with its id, and a row that left and came back starts anew")
  func identity() throws {
    let order = Handle<Binding<[Int]>>()
    struct Rows<Content: View>: View {
      let order: Handle<Binding<[Int]>>
      @State var ids = [1, 2, 3]
      @ViewBuilder let content: (Int) -> Content
      var body: some View {
        order.value = $ids
        return VStack { ForEach(ids, id: \.self) { content($0) } }
      }
    }
    let host = try Host(Rows(order: order) { row($0) })
    states.value?[2]?.wrappedValue = 9
    try host.frame()
    order.value?.wrappedValue = [2, 3, 1]
    try host.frame()
    #expect(host.texts() == ["row 2: 9", "row 3: 0", "row 1: 0"])
    order.value?.wrappedValue = [3, 1]
    try host.frame()
    order.value?.wrappedValue = [2, 3, 1]
    try host.frame()
    #expect(host.texts() == ["row 2: 0", "row 3: 0", "row 1: 0"])
  }

  @Test("a view whose inputs are equal is not evaluated again")
  func equalInputs() throws {
    struct Parent<Content: View>: View {
      let tick: Handle<Binding<Int>>
      @State var ticks = 0
      let content: Content
      var body: some View {
        tick.value = $ticks
        return VStack {
          Text("\(ticks)")
          content
        }
      }
    }
    let tick = Handle<Binding<Int>>()
    let host = try Host(Parent(tick: tick, content: row(5)))
    tick.value?.wrappedValue = 1
    try host.frame()
    #expect(host.texts() == ["1", "row 5: 0"])
    #expect(bodies.value?[5] == 1)
  }

  @Test("a body that sets its own state for ever is stopped with an error that names it")
  func unsettled() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    #expect(throws: ViewGraphError.self) { try Host(Restless()) }
  }

  @Test("state that is set on appearing is in the settled picture")
  func appear() throws {
    struct Appearing: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    #expect(try Host(Appearing()).texts() == ["after"])
  }

  @Test("an environment value reaches a view through views that do not read it")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    struct Outer: View {
      let limit: Handle<Binding<Int>>
      @State var value = 2
      var body: some View {
        limit.value = $value
        return VStack { Reader() }.lineLimit(value)
      }
    }
    let limit = Handle<Binding<Int>>()
    let host = try Host(Outer(limit: limit))
    #expect(host.texts() == ["limit 2"])
    limit.value?.wrappedValue = 4
    try host.frame()
    #expect(host.texts() == ["limit 4"])
  }
}
