import SwiftUI
import SwiftUICore
import Testing

@Suite("The cost of the accessibility tree")
@MainActor
struct AccessibilityCostTests {
  @Observable
  final class Row: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  struct RowView: View {
    let row: Row
    var body: some View {
      HStack {
        Text(row.title); Spacer(); Button("Open") {}
      }
    }
  }

  @Test("nobody who does not ask pays, and an unchanged tree is the same one")
  func unchanged() throws {
    let host = try Host(
      VStack {
        Text("A"); Button("B") {}
      })
    #expect(host.graph.counters.accessibilityNodes == 0)
    _ = host.graph.accessibilityTree()
    let made = host.graph.counters.accessibilityNodes
    #expect(made > 0)
    try host.frame()
    _ = host.graph.accessibilityTree()
    #expect(host.graph.counters.accessibilityNodes == made)
  }

  @Test("a row that changes is made again, and none of the others")
  func oneRow() throws {
    let rows = (0..<200).map(Row.init)
    let host = try Host(VStack(spacing: 0) { ForEach(rows) { RowView(row: $0) } })
    _ = host.graph.accessibilityTree()
    let all = host.graph.counters.accessibilityNodes
    rows[100].title = "Changed"
    try host.frame()
    #expect(host.graph.accessibilityTree().first("Changed") != nil)
    let again = host.graph.counters.accessibilityNodes - all
    #expect(again > 0 && again < 40, "\(again) of \(all) nodes were made again")
  }

  @Test("a row keeps its id while it changes and moves")
  func stableIDs() throws {
    let rows = Held([Row(1), Row(2), Row(3)])
    struct Screen: View {
      @State var rows: [Row]
      var body: some View {
        VStack {
          ForEach(rows) { Text($0.title) }
          Button("Reverse") { rows.reverse() }
        }
      }
    }
    let host = try Host(Screen(rows: rows.value))
    let before = try #require(host.graph.accessibilityTree().first("Row 1")).id
    host.graph.accessibilityTree().first("Reverse")?.activate()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Row 3", "Row 2", "Row 1", "Reverse, button"])
    #expect(host.graph.accessibilityTree().first("Row 1")?.id == before)
  }

  @Test("what comes, goes and fades is noted")
  func structure() throws {
    struct Screen: View {
      @State private var shows = false
      @State private var opacity = 0.0
      var body: some View {
        VStack {
          if shows { Text("Detail") }
          Text("Faint").opacity(opacity)
          Button("Toggle") {
            shows.toggle()
            opacity = 1 - opacity
          }
        }
      }
    }
    let host = try Host(Screen())
    #expect(host.graph.spokenLines() == ["Toggle, button"])
    host.graph.accessibilityTree().first("Toggle")?.activate()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Detail", "Faint", "Toggle, button"])
    host.graph.accessibilityTree().first("Toggle")?.activate()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Toggle, button"])
  }

  @Test("what goes by a transition is gone at once")
  func leaving() throws {
    struct Screen: View {
      @State private var shows = true
      var body: some View {
        VStack {
          if shows { Text("Banner").transition(.opacity) }
          Button("Hide") { withAnimation(.linear(duration: 1)) { shows.toggle() } }
        }
      }
    }
    let host = try Host(Screen())
    #expect(host.graph.spokenLines() == ["Banner", "Hide, button"])
    host.graph.accessibilityTree().first("Hide")?.activate()
    try host.frame()
    #expect(host.graph.hasFiniteAnimations)
    #expect(host.graph.spokenLines() == ["Hide, button"])
    host.graph.accessibilityTree().first("Hide")?.activate()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Banner", "Hide, button"])
  }

  @Test("changes within lists reach the tree")
  func lists() throws {
    let rows = (0..<5).map(Row.init)
    let host = try Host(List { ForEach(rows) { RowView(row: $0) } })
    #expect(host.graph.accessibilityTree().first("Row 3") != nil)
    rows[3].title = "New"
    try host.frame()
    #expect(host.graph.accessibilityTree().first("New") != nil)
    #expect(host.graph.accessibilityTree().first("Row 3") == nil)
  }
}
