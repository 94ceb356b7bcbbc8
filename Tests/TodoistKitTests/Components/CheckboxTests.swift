import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct CheckboxTests {
  /// A checkbox with its state, in a room in which its whole hit area is on the picture.
  struct Box: View {
    var priority = Priority.p1
    @State var isComplete = false

    var body: some View {
      TodoistCheckbox(priority: priority, isComplete: $isComplete).frame(width: 80, height: 80)
    }
  }

  /// Where the circle stands in a `Box`.
  let circle = CGRect(x: 29, y: 29, width: 22, height: 22)

  func box(_ priority: Priority = .p1, isComplete: Bool = false) throws -> Exhibit {
    try Exhibit(Box(priority: priority, isComplete: isComplete))
  }

  @Test("priorities are numbers from 1", .shows("T-60"))
  func rawValues() throws {
    let row = try row("T-60")
    #expect("\(Priority.self)" == row.names[0])
    #expect([Priority.p1, .p2, .p3, .p4].map { Double($0.rawValue) } == row.numbers)
  }

  @Test("an open circle has a tint of its colour", .shows("T", 65...68), .shows("T-72"))
  func tints() throws {
    for (priority, id) in zip([Priority.p1, .p2, .p3], ["T-65", "T-66", "T-67"]) {
      let tint = Hex(try shade(priority.color)).at(try row(id).numbers[0] / 100, over: Hex("#FFFFFF"))
      let seen = Hex(try box(priority).color(x: 40, y: 40))
      #expect(seen.isNear(tint), "\(id): \(seen) is not \(tint)")
    }
    #expect(try box(.p4).color(x: 40, y: 40) == "#FFFFFF")
  }

  @Test("it reads and writes the binding that it is given", .shows("T-69", "T-77"))
  func binding() throws {
    let name = try row("T-69").names[0]
    let checkbox = TodoistCheckbox(priority: .p2, isComplete: .constant(true))
    #expect(Mirror(reflecting: checkbox).children.contains { $0.label == "_" + name || $0.label == name })
    let exhibit = try box()
    #expect(exhibit.speech == ["Mark complete, button"])
    try exhibit.tap(x: 40, y: 40)
    #expect(exhibit.speech == ["Mark incomplete, button"])
    try exhibit.tap(x: 40, y: 40)
    #expect(exhibit.speech == ["Mark complete, button"])
  }

  @Test("the circle has the size of its row", .shows("T-70"))
  func size() throws {
    let row = try row("T-70")
    let exhibit = try box()
    #expect(exhibit.frames(of: "Circle").map(\.sizes) == [row.numbers, row.numbers])
    let seen = try exhibit.colors(along: .horizontal, at: 40, from: 0, to: 80)
    #expect(near(try #require(seen.last).start - seen[1].start, row.numbers[0]))
  }

  @Test("the ring lies inside the circle, in the priority's colour", .shows("T-71"))
  func ring() throws {
    let width = try row("T-71").numbers[0]
    for priority in Priority.allCases {
      let exhibit = try box(priority)
      let color = try shade(priority.color)
      #expect(try exhibit.color(x: 40, y: circle.minY + 0.6) == color)
      let tint = try exhibit.color(x: 40, y: 40)
      let left = try exhibit.area(of: color, over: tint, in: CGRect(x: 29, y: 39.667, width: 5, height: 0.667)) / 0.667
      #expect(near(left, width, within: 0.12), "\(priority): \(left)")
      #expect(try exhibit.color(x: 28.5, y: 40) == "#FFFFFF")
    }
  }

  @Test("a circle that is done is full of its colour", .shows("T-73"))
  func full() throws {
    for priority in Priority.allCases {
      #expect(try box(priority, isComplete: true).color(x: 40, y: 33) == shade(priority.color))
    }
  }

  @Test("the check is bold, white and in the middle, and not there before", .shows("T-74"))
  func check() throws {
    let row = try row("T-74")
    let exhibit = try box(isComplete: true)
    let symbol = try exhibit.symbol(row.names[0])
    #expect([symbol.pointSize] == row.numbers)
    #expect(symbol.weight == 700)
    #expect(symbol.color == "#FFFFFF")
    let frame = exhibit.local(symbol.frame)
    #expect(near([frame.midX, frame.midY], [40, 40], within: 0.7))
    #expect(try box().snapshot().symbols.isEmpty)
  }

  @Test("fingers are taken in a square around the circle", .shows("T-75", "T-229"))
  func hitArea() throws {
    let row = try row("T-75")
    let exhibit = try box()
    let region = try #require(try exhibit.snapshot().regions.first { $0.kind == "button" })
    let frame = exhibit.local(region.frame)
    #expect(frame.sizes + [circle.width] == row.numbers)
    #expect(near([frame.midX, frame.midY], [40, 40]))
    // Whatever the size of the text and however narrow the row.
    let least = try self.row("T-229")
    for size in [DynamicTypeSize.xSmall, .accessibility5] {
      let taskRow = try Exhibit(
        TaskRow(content: "Buy milk", priority: .p1, date: nil, project: nil, commentCount: 0), width: 200,
        settings: StageSettings(typeSize: size))
      let region = try #require(try taskRow.snapshot().regions.first { $0.kind == "button" })
      #expect(taskRow.local(region.frame).sizes == [least.numbers[0], least.numbers[0]])
    }
  }

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("the corners of the square count, what lies beyond does not", .shows("T-76"))
  func corners() throws {
    for (x, y) in [(18.5, 18.5), (61.5, 18.5), (18.5, 61.5), (61.5, 61.5)] {
      let exhibit = try box()
      try exhibit.tap(x: x, y: y)
      #expect(exhibit.speech == ["Mark incomplete, button"], "(\(x), \(y))")
    }
    let exhibit = try box()
    try exhibit.tap(x: 17, y: 40)
    #expect(exhibit.speech == ["Mark complete, button"])
  }

  @Test("the circle fills with ease-out in the time of its row", .shows("T-78"))
  func animation() throws {
    let seconds = try row("T-78").numbers[0]
    let exhibit = try box(.p3)
    let (start, end) = (Hex(try exhibit.color(x: 40, y: 33)), Hex(try box(.p3, isComplete: true).color(x: 40, y: 33)))
    try exhibit.tap(x: 40, y: 40)
    func progress() throws -> Double {
      (Hex(try exhibit.color(x: 40, y: 33)).red - start.red) / (end.red - start.red)
    }
    let begin = exhibit.stage.time
    try exhibit.stage.advance(to: begin + seconds / 2)
    // Ease-out is past its middle at half time, and not at its end.
    #expect(try progress() > 0.55)
    #expect(try progress() < 0.97)
    try exhibit.stage.advance(to: begin + seconds)
    #expect(try progress() > 0.98)
    let again = try box(.p3)
    try again.tap(x: 40, y: 40)
    #expect(near(try again.secondsUntilStill(x: 40, y: 33), seconds, within: 0.03))
  }

  @Test("a press dims nothing", .shows("T-79"))
  func pressed() throws {
    let exhibit = try box(.p2)
    let before = try exhibit.stage.png()
    try exhibit.touch(x: 40, y: 40)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.stage.png() == before)
  }

  @Test("completing plays one light impact, taking it back none", .shows("T-80", "T-178"))
  func haptics() throws {
    let exhibit = try box()
    try exhibit.tap(x: 40, y: 40)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
    try exhibit.tap(x: 40, y: 40)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
  }

  @Test("a change that comes from elsewhere plays nothing")
  func silent() throws {
    struct Synced: View {
      @State var isComplete = false
      var body: some View {
        VStack {
          TodoistCheckbox(priority: .p1, isComplete: $isComplete)
          Button("Sync") { isComplete = true }
        }
      }
    }
    let exhibit = try Exhibit(Synced())
    try exhibit.perform(.tap("Sync"))
    #expect(exhibit.speech.contains("Mark incomplete, button"))
    #expect(exhibit.haptics.isEmpty)
  }
}
