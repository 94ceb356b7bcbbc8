import SwiftUI

#Preview("Checkboxes", traits: .sizeThatFitsLayout) {
  HStack(spacing: 28) {
    ForEach(Priority.allCases, id: \.self) { priority in
      VStack(spacing: 20) {
        TodoistCheckbox(priority: priority, isComplete: .constant(false))
        TodoistCheckbox(priority: priority, isComplete: .constant(true))
        PriorityFlag(priority)
      }
    }
  }
  .padding(24)
  .background(TodoistColors.canvas)
}

#Preview("Task rows", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    TaskRow(
      content: "Buy milk and eggs", priority: .p1, date: .today, project: ("Groceries", .todoistProjGreen),
      commentCount: 2)
    TaskRow(
      content: "Send the invoice", priority: .p2, date: .tomorrow, project: ("Website launch", .todoistProjBlue),
      commentCount: 0)
    TaskRow(
      content: "Renew the passport", priority: .p3, date: .overdue("Yesterday"), project: nil, commentCount: 1)
    TaskRow(content: "Call the dentist", priority: .p4, date: .future("Friday"), project: nil, commentCount: 0)
    TaskRow(content: "Think of a present", priority: .p4, date: nil, project: nil, commentCount: 0)
    TaskRow(
      content: "Walk through the **new start page** with Jonas, and write down what is still missing for the launch",
      priority: .p2, date: .today, project: ("Website launch", .todoistProjBlue), commentCount: 12,
      labels: ["review", "office"])
    TaskRow(
      content: "Water the plants", priority: .p1, date: .today, project: ("Home", .todoistProjOrange), commentCount: 0,
      labels: [], isComplete: .constant(true))
  }
}

#Preview("Sub-tasks", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    TaskRow(
      content: "Renew the passport", priority: .p1, date: .overdue("Yesterday"), project: ("Home", .todoistProjOrange),
      commentCount: 1)
    SubtaskList(Samples.subtasks)
  }
}

#Preview("Tags", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    ProjectTag(name: "Groceries", color: .todoistProjGreen)
    LabelTag("errand")
    CommentBadge(count: 4)
    TaskDateLabel(.today)
    TaskDateLabel(.tomorrow)
    TaskDateLabel(.overdue("Yesterday"))
    TaskDateLabel(.future("12 Jun"))
  }
  .padding(16)
  .background(TodoistColors.canvas)
}

#Preview("Section headers", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    TodoistSectionHeader(title: "Overdue", isOverdue: true)
    TodoistSectionHeader(title: "Today", isOverdue: false)
    TodoistSectionHeader(title: "No date", isOverdue: false, isCollapsed: .constant(true))
    TodoistSectionHeader(title: "Completed", isOverdue: false, showsChevron: false)
  }
}
