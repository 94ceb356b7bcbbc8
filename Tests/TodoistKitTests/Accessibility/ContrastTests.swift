import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct ContrastTests {
  struct Pair {
    var name: String
    var front: Color
    var back: Color
    /// Of the front over the card; nil for a ground of its own.
    var tint: Double?
    var least = 4.5
  }

  static let pairs: [Pair] = {
    let roles = TodoistColors.self
    var pairs = [
      Pair(name: "ink on the canvas", front: roles.ink, back: roles.canvas),
      Pair(name: "ink on a pressed row", front: roles.ink, back: roles.surface2),
      Pair(name: "metadata on the canvas", front: roles.secondary, back: roles.canvas),
      Pair(name: "metadata on the sidebar", front: roles.secondary, back: roles.surface),
      Pair(name: "done and placeholder on the canvas", front: roles.tertiary, back: roles.canvas),
      Pair(name: "placeholder on a card", front: roles.tertiary, back: roles.card),
      Pair(name: "overdue on the canvas", front: roles.red, back: roles.canvas),
      Pair(name: "today on the canvas", front: roles.success, back: roles.canvas),
      Pair(name: "error on the canvas", front: roles.error, back: roles.canvas),
      Pair(name: "white on the red button", front: .white, back: roles.redFill),
      Pair(name: "white on the pressed button", front: .white, back: roles.redPressed),
      Pair(name: "the label of a disabled button", front: roles.disabledLabel, back: roles.surface2),
      Pair(name: "white on schedule", front: .white, back: roles.swipeSchedule),
      Pair(name: "white on postpone", front: .white, back: roles.swipePostpone),
      Pair(name: "white on more", front: .white, back: roles.swipeMore),
      Pair(name: "green chip", front: roles.success, back: roles.card, tint: 0.12),
      Pair(name: "blue chip", front: roles.blue, back: roles.card, tint: 0.12),
      Pair(name: "P1 chip", front: roles.red, back: roles.card, tint: 0.12),
      Pair(name: "P2 chip", front: roles.orange, back: roles.card, tint: 0.12),
      Pair(name: "gray chip", front: roles.secondary, back: roles.card, tint: 0.12),
      Pair(name: "outline of a chip", front: roles.divider, back: roles.card, least: 3),
    ]
    for priority in Priority.allCases {
      pairs.append(Pair(name: "\(priority) on the canvas", front: priority.color, back: roles.canvas, least: 3))
      pairs.append(Pair(name: "check on \(priority)", front: roles.check, back: priority.color, least: 3))
    }
    return pairs
  }()

  @Test("with Increase Contrast every pair is strong enough, light and dark", arguments: [ColorScheme.light, .dark])
  func increased(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    let seen = try shades(Self.pairs.flatMap { [$0.front, $0.back] }, settings).map { Hex($0) }
    for (index, pair) in Self.pairs.enumerated() {
      let front = seen[2 * index]
      let back = pair.tint.map { front.at($0, over: seen[2 * index + 1]) } ?? seen[2 * index + 1]
      #expect(front.contrast(with: back) >= pair.least, "\(pair.name): \(front) on \(back)")
    }
  }

  @Test(
    "with Increase Contrast every text of every preview is strong enough", arguments: ["contrast", "dark-contrast"])
  func previews(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "TodoistKit").titled where title != "Adding a task" {
      for text in try KitPreviews.exhibit(preview, settings).snapshot().texts where !text.string.isEmpty {
        // Texts of disabled controls may be fainter.
        #expect(text.contrast >= 4.5, "\(title): \(text.string), \(text.color) on \(text.background)")
      }
    }
  }

  @Test("ink on white is strong enough for the strictest level at all sizes", .shows("T-220"))
  func ink() throws {
    #expect(Hex(try shade(.todoistInk)).contrast(with: Hex(try shade(.todoistCanvas))) >= 7)
    #expect(try Exhibit(TaskRow(content: "Task", labels: [])).text("Task").contrast >= 7)
  }

  @Test("the secondary gray is for metadata, never for contents", .shows("T-221"))
  func secondary() throws {
    let gray = try shade(.todoistSecondary)
    let exhibit = try Exhibit(
      TaskRow(content: "Task", priority: .p1, date: .future("Friday"), project: ("Home", .red), commentCount: 2))
    let texts = try exhibit.snapshot().texts
    #expect(texts.filter { $0.color == gray }.map(\.string) == ["Friday", "# Home", "2"])
    #expect(texts.filter { $0.color == gray }.allSatisfy { $0.contrast > 3 && $0.pointSize == 13 })
    // With Increase Contrast it is darker.
    #expect(
      try Exhibit(TaskDateLabel(.future("Friday")), settings: StageSettings(contrast: .increased)).text("Friday")
        .contrast >= 4.5)
  }
}
