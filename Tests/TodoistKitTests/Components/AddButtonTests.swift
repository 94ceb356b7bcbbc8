import KitTesting
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct AddButtonTests {
  struct Counter: View {
    @State var count = 0
    var body: some View {
      VStack {
        TodoistFAB { count += 1 }
        Text("\(count)")
      }
    }
  }

  @Test("a tap runs the action once", .shows("T-104"))
  func action() throws {
    let exhibit = try Exhibit(Counter())
    try exhibit.perform(.tap("Add task"), .settle)
    _ = try exhibit.text("1")
  }

  @Test("the plus is white", .shows("T-105", "T-215"))
  func glyph() throws {
    let row = try row("T-105")
    let symbol = try Exhibit(TodoistFAB {}).symbol(row.names[0])
    #expect([symbol.pointSize] == row.numbers)
    #expect(symbol.weight == 400)
    #expect(symbol.color == "#FFFFFF")
    let large = try Exhibit(TodoistFAB {}, settings: StageSettings(typeSize: .accessibility5)).symbol(row.names[0])
    #expect(large.pointSize == symbol.pointSize)
  }

  @Test("it is a round red button", .shows("T-106", "T-107"))
  func circle() throws {
    let row = try row("T-106")
    let exhibit = try Exhibit(TodoistFAB {})
    #expect(exhibit.size.numbers == row.numbers)
    #expect(try #require(exhibit.frames(of: "Circle").first).sizes == row.numbers)
    #expect(try exhibit.color(x: 28, y: 8) == shade(.todoistRed))
  }

  @Test("under a finger it is darker and smaller, until the finger goes", .shows("T-108", "T-110", "T-113", "T-111"))
  func pressed() throws {
    let row = try row("T-110")
    let exhibit = try Exhibit(TodoistFAB {})
    let width = try #require(try exhibit.number(.width, of: "Image"))
    try exhibit.touch(x: 28, y: 28)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.color(x: 28, y: 10) == shade(.todoistRedPressed))
    // The glyph keeps its colour: no dimming of the system's.
    #expect(try exhibit.color(x: 28, y: 28) == "#FFFFFF")
    let pressed = try #require(try exhibit.number(.width, of: "Image")) / width
    try exhibit.perform(.liftFinger, .settle)
    let released = try #require(try exhibit.number(.width, of: "Image")) / width
    #expect(near([pressed, released], row.numbers, within: 0.005))
    #expect(try exhibit.color(x: 28, y: 10) == shade(.todoistRed))
  }

  @Test("the press takes 0.15 s, and the shadow tightens")
  func pressMotion() throws {
    let exhibit = try Exhibit(TodoistFAB {})
    try exhibit.touch(x: 28, y: 28)
    #expect(near(try exhibit.secondsUntilStill(.width, of: "Image"), 0.15, within: 0.03))
    #expect(exhibit.shadows[0].radius == 4)
  }

  @Test("its shadow is red", .shows("T-109"))
  func shadow() throws {
    let shadow = try #require(try Exhibit(TodoistFAB {}).shadows.first)
    let color = Hex(shadow.color)
    #expect(color.description == (try shade(.todoistRed)))
    #expect(near([color.alpha * 100, shadow.radius, shadow.y], try row("T-109").numbers, within: 0.3))
    #expect(shadow.x == 0)
  }

  @Test("a tap plays one medium impact, a press that slides off none", .shows("T-112", "T-179"))
  func haptics() throws {
    let exhibit = try Exhibit(Counter())
    try exhibit.perform(.tap("Add task"), .settle)
    #expect(exhibit.haptics == ["impact(weight: .medium)"])
    let slid = try Exhibit(Counter())
    try slid.perform(.dragBy("Add task", CGSize(width: 200, height: 0)), .settle)
    _ = try slid.text("0")
    #expect(slid.haptics.isEmpty)
    #expect(try slid.color(x: 28, y: 10) == shade(.todoistRed))
  }

  @Test("assistive technology activates it with its haptic")
  func assisted() throws {
    let exhibit = try Exhibit(Counter())
    #expect(exhibit.speech[0] == "Add task, button")
    try exhibit.perform(.activate("Add task"), .settle)
    _ = try exhibit.text("1")
    #expect(exhibit.haptics == ["impact(weight: .medium)"])
  }

  @Test("a screen places it 24 points from its corner")
  func placed() throws {
    let exhibit = try Exhibit(Color.white.frame(width: 300, height: 300).todoistFAB {})
    let circle = try #require(exhibit.frames(of: "Circle").first)
    #expect([300 - circle.maxX, 300 - circle.maxY] == [24, 24])
  }
}

@MainActor
struct PressEventsTests {
  struct Pressed: View {
    @State var log: [String] = []
    var body: some View {
      VStack {
        Button("Press") { log.append("tap") }
          .pressEvents(onPress: { log.append("down") }, onRelease: { log.append("up") })
        Text(log.joined(separator: " "))
      }
    }
  }

  @Test("there is a modifier of this name", .shows("T-114"))
  func name() throws {
    let name = try row("T-114").names[0]
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let base = name.prefix { $0 != "(" }
    let sources = try KitSources("TodoistKit").text
    #expect(labels.count == 2)
    #expect(
      sources.contains("func \(base)(" + labels.map { "\($0): @escaping () -> Void" }.joined(separator: ", ") + ")"))
  }

  @Test("it tells of the finger beside the button's own tap", .shows("T-115", "T-116"))
  func events() throws {
    let exhibit = try Exhibit(Pressed())
    try exhibit.perform(.touch("Press"))
    try exhibit.stage.advance(by: 0.1)
    _ = try exhibit.text("down")
    try exhibit.perform(.liftFinger, .settle)
    let words = try #require(try exhibit.snapshot().texts.last).string.split(separator: " ")
    #expect(Set(words) == ["down", "tap", "up"])
    #expect(words.count == 3)
    #expect(words.first == "down")
  }
}
