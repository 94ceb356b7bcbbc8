import SwiftUI
import SwiftUICore
import Testing

/// Fields in rows that are bound to elements of a collection.
@MainActor
struct RowFieldTests {
  @Test("rows of a list keep their own texts when one before them goes")
  func rows() throws {
    struct Task: Identifiable {
      let id: Int
      var title: String
      var amount = 1.0
    }
    struct Tasks: View {
      @State private var tasks = (0..<3).map { Task(id: $0, title: "task \($0)") }
      let handle: Handle<() -> Void>
      var body: some View {
        handle.value = { tasks.removeFirst() }
        return VStack {
          ForEach($tasks) { $task in
            TextField("Title", text: $task.title)
            TextField("Amount", value: $task.amount, format: .number)
          }
        }
      }
    }
    let handle = Handle<() -> Void>()
    let host = try Host(Tasks(handle: handle))
    host.graph.focus.moveToNext()
    host.graph.focus.moveToNext()
    handle.value?()
    try host.frame()
    #expect(host.texts() == ["task 1", "1", "task 2", "1"])
    host.graph.focus.moveToNext()
    try host.type("!")
    #expect(host.texts() == ["task 1!", "1", "task 2", "1"])
    handle.value?()
    try host.frame()
    #expect(host.texts() == ["task 2", "1"])
    host.graph.focus.moveToPrevious()
    try host.press("a", .command)
    try host.type("7")
    handle.value?()
    try host.frame()
    #expect(host.texts() == [])
  }

  @Test("a row that goes by its transition shows what it was, and its field has no focus any more")
  func leavingRow() throws {
    struct Task: Identifiable {
      let id: Int
      var title: String
    }
    struct Row: View {
      @Binding var task: Task
      var body: some View {
        HStack {
          TextField("Title", text: $task.title)
          Text(verbatim: "is \(task.title)")
        }
      }
    }
    struct Tasks: View {
      @State private var tasks = (0..<2).map { Task(id: $0, title: "task \($0)") }
      let handle: Handle<() -> Void>
      var body: some View {
        handle.value = { withAnimation(.linear(duration: 1)) { _ = tasks.removeLast() } }
        return VStack { ForEach($tasks) { Row(task: $0) } }
      }
    }
    let handle = Handle<() -> Void>()
    let host = try Host(Tasks(handle: handle))
    host.graph.focus.moveToPrevious()
    #expect(host.graph.focus.textInput?.text == "task 1")
    handle.value?()
    try host.frame()
    #expect(!host.graph.focus.hasFocus)
    host.graph.setTime(0.5)
    try host.frame()
    handle.value?()
    try host.frame()
    host.graph.setTime(3)
    try host.frame()
    #expect(host.texts() == [])
  }
}
