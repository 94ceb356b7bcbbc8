import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct TaskListTests {
  struct Screen: View {
    @State var tasks = ["First", "Second", "Third"].map { TodoistTask(id: $0, content: $0) }
    @State var log: [String] = []

    var body: some View {
      VStack {
        TaskList(
          [TaskSection(title: "Group", tasks: tasks)],
          actions: TaskList.Actions(
            complete: { task in
              log.append("complete \(task.id)")
              tasks.removeAll { $0.id == task.id }
            },
            schedule: { log.append("schedule \($0.id)") }, postpone: { log.append("postpone \($0.id)") },
            more: { log.append("more \($0.id)") }))
        Text("log: " + log.joined(separator: ", "))
      }
    }
  }

  func screen(_ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try .screen(Screen(), settings: settings)
  }

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  /// Completes the first task, and waits until its row begins to leave.
  func completeFirst(_ exhibit: Exhibit) throws {
    let circle = try #require(exhibit.stage.spokenElements.first { $0.label == "Mark complete" })
    let point = CGPoint(
      x: circle.frame.midX - exhibit.stage.contentOrigin.x, y: circle.frame.midY - exhibit.stage.contentOrigin.y)
    try exhibit.stage.perform(.touch(.point(point)))
    try exhibit.stage.advance(by: 0.05)
    try exhibit.stage.perform(.liftFinger)
  }

  @Test("rows are in a list, by the identity of their tasks", .shows("T-192"))
  func list() throws {
    let exhibit = try screen()
    let source = try #require(KitSources("TodoistKit").files["TaskList.swift"])
    #expect(source.contains(try row("T-192").names[0] + " {"))
    let rows = ["First", "Second", "Third"]
    let places = try rows.map { try exhibit.frame(ofText: $0) }
    #expect(places.map(\.minX) == [64, 64, 64])
    #expect(near([places[1].minY - places[0].minY, places[2].minY - places[1].minY], [52, 52]))
  }

  @Test("a completed row fills, stays, and collapses in the time of its row", .shows("T-182"))
  func collapse() throws {
    let seconds = try row("T-182").numbers[0]
    let exhibit = try screen()
    let start = try #require(try exhibit.number(.y, of: "Second"))
    try completeFirst(exhibit)
    try exhibit.stage.advance(by: 0.27)
    #expect(try exhibit.number(.y, of: "Second") == start)
    try exhibit.stage.advance(by: 0.02)
    let begin = exhibit.stage.time
    let duration = try exhibit.secondsUntilStill(.y, of: "Second")
    #expect(near(duration, seconds, within: 0.05), "\(duration)")
    #expect(exhibit.stage.time > begin)
    let end = try #require(try exhibit.number(.y, of: "Second"))
    #expect(near(start - end, 52))
    _ = try exhibit.text("log: complete First")
    // Ease-out: more than half of the way in half of the time.
    let again = try screen()
    try completeFirst(again)
    try again.stage.advance(by: 0.29 + seconds / 2)
    #expect(start - (try #require(try again.number(.y, of: "Second"))) > 30)
  }

  @Test("a completion that is taken back leaves the row where it is")
  func undo() throws {
    let exhibit = try screen()
    try completeFirst(exhibit)
    try exhibit.stage.advance(by: 0.1)
    try exhibit.perform(.tap("Mark incomplete"), .settle)
    _ = try exhibit.text("First")
    _ = try exhibit.text("log: ")
  }

  @Test("with less motion nothing slides: the row fades", .shows("T-222"))
  func reducedMotion() throws {
    let seconds = try row("T-222").numbers[0] / 1000
    let exhibit = try screen(StageSettings(reduceMotion: true))
    let start = try #require(try exhibit.number(.y, of: "Second"))
    try completeFirst(exhibit)
    var (places, opacities): (Set<Double>, [Double]) = ([], [])
    for _ in 0..<60 {
      try exhibit.stage.advance(by: 1.0 / 60)
      if let y = try exhibit.number(.y, of: "Second") { places.insert(y) }
      if let opacity = try exhibit.number(.opacity, of: "First") { opacities.append(opacity) }
    }
    #expect(places.count == 2, "\(places.sorted())")
    #expect(places.contains(start))
    // What is done is at 0.6 before it fades.
    #expect(opacities.contains { $0 > 0.05 && $0 < 0.55 })
    // The row has gone when the collapse would have ended, to the thousandth of a second.
    let again = try screen(StageSettings(reduceMotion: true))
    try completeFirst(again)
    let end = again.stage.time + 0.28 + seconds
    try again.stage.advance(to: end - 0.001)
    #expect(try #require(try again.number(.opacity, of: "First")) < 0.1)
    try again.stage.advance(to: end + 0.001)
    #expect(try again.number(.opacity, of: "First") == nil)
    _ = try exhibit.text("log: complete First")
  }

  @Test("a swipe to the right schedules for today", .shows("T-186", "T-187", "T-206"))
  func schedule() throws {
    let row = try row("T-186")
    let exhibit = try screen()
    try exhibit.perform(.swipe(.right, on: "First"), .settle)
    let symbol = try exhibit.symbol(row.names[0])
    let action = try exhibit.frame(ofElement: row.words[0])
    #expect(near(exhibit.local(symbol.frame).midX, action.midX))
    #expect(action.minX == 0)
    #expect(symbol.background == (try shade(.todoistSuccess)))
    #expect(try self.row("T-206").names == [symbol.name])
    #expect([symbol.pointSize] == (try self.row("T-206").numbers))
    try exhibit.perform(.tap("Schedule"), .settle)
    _ = try exhibit.text("log: schedule First")
    #expect(exhibit.haptics == ["success"])
  }

  @Test("a swipe to the left postpones, or asks for more", .shows("T", 188...191))
  func trailing() throws {
    let exhibit = try screen()
    try exhibit.perform(.swipe(.left, on: "First"), .settle)
    let rows = try [row("T-188"), row("T-190")]
    let places = try rows.map { try exhibit.frame(ofElement: $0.words[0]).midX }
    for (row, tint) in zip(rows, [Color.todoistP2Orange, .todoistSecondary]) {
      // The number of the action counts from the middle of the screen.
      let place = try exhibit.frame(ofElement: row.words[0]).midX
      #expect(try places.sorted().numbered(row.numbers[0]) == place)
      let symbol = try exhibit.symbol(row.names[0])
      #expect(near(exhibit.local(symbol.frame).midX, place))
      #expect(symbol.background == (try shade(tint)))
    }
    try exhibit.perform(.tap("Postpone"), .settle)
    _ = try exhibit.text("log: postpone First")
    #expect(exhibit.haptics == ["success"])
    try exhibit.perform(.swipe(.left, on: "Second"), .settle, .tap("More"), .settle)
    _ = try exhibit.text("log: postpone First, more Second")
  }

  @Test("a long swipe to the left runs nothing by accident")
  func noFullSwipe() throws {
    let exhibit = try screen()
    try exhibit.perform(.dragBy("First", CGSize(width: -360, height: 0)), .settle)
    _ = try exhibit.text("log: ")
  }

  @Test("assistive technology has the swipe actions as actions of the row")
  func rotor() throws {
    let exhibit = try screen()
    let actions = try exhibit.element("P4, First").actions
    #expect(Set(actions).isSuperset(of: ["Schedule", "Postpone", "More"]), "\(actions)")
    try exhibit.perform(.act("Postpone", on: "P4, First"), .settle)
    _ = try exhibit.text("log: postpone First")
  }

  @Test("a header closes its section")
  func sections() throws {
    let exhibit = try screen()
    try exhibit.perform(.tap("Group"), .settle)
    #expect(try !exhibit.snapshot().texts.contains { $0.string == "First" })
    try exhibit.perform(.tap("Group"), .settle)
    _ = try exhibit.text("First")
  }
}

