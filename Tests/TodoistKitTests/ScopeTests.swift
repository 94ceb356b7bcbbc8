import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct ScopeTests {
  @Test("the package is for the iOS of its row", .shows("T-01"))
  func platform() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    let version = try #require(manifest.firstMatch(of: #/\.iOS\(\.v(\d+)\)/#)?.output.1)
    #expect([Double(version)] == (try row("T-01").numbers))
  }

  @Test("the kit has tokens, modifiers, and the components that the guide names", .shows("T-02"))
  func scope() throws {
    let text = try KitSources("TodoistKit").text
    for declaration in [
      "extension Color {", "extension Font {", "struct PressEventsModifier: ViewModifier",
      "public struct TaskRow: View",
      "public struct TodoistFAB: View", "public struct QuickAddCard: View",
    ] { #expect(text.contains(declaration), "\(declaration)") }
    #expect(try KitSources("TodoistKit").imports == ["SwiftUI", "Foundation", "KitSupport"])
    #expect(!text.contains("#if os"))
  }

  @Test(
    "it uses the features that the target is there for, and a completed sub-task flies to its place", .shows("T-03"))
  func features() throws {
    let names = try row("T-03").names
    let text = try KitSources("TodoistKit").text + KitSources("KitSupport").text
    for name in names {
      #expect(text.contains(name.hasPrefix(".") ? name + "(" : "." + name + "("), "\(name)")
    }
    #expect(text.contains(".swipeActions("))
    let exhibit = try Exhibit(
      SubtaskList([TodoistTask(id: "1", content: "One"), TodoistTask(id: "2", content: "Two")]))
    let start = try #require(try exhibit.number(.y, of: "One"))
    let circle = try #require(exhibit.stage.spokenElements.first { $0.label == "Mark complete" }).frame
    try exhibit.touch(x: circle.midX - 16, y: circle.midY - 16)
    try exhibit.perform(.wait(0.05), .liftFinger)
    var places: [Double] = []
    for _ in 0..<30 {
      try exhibit.stage.advance(by: 1.0 / 60)
      if let y = try exhibit.number(.y, of: "Two") { places.append(y) }
    }
    // The one below takes its place bit by bit, and it comes to stand below the header.
    #expect(places.last == start)
    #expect(places.contains { $0 > start + 5 && $0 < start + 45 }, "\(places)")
    #expect(try #require(try exhibit.number(.y, of: "One")) > start + 60)
    #expect(exhibit.speech.contains("Completed, heading"))
  }

  @Test("the calls of the guide compile as they are written there")
  func callSites() throws {
    let isComplete = Binding.constant(false)
    let calls: [AnyView] = [
      AnyView(TodoistCheckbox(priority: .p1, isComplete: isComplete)),
      AnyView(
        TaskRow(content: "Task", priority: .p1, date: .today, project: (name: "Home", color: .red), commentCount: 1)),
      AnyView(TodoistFAB(action: {})), AnyView(TodoistFAB {}),
      AnyView(QuickAddCard(onAdd: { (_: String) in })), AnyView(QuickAddCard { _ in }),
      AnyView(SidebarRow(icon: "tray", label: "Inbox", count: 2, isSelected: true, isOverdue: false)),
      AnyView(TodoistSectionHeader(title: "Overdue", isOverdue: true)),
      AnyView(ProjectTag(name: "Home", color: .red)),
    ]
    for call in calls { #expect(try Exhibit(call).size.height > 0) }
    #expect(Priority.p1.fillTint == Priority.p1.color.opacity(0.10))
  }
}
