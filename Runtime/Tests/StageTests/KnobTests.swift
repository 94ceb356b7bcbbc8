import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

private enum Priority { case low, high }

/// With state of its own, a binding, and an object that is made with it.
private struct Row: View {
  let title: String
  let priority: Priority
  let isDone: Bool
  @Binding var isOn: Bool
  var note: String?
  var tags: [String] = []
  @State private var taps = 0

  var body: some View {
    VStack {
      Text(title)
      Text(priority == .high ? "high" : "low")
      Text(isDone ? "done" : "open")
      Text(isOn ? "on" : "off")
      Text(note ?? "no note")
      Text("\(tags.count) tags")
      Text("\(taps) taps")
      Button("Tap") { taps += 1 }
      Button("Switch") { isOn.toggle() }
    }
  }
}

@MainActor
@Suite(.serialized) struct KnobTests {
  private static let knobs = """
    [{"choices":[],"isWhole":false,"name":"title","offersColors":false,"type":"String","value":{"text":{"_0":"Herbs"}}},
    {"choices":["low","high"],"isWhole":false,"name":"priority","offersColors":false,"type":"Priority",
    "value":{"choice":{"_0":1}}},
    {"choices":[],"isWhole":false,"name":"isDone","offersColors":false,"type":"Bool","value":{"flag":{"_0":false}}},
    {"choices":[],"isWhole":false,"name":"isOn","offersColors":false,"type":"Binding<Bool>",
    "value":{"flag":{"_0":true}}},
    {"choices":[],"isWhole":false,"name":"note","offersColors":false,"type":"String?","value":{"text":{"_0":""}}},
    {"choices":[],"isWhole":true,"name":"tags","offersColors":false,"range":[0,3],"type":"[String]",
    "value":{"number":{"_0":3}}}]
    """

  /// Registers once for all tests: nothing leaves the registry.
  private static let component: RegisteredSpecimens.Component = {
    _SpecimenRegistry.adjustable("KnobRow", variant: "", index: 0, presentation: "screen", knobs: knobs) { knobs in
      AnyView(
        Row(
          title: knobs.text(0), priority: knobs.choice(1, [.low, .high]), isDone: knobs.flag(2),
          isOn: knobs.binding(3, as: Bool.self), note: knobs.value(4, as: String?.self),
          tags: knobs.items(5, ["a", "b", "c"])))
    }
    return RegisteredSpecimens.components.first { $0.name == "KnobRow" }!
  }()

  private func live() throws -> (stage: Stage, knobs: KnobStore) {
    let (view, knobs) = Self.component.makeLive()
    return (try Stage.showing(view, settles: true), knobs)
  }

  @Test("what nobody has touched shows what the specimen starts with")
  func start() throws {
    let (stage, knobs) = try live()
    #expect(stage.texts.prefix(7) == ["Herbs", "high", "open", "on", "no note", "3 tags", "0 taps"])
    #expect(knobs.knobs.map(\.name) == ["title", "priority", "isDone", "isOn", "note", "tags"])
    #expect(knobs.knobs.map(\.value) == [.text("Herbs"), .choice(1), .flag(false), .flag(true), .text(""), .number(3)])
    #expect(knobs.knobs[5].range == 0...3)
  }

  @Test("the picture without a touch is the picture of the specimen by itself, to the byte")
  func pictures() throws {
    let (stage, _) = try live()
    let plain = try Stage.showing(Self.component.make(), settles: true)
    #expect(try stage.png() == plain.png())
  }

  @Test("a knob changes what is shown and keeps the state of the view")
  func turning() throws {
    let (stage, knobs) = try live()
    try stage.perform(.tap("Tap"))
    try knobs.set("title", to: .text("Tomatoes"))
    try knobs.set("priority", to: .choice(0))
    try knobs.set("isDone", to: .flag(true))
    try knobs.set("isOn", to: .flag(false))
    try knobs.set("note", to: .text("Along the wall"))
    try knobs.set("tags", to: .number(1))
    try stage.settle()
    #expect(stage.texts.prefix(7) == ["Tomatoes", "low", "done", "off", "Along the wall", "1 tags", "1 taps"])
    try knobs.set("note", to: .text(""))
    try stage.settle()
    #expect(stage.texts.contains("no note"))
  }

  @Test("what the view writes into a binding is where the knob stands")
  func writing() throws {
    let (stage, knobs) = try live()
    var told: [SpecimenKnob] = []
    knobs.onChange = { told.append($0) }
    try stage.perform(.tap("Switch"))
    #expect(stage.texts.contains("off"))
    #expect(knobs.knobs[3].value == .flag(false))
    #expect(told.map(\.name) == ["isOn"])
    try knobs.set("isOn", to: .flag(true))
    try stage.settle()
    #expect(stage.texts.contains("on"))
    #expect(told.count == 1)
  }

  @Test("two live specimens of one kind have knobs of their own")
  func apart() throws {
    let (first, knobs) = try live()
    let (second, _) = try live()
    try knobs.set("title", to: .text("Tomatoes"))
    try first.settle()
    try second.settle()
    #expect(first.texts.first == "Tomatoes")
    #expect(second.texts.first == "Herbs")
  }

