import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct DarkTests {
  let dark = StageSettings(scheme: .dark)

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("a component follows the scheme of its environment", .shows("T-223"))
  func environment() throws {
    let view = TaskRow(content: "Task", priority: .p1, date: nil, project: nil, commentCount: 0)
    let exhibit = try Exhibit(
      VStack(spacing: 0) {
        view.environment(\.colorScheme, .light)
        view.environment(\.colorScheme, .dark)
      })
    #expect(try exhibit.color(x: 300, y: 26) == shade(.todoistCanvas))
    #expect(try exhibit.color(x: 300, y: 78) == shade(.todoistDarkCanvas))
    // A view that is there follows a change.
    let changing = try Exhibit(view)
    try changing.set(.scheme(.dark))
    #expect(try changing.color(x: 300, y: 26) == shade(.todoistDarkCanvas))
  }

  @Test("the canvas is dark", .shows("T-224"))
  func canvas() throws {
    let exhibit = try Exhibit(
      TaskRow(content: "Task", priority: .p1, date: nil, project: nil, commentCount: 0), settings: dark)
    #expect([try exhibit.color(x: 300, y: 26)] == (try row("T-224").colors))
  }

  @Test("texts are light", .shows("T-225"))
  func texts() throws {
    let exhibit = try Exhibit(
      TaskRow(content: "Task", priority: .p1, date: .future("Friday"), project: nil, commentCount: 0), settings: dark)
    #expect([try exhibit.text("Task").color, try exhibit.text("Friday").color] == (try row("T-225").colors))
  }

  @Test("surfaces are a step and two above the canvas", .shows("T-226"))
  func surfaces() throws {
    let colors = try row("T-226").colors
    #expect(try shades([TodoistColors.surface, TodoistColors.surface2], dark) == colors)
    let card = try Exhibit(QuickAddCard { _ in }, settings: dark)
    #expect(try card.color(x: 190, y: 8) == colors[0])
    let button = card.local(try #require(try card.snapshot().regions.last { $0.kind == "button" }).frame)
    #expect(try card.color(x: button.midX, y: button.minY + 4) == colors[1])
  }

  @Test("hairlines are dark", .shows("T-227"))
  func dividers() throws {
    let exhibit = try Exhibit(TodoistSectionHeader(title: "Today", isOverdue: false), settings: dark)
    #expect([try exhibit.color(x: 1, y: 35.9)] == (try row("T-227").colors))
  }

  @Test("the red is the dark one", .shows("T-228"))
  func red() throws {
    let colors = try row("T-228").colors
    let button = try Exhibit(TodoistFAB {}, settings: dark)
    #expect([try button.color(x: 28, y: 8)] == colors)
    let header = try Exhibit(TodoistSectionHeader(title: "Overdue", isOverdue: true), settings: dark)
    #expect([try header.text("OVERDUE").color] == colors)
  }
}
