import KitTesting
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct CheckboxTests {
  /// A checkbox with its state, in a room in which its whole hit area is on the picture.
  struct Box: View {
    var priority = Priority.p1
    @State var isComplete = false

    var body: some View {
      TodoistCheckbox(priority: priority, isComplete: $isComplete).frame(width: 60, height: 60)
    }
  }

  @Test("a circle of its row's size", .shows("T-70"))
  func size() throws {
    let row = try row("T-70")
    let exhibit = try Exhibit(TodoistCheckbox(priority: .p1, isComplete: .constant(false)))
    #expect([exhibit.size.width, exhibit.size.height] == row.numbers)
    let circle = try #require(exhibit.frames(of: "Circle").first ?? exhibit.frames(of: "Shape").first)
    #expect([circle.width, circle.height] == row.numbers)
  }

  @Test("tree")
  func tree() throws {
    let exhibit = try Exhibit(Box())
    func show(_ node: Snapshot.Node, _ depth: Int) {
      print(String(repeating: "  ", count: depth), node.name, "|", node.detail, "|", node.frame)
      for child in node.children { show(child, depth + 1) }
    }
    show(exhibit.stage.tree, 0)
    print(try exhibit.snapshot().regions)
    try exhibit.tap(x: 8.5, y: 8.5)
    print(exhibit.haptics, exhibit.speech)
    let fab = try Exhibit(TodoistFAB {})
    show(fab.stage.tree, 0)
    print(fab.shadows)
    let card = try Exhibit(QuickAddCard { _ in })
    show(card.stage.tree, 0)
    print(card.speech)
    let rowExhibit = try Exhibit(TaskRow(content: "Buy **milk** and eggs", priority: .p1, date: .today, project: ("Groceries", .todoistProjGreen), commentCount: 2))
    show(rowExhibit.stage.tree, 0)
    print(rowExhibit.speech, try rowExhibit.snapshot().texts)
  }
}
