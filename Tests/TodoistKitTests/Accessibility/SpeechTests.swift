import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct SpeechTests {
  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("the sample row is spoken as its row says", .shows("T-217"))
  func sample() throws {
    let exhibit = try Exhibit(
      TaskRow(
        content: "Buy milk and eggs", priority: .p1, date: .today, project: ("Groceries", .todoistProjGreen),
        commentCount: 2))
    #expect(exhibit.speech.last == (try row("T-217").words[0]))
  }

  @Test("the checkbox is an element of its own", .shows("T-218", "T-219"))
  func checkbox() throws {
    let open = try Exhibit(TaskRow(content: "Task", priority: .p4, date: nil, project: nil, commentCount: 0))
    #expect(open.speech == [try row("T-218").words[0], "P4, Task"])
    let done = try Exhibit(TaskRow(content: "Task", labels: [], isComplete: .constant(true)))
    #expect(done.speech[0] == (try row("T-219").words[0]))
  }

  @Test("parts that are not there are not spoken, and plurals are right", .shows("T-216", "T-230"))
  func absent() throws {
    func speech(_ priority: Priority, _ date: TaskRow.TaskDate?, _ comments: Int) throws -> String? {
      try Exhibit(TaskRow(content: "Task", priority: priority, date: date, project: nil, commentCount: comments))
        .speech.last
    }
    #expect(try speech(.p1, nil, 0) == "P1, Task")
    #expect(try speech(.p2, .tomorrow, 1) == "P2, Task, tomorrow, 1 comment")
    #expect(try speech(.p3, .overdue("Yesterday"), 2) == "P3, Task, overdue Yesterday, 2 comments")
    #expect(try speech(.p4, .future("Friday"), 0) == "P4, Task, Friday")
  }

  @Test("words in another language are shown and spoken")
  func german() throws {
    var words = TodoistWords()
    words.today = "Heute"
    words.spokenToday = "heute"
    words.markComplete = "Erledigen"
    words.comments = { $0 == 1 ? "1 Kommentar" : "\($0) Kommentare" }
    let exhibit = try Exhibit(
      TaskRow(content: "Milch", priority: .p1, date: .today, project: nil, commentCount: 1)
        .environment(\.todoistWords, words))
    #expect(exhibit.speech == ["Erledigen, button", "P1, Milch, heute, 1 Kommentar"])
    _ = try exhibit.text("Heute")
  }
}
