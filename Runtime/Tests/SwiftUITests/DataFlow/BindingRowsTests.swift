import SwiftUI
import SwiftUICore
import Testing

@Suite("Rows of bindings")
@MainActor
struct BindingRowsTests {
  struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  struct Screen: View {
    @State private var items = [Item(id: 1), Item(id: 2)]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Button("\(item.id) \(item.isOn ? "on" : "off")") { item.isOn.toggle() }
        }
        Button("Remove") { items.removeFirst() }
      }
    }
  }

  @Test("a row writes its element, and an element that goes takes its row along")
  func removal() throws {
    let host = try Host(Screen())
    host.graph.accessibilityTree().first("2 off")?.activate()
    try host.frame()
    host.graph.accessibilityTree().first("Remove")?.activate()
    try host.frame()
    #expect(host.texts() == ["2 on", "Remove"])
  }
}
