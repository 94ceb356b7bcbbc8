import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct TextSizeTests {
  static let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility5]

  func sizes(of string: String, in view: some View) throws -> [Double] {
    try Self.sizes.map { try Exhibit(view, settings: StageSettings(typeSize: $0)).text(string).pointSize }
  }

  @Test("task contents grow with the text size", .shows("T-210"))
  func contents() throws {
    let row = TaskRow(content: "Task", priority: .p1, date: .today, project: nil, commentCount: 0)
    let sizes = try sizes(of: "Task", in: row)
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 4, "\(sizes)")
    #expect(sizes[1] == 16)
  }

  @Test("sidebar entries grow with the text size, and their rows with them", .shows("T-211"))
  func sidebar() throws {
    let row = SidebarRow(icon: "tray", label: "Filters & Labels", count: 3, isSelected: false, isOverdue: false)
    let sizes = try sizes(of: "Filters & Labels", in: row)
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 4, "\(sizes)")
    let large = try Exhibit(row, width: 280, settings: StageSettings(typeSize: .accessibility5))
    #expect(try large.cutTexts().isEmpty)
    #expect(large.size.height > 44)
  }

  @Test("large titles grow with the text size", .shows("T-212"))
  func titles() throws {
    let sizes = try sizes(of: "Today", in: Text("Today").todoistText(.largeNav))
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 4, "\(sizes)")
    #expect(sizes[1] == 34)
  }

  @Test("section headers stay", .shows("T-213"))
  func headers() throws {
    #expect(try Set(sizes(of: "TODAY", in: TodoistSectionHeader(title: "Today", isOverdue: false))) == [13])
  }

  @Test("dates, projects and comments stay", .shows("T-214"))
  func dates() throws {
    let dates: [(TaskRow.TaskDate, String)] = [
      (.today, "Today"), (.tomorrow, "Tomorrow"), (.overdue("Yesterday"), "Yesterday"), (.future("Friday"), "Friday"),
    ]
    for (date, text) in dates {
      #expect(try Set(sizes(of: text, in: TaskDateLabel(date))) == [13])
    }
    #expect(try Set(sizes(of: "# Home", in: ProjectTag(name: "Home", color: .red))) == [13])
    #expect(try Set(sizes(of: "3", in: CommentBadge(count: 3))) == [13])
  }

  @Test("the field of the quick-add card grows up to 22 points")
  func field() throws {
    let card = QuickAddCard(text: "Milk", projects: []) { _ in }
    #expect(try sizes(of: "Milk", in: card).max() == 22)
  }

  @Test("no text of a component is cut at the largest size")
  func largest() throws {
    let views: [AnyView] = [
      AnyView(TaskRow(content: "Buy milk", priority: .p1, date: .today, project: ("Home", .red), commentCount: 12)),
      AnyView(TodoistEmptyState(.today) {}), AnyView(KarmaBadge(karma: 8432, streak: 12)),
      AnyView(SidebarProfile(name: "Ada Winter", isPremium: true)),
      AnyView(TodoistSectionHeader(title: "Overdue", isOverdue: true)),
      AnyView(QuickAddCard(text: "Milk p1 #home", projects: []) { _ in }),
    ]
    for view in views {
      let exhibit = try Exhibit(view, settings: StageSettings(typeSize: .accessibility5))
      #expect(try exhibit.cutTexts().isEmpty)
      #expect(try exhibit.overlappingTexts().isEmpty)
    }
  }
}