@MainActor
struct QuickAddSheetTests {
  struct Screen: View {
    @State var isAdding = false
    @State var added: [String] = []
    var body: some View {
      Button("added: " + added.joined(separator: "|")) { isAdding = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .quickAddSheet(isPresented: $isAdding) { draft in added.append(draft.content) }
    }
  }

  func open() throws -> Exhibit {
    let exhibit = try Exhibit.screen(Screen())
    try exhibit.perform(.tap("added: "), .settle)
    return exhibit
  }

  @Test("the flag shows the sheet; adding hands over and closes it", .shows("T-183"))
  func flag() throws {
    let exhibit = try Exhibit.screen(Screen())
    #expect(try !exhibit.snapshot().texts.contains { $0.string == "Add task" })
    try exhibit.perform(.tap("added: "), .settle)
    // The field has the focus at once.
    try exhibit.perform(.type("Milk p1"), .settle)
    try exhibit.perform(.press(StageKey(.return)), .settle)
    _ = try exhibit.text("added: Milk")
    #expect(try !exhibit.snapshot().texts.contains { $0.string == "Reminders" || $0.string == "Priority" })
    #expect(exhibit.haptics.contains("success"))
  }

  @Test("it stands at half of the screen, and is drawn to the whole of it", .shows("T-184"))
  func detents() throws {
    let exhibit = try open()
    let height = exhibit.size.height
    let half = try exhibit.frame(ofText: "Add task").minY
    #expect(near(half, height / 2, within: 60), "\(half) of \(height)")
    try exhibit.perform(
      .drag(.point(CGPoint(x: 196, y: half - 14)), to: .point(CGPoint(x: 196, y: 60))), .settle)
    #expect(try exhibit.frame(ofText: "Add task").minY < 120)
  }

  @Test("there is a grabber above the card", .shows("T-185"))
  func grabber() throws {
    let exhibit = try open()
    let top = try exhibit.frame(ofText: "Add task").minY
    let colors = try exhibit.colors(along: .vertical, at: 196, from: top - 40, to: top)
    let card = try shade(TodoistColors.card)
    #expect(Set(colors.map(\.color)).count > 2, "\(colors)")
    #expect(colors.last?.color == card)
  }
}
