import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
struct ScriptTests {
  /// Runs a script on a view and says what failed.
  private func run(_ script: String, on view: some View, settings: StageSettings = StageSettings()) throws -> String {
    let stage = try Stage.showing(view, settings: settings)
    return try StageScript(parsing: script).run(on: stage).description
  }

  private struct Shopping: View {
    @State private var items = ["Bread"]
    @State private var draft = ""
    @State private var isWarned = false
    var body: some View {
      VStack {
        Button("Milk carton") { draft = "Milk" }
        Button("Add") {
          if draft.isEmpty { isWarned = true } else { items.append(draft) }
          draft = ""
        }
        .sensoryFeedback(.success, trigger: items.count)
        if isWarned { Text("Write something first") }
        ForEach(items, id: \.self) { Text($0) }
      }
    }
  }

  @Test("a script does what a user does, and sees what a user sees")
  func passes() throws {
    let report = try run(
      """
      # An empty item is refused.
      tap "Add"
      expect "Write something first"
      expect no haptics

      tap "Milk carton"
      tap "Add"
      expect "Milk"
      expect no "Eggs"
      expect 1 of "Milk"
      expect haptic success
      expect speech of "Add" is "Add, button"
      expect "Add" is enabled
      expect settled
      """, on: Shopping())
    #expect(report == "passed: 12 steps")
  }

  @Test("what does not come true is told by line, with what was seen")
  func fails() throws {
    let report = try run(
      "tap \"Add\"\nexpect \"Thanks\"\nexpect now no \"Bread\"\ntap \"Remove\"\nsettle", on: Shopping())
    let lines = report.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Line 2, at"))
    #expect(lines[0].hasSuffix(": expect \"Thanks\""))
    #expect(lines[1].contains("\"Write something first\""))
    #expect(lines[2].hasPrefix("Line 3, at"))
    #expect(lines[3].contains("\"Bread\" is there, at"))
    #expect(lines[4].hasPrefix("Line 4, at"))
    #expect(lines.last == "failed after 4 steps")
  }

  private struct Mover: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("Go") { withAnimation(.linear(duration: 0.4)) { isOn.toggle() } }
        Color.red.frame(width: 40, height: 40).opacity(isOn ? 0.5 : 1).offset(x: isOn ? 100 : 0)
          .accessibilityElement().accessibilityLabel("Box")
        Text("Moved").padding(.leading, isOn ? 80 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a timeline is written as a string of values")
  func timeline() throws {
    let report = try run(
      """
      expect color of "Box" is #FF3B30
      tap "Go"
      timeline x of "Moved" every 100 ms is "0 20 40 60 80 80" within 0.6
      expect time is 0.55 s
      tap "Go"
      timeline x of "Moved" every 200 ms is "80 40 0" within 0.6
      """, on: Mover())
    #expect(report == "passed: 6 steps")
  }

  @Test("a timeline that came otherwise says what it was")
  func wrongTimeline() throws {
    let report = try run("tap \"Go\"\ntimeline x of \"Moved\" every 200 ms is \"0 80 80\" within 1", on: Mover())
    #expect(report.contains("It was \"0 40 80\"."))
  }

  private struct Ticking: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("\(count) s").onReceive(timer) { _ in count += 1 } }
  }

  @Test("endless sources are named, and settled all the same")
  func endless() throws {
    let report = try run(
      """
      expect settled
      expect endless "Timer every 1 s"
      wait 2.5 s
      expect now "2 s"
      expect time is 2.5 s
      """, on: Ticking())
    #expect(report == "passed: 5 steps")
  }

  @Test("a script runs the same in every run")
  func repeats() throws {
    let script = "tap \"Go\"\ntimeline x of \"Moved\" every 50 ms is \"1 2 3 4\""
    #expect(try run(script, on: Mover()) == run(script, on: Mover()))
  }

  @Test("something is also called what VoiceOver says of it first: its label and its value")
  func labelAndValue() throws {
    struct Order: View {
      @State private var isOn = true
      var body: some View {
        Form {
          LabeledContent("Loads", value: "2")
          Toggle("Sound", isOn: $isOn)
        }
      }
    }
    let report = try run(
      """
      expect "Loads, 2"
      expect no "Loads, 3"
      expect "Loads"
      tap "Sound"
      """, on: Order())
    #expect(report == "passed: 4 steps")
  }
}
