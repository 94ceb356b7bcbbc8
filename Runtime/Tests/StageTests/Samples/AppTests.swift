import Foundation
import Stage
import SwiftUI
import Testing

/// Whole apps, and what reaches them from outside.
@MainActor
@Suite("Apps on a stage")
struct AppTests {
  @MainActor
  final class Model {
    static let shared = Model()
    var count = 0
    var changes: [Int] = []
  }

  private struct Counter: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(verbatim: "counter \(locale.identifier)") }
  }

  private struct CounterApp: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Counter", id: "main") { Counter() }
        .environment(\.locale, Locale(identifier: "de_CH"))
        .commands {
          CommandMenu("Count") {
            Button("More") { Model.shared.count += 1 }.keyboardShortcut("m")
          }
          CommandGroup(after: .newItem) { Button("Ten More") { Model.shared.count += 10 }.keyboardShortcut("t") }
        }
      WindowGroup(id: "other") { Text(verbatim: "other") }
    }
  }

  private struct QuietApp: App {
    var body: some Scene {
      WindowGroup { Text(verbatim: "quiet") }
        .commands { CommandMenu("Count") { Button("More") { Model.shared.count += 1 }.keyboardShortcut("m") } }
        .commandsRemoved()
    }
  }

  private func stage() throws -> Stage { try Stage(resources: Shared.resources) }

  @Test("an app opens with its first scene, in the environment that is set on it")
  func opening() throws {
    let stage = try stage()
    try stage.show(CounterApp())
    #expect(stage.texts.last == "counter de_CH" && !stage.texts.contains("other"))
    #expect(stage.frame(of: "More") == nil)
  }

  @Test("the shortcuts of menus act, and those that are removed do not")
  func commands() throws {
    Model.shared.count = 0
    let stage = try stage()
    try stage.show(CounterApp())
    try stage.perform(.press(StageKey("m", modifiers: .command)))
    #expect(Model.shared.count == 1)
    try stage.perform(.press(StageKey("t", modifiers: .command)))
    #expect(Model.shared.count == 11)
    let quiet = try self.stage()
    try quiet.show(QuietApp())
    try quiet.perform(.press(StageKey("m", modifiers: .command)))
    #expect(Model.shared.count == 11)
  }

  private struct Listener: View {
    @State private var lines: [String] = []
    @State private var page = 0

    var body: some View {
      VStack {
        ForEach(lines, id: \.self) { Text(verbatim: $0) }
        Button("Next") { page += 1 }
      }
      .onOpenURL { lines.append("open \($0.absoluteString)") }
      .onContinueUserActivity("read") { lines.append("resume \($0.activityType)") }
      .userActivity("reading", isActive: page > 0) { $0.title = "Page \(page)" }
    }
  }

  @Test("addresses and activities reach the views that listen")
  func outside() throws {
    let stage = try stage()
    try stage.show(AnyView(Listener()), presentation: .screen)
    try stage.perform(.open(try #require(URL(string: "app://page/3"))))
    try stage.perform(.resume("other"))
    try stage.perform(.resume("read"))
    #expect(stage.texts == ["open app://page/3", "resume read", "Next"])
    #expect(stage.graph.userActivities.isEmpty)
    try stage.perform(.tap(.label("Next")))
    #expect(stage.graph.userActivities.map(\.title) == ["Page 1"])
    try stage.perform(.tap(.label("Next")))
    #expect(stage.graph.userActivities.map(\.title) == ["Page 2"])
  }

  @Test("scripts open addresses, and say what is none")
  func scripts() throws {
    let stage = try stage()
    try stage.show(AnyView(Listener()), presentation: .screen)
    _ = try StageScript(parsing: "open \"app://a\"\nresume \"read\"").run(on: stage)
    #expect(stage.texts == ["open app://a", "resume read", "Next"])
    #expect(throws: (any Error).self) { try StageScript(parsing: "open \"nothing\"") }
  }
}
