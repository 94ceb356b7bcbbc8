import SwiftUI

/// What the previews show.
enum Samples {
  /// Wednesday, 10 June 2026.
  static let today = Date(timeIntervalSince1970: 1_781_085_600)

  static func day(_ offset: Int) -> Date { today.addingTimeInterval(Double(offset) * 86400) }

  static let groceries = TaskProject(name: "Groceries", color: .todoistProjGreen)
  static let launch = TaskProject(name: "Website launch", color: .todoistProjBlue)
  static let home = TaskProject(name: "Home", color: .todoistProjOrange)
  static let reading = TaskProject(name: "Reading list", color: .todoistProjGrape)

  static let overdue = TaskSection(
    title: "Overdue", isOverdue: true,
    tasks: [
      TodoistTask(
        id: "o1", content: "Renew the passport", priority: .p1, due: day(-1), project: home, commentCount: 1),
      TodoistTask(id: "o2", content: "Answer Mira about the **budget**", priority: .p2, due: day(-4), project: launch),
    ])

  static let todaySection = TaskSection(
    title: "Today",
    tasks: [
      TodoistTask(
        id: "t1", content: "Buy milk and eggs", priority: .p1, due: day(0), project: groceries, commentCount: 2),
      TodoistTask(
        id: "t2", content: "Walk through the new start page with Jonas", priority: .p2, due: day(0), project: launch,
        labels: ["review"]),
      TodoistTask(id: "t3", content: "Water the plants on the balcony", priority: .p3, due: day(0), project: home),
      TodoistTask(
        id: "t4", content: "Read *The Design of Everyday Things*, chapter 3, and note three things to try",
        due: day(0), project: reading, commentCount: 5),
    ])

  static let later = TaskSection(
    title: "Tomorrow",
    tasks: [
      TodoistTask(id: "l1", content: "Book train tickets to Hamburg", priority: .p2, due: day(1), labels: ["travel"]),
      TodoistTask(id: "l2", content: "Call the dentist", due: day(1), project: home),
    ])

  static let subtasks = [
    TodoistTask(id: "s1", content: "Passport photos"),
    TodoistTask(id: "s2", content: "Fill in the form", priority: .p3),
    TodoistTask(id: "s3", content: "Make an appointment", isComplete: true),
  ]

  static let projects: [SidebarProject] = [
    .init(groceries, count: 6), .init(launch, count: 12), .init(reading, indent: 1), .init(home, count: 3),
  ]
}
