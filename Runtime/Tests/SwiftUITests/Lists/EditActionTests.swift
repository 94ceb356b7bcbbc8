import SwiftUI
import SwiftUICore
import Testing

/// What a list does by itself to the collection behind a binding.
@MainActor
@Suite("Lists that edit by themselves")
struct EditActionTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @MainActor
  final class Model { var items = (0..<4).map { Item(id: $0, name: "row \($0)") } }

  @Test("the sets are those that Apple documents")
  func sets() {
    #expect(EditActions<[Int]>.all == [.delete, .move])
    #expect(!EditActions<[Int]>.move.contains(.delete))
    #expect(EditActions<[Int]>(rawValue: EditActions<[Int]>.delete.rawValue) == .delete)
  }

  private func element(_ name: String, in host: Host) throws -> AccessibilityElement {
    try host.frame()
    return try #require(host.graph.accessibilityTree().first(name))
  }

  private func host(_ list: (Binding<[Item]>) -> some View, _ model: Model) throws -> Host {
    try Host(
      list(Binding(get: { model.items }, set: { model.items = $0 })), width: 300, height: 400, scale: 1)
  }

  @Test("a deleted row goes from the data, where deleting is allowed")
  func delete() throws {
    let model = Model()
    let host = try host({ List($0, editActions: .delete) { $item in Text(verbatim: item.name) } }, model)
    let row = try element("row 1", in: host)
    #expect(row.actionNames.contains("Delete"))
    row.perform(named: "Delete")
    #expect(model.items.map(\.id) == [0, 2, 3])
    let fixed = try self.host({ List($0, editActions: .move) { $item in Text(verbatim: item.name) } }, model)
    #expect(!(try element("row 2", in: fixed).actionNames.contains("Delete")))
  }

  @Test("a row that is moved by a finger moves in the data")
  func move() throws {
    let model = Model()
    let host = try host(
      { items in List { ForEach(items, id: \.id, editActions: .all) { $item in Text(verbatim: item.name) } } }, model)
    let first = try element("row 0", in: host).frame
    let last = try element("row 3", in: host).frame
    try host.touch(.began, first.midX, first.midY)
    try host.wait(0.6)
    for step in 1...10 {
      try host.touch(.moved, first.midX, first.midY + (last.maxY - first.midY) * CGFloat(step) / 10)
      try host.wait(0.05)
    }
    try host.touch(.ended, first.midX, last.maxY)
    try host.wait(1)
    #expect(model.items.map(\.id) == [1, 2, 3, 0])
  }

  @Test("rows write through their bindings, and selections are kept beside the actions")
  func bindings() throws {
    let model = Model()
    var one: Int?
    var several: Set<Int> = []
    let selected = Binding(get: { one }, set: { one = $0 })
    let set = Binding(get: { several }, set: { several = $0 })
    let host = try host(
      { items in
        List(items, editActions: .all, selection: selected) { $item in
          Text(verbatim: item.name).accessibilityAction(named: Text(verbatim: "Rename")) {
            $item.wrappedValue.name = "new"
          }
        }
      }, model)
    try element("row 2", in: host).perform(named: "Rename")
    #expect(model.items.map(\.name) == ["row 0", "row 1", "new", "row 3"])
    let frame = try element("row 0", in: host).frame
    try host.tap(frame.midX, frame.midY)
    #expect(one == 0)
    let other = try self.host(
      { List($0, id: \.id, editActions: .delete, selection: set) { $item in Text(verbatim: item.name) } }, model)
    try element("row 3", in: other).perform(named: "Delete")
    #expect(model.items.count == 3)
  }

  struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
  }

  @Test("rows of a tree can be selected")
  func trees() throws {
    let tree = [Branch(id: "fruit", children: [Branch(id: "apple"), Branch(id: "pear")]), Branch(id: "bread")]
    var one: String?
    var several: Set<String> = []
    let selected = Binding(get: { one }, set: { one = $0 })
    let set = Binding(get: { several }, set: { several = $0 })
    let host = try Host(
      List(tree, children: \.children, selection: selected) { Text(verbatim: $0.id) }, width: 300, height: 400, scale: 1
    )
    let frame = try element("bread", in: host).frame
    try host.tap(frame.midX, frame.midY)
    #expect(one == "bread")
    let other = try Host(
      List(tree, id: \.id, children: \.children, selection: set) { Text(verbatim: $0.id) }, width: 300, height: 400,
      scale: 1)
    #expect(other.texts().contains("bread"))
  }
}