  @Test("numbers are brought into the range, and what is no value of a knob is refused with a sentence")
  func refusing() throws {
    let (_, knobs) = try live()
    try knobs.set("tags", to: .number(7.4))
    #expect(knobs.knobs[5].value == .number(3))
    try knobs.set("tags", to: .number(-1e300))
    #expect(knobs.knobs[5].value == .number(0))
    #expect(throws: KnobError.wrongKind("tags", type: "[String]")) { try knobs.set("tags", to: .number(.nan)) }
    #expect(throws: KnobError.wrongKind("title", type: "String")) { try knobs.set("title", to: .flag(true)) }
    #expect(throws: KnobError.noSuchChoice("priority", count: 2)) { try knobs.set("priority", to: .choice(2)) }
    #expect(throws: KnobError.unknown("nothing", known: knobs.knobs.map(\.name))) {
      try knobs.set("nothing", to: .flag(true))
    }
  }

  private struct Fading: View {
    let isBig: Bool
    var body: some View {
      Color.red.frame(width: isBig ? 200 : 100, height: 100).animation(.linear(duration: 1), value: isBig)
    }
  }

  @Test("a change is animated where the view asks for it")
  func animation() throws {
    _SpecimenRegistry.adjustable(
      "KnobFading", variant: "", index: 0, presentation: "screen",
      knobs:
        #"[{"choices":[],"isWhole":false,"name":"isBig","offersColors":false,"type":"Bool","value":{"flag":{"_0":false}}}]"#
    ) { knobs in AnyView(Fading(isBig: knobs.flag(0))) }
    let component = try #require(RegisteredSpecimens.components.first { $0.name == "KnobFading" })
    let (view, knobs) = component.makeLive()
    let stage = try Stage.showing(view, settles: true)
    let small = try stage.png()
    try knobs.set("isBig", to: .flag(true))
    try stage.advance(by: 0.5)
    let half = try stage.png()
    try stage.settle()
    let big = try stage.png()
    #expect(small != half && half != big && small != big)
  }

  @Test("objects and rows that no knob makes are made once")
  func keeping() {
    let knobs = _SpecimenKnobs()
    let first = knobs.kept(1000, UUID())
    #expect(knobs.kept(1000, UUID()) == first)
    #expect(knobs.items(0, [UUID(), UUID()]) == knobs.items(0, [UUID(), UUID()]))
    // That there is nothing is a value, too.
    #expect(knobs.kept(1001, Optional(3)) == 3)
    #expect(_SpecimenKnobs().kept(1001, Optional<Int>.none) == nil)
  }

  @Test("a value with an identity is made anew when one of its own knobs is turned, and only then")
  func making() {
    let knobs = _SpecimenKnobs([.text("Herbs"), .flag(false), .flag(true)])
    func made() -> UUID { knobs.made(1000, 0, 2, UUID()) }
    let first = made()
    knobs.set(.flag(false), at: 2)
    #expect(made() == first)
    knobs.set(.flag(true), at: 1)
    let second = made()
    #expect(second != first)
    #expect(made() == second)
  }

  @Test("a knob that is turned back to its start gives the very value that the specimen has")
  func back() {
    let knobs = _SpecimenKnobs([.text("")])
    knobs.set(.text("a"), at: 0)
    #expect(knobs.value(0, "" as String?) == "a")
    knobs.set(.text(""), at: 0)
    #expect(knobs.value(0, "" as String?) == "")
    #expect(knobs.value(0, as: String?.self) == nil)
  }

  @Test(
    "whole numbers stay within the bounds of their type",
    arguments: [(-5.0, UInt8(0)), (300, 255), (7.6, 8), (.infinity, 3), (.nan, 3)])
  func wholeNumbers(number: Double, expected: UInt8) {
    let knobs = _SpecimenKnobs()
    knobs.set(.number(number), at: 0)
    #expect(knobs.value(0, 3 as UInt8) == expected)
  }

  @Test("the colours that the module has registered can be chosen by name")
  func colors() throws {
    _SpecimenRegistry.color("Knob.accent", line: 1) { Color(red: 1, green: 0, blue: 0) }
    _SpecimenRegistry.color("Knob.muted", line: 2) { Color(red: 0, green: 0, blue: 1) }
    func knob(_ start: String) -> String {
      #"[{"choices":["\#(start)"],"isWhole":false,"name":"tint","offersColors":true,"type":"Color","value":{"choice":{"_0":0}}}]"#
    }
    for (name, start) in [("KnobOwn", "Knob.muted"), ("KnobForeign", "Color.green")] {
      _SpecimenRegistry.adjustable(name, variant: "", index: 0, presentation: "screen", knobs: knob(start)) { knobs in
        AnyView(knobs.color(0, .green))
      }
      let component = try #require(RegisteredSpecimens.components.first { $0.name == name })
      let store = component.makeLive().knobs
      let own = try #require(store.knobs[0].choices.firstIndex(of: "Knob.accent"))
      #expect(store.knobs[0].choices.contains(start))
      guard case .choice(let place) = store.knobs[0].value else { return #expect(Bool(false)) }
      #expect(store.knobs[0].choices[place] == start)
      try store.set("tint", to: .choice(own))
      #expect(store.knobs[0].value == .choice(own))
    }
  }
}
