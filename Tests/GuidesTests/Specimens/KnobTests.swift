import Guides
import Stage
import Testing

/// Which knobs the parameters of a component get, without asking the compiler.
@Suite struct KnobTests {
  private func live(
    _ code: String
  ) throws -> [(component: String, index: Int, expression: String, knobs: [SpecimenKnob])] {
    GuideSpecimens.live(for: try GuideReader().read(text: "```swift\n\(code)\n```\n", path: "a.md"))
  }

  private func view(_ properties: String) -> String {
    "struct Row: View {\n\(properties)\nvar body: some View { Text(\"A\") } }"
  }

  private func knobs(_ properties: String) throws -> [SpecimenKnob] {
    try live(view(properties)).first?.knobs ?? []
  }

  @Test("texts, flags and numbers have knobs that start with the values of the specimen")
  func simple() throws {
    let knobs = try knobs(
      "let title: String\nlet isDone: Bool\nlet count: Int\nlet progress: Double\nlet width: CGFloat")
    #expect(
      knobs == [
        SpecimenKnob(name: "title", type: "String", value: .text("Morning routine")),
        SpecimenKnob(name: "isDone", type: "Bool", value: .flag(false)),
        SpecimenKnob(name: "count", type: "Int", value: .number(12), range: 0...100, isWhole: true),
        SpecimenKnob(name: "progress", type: "Double", value: .number(0.62), range: 0...1),
        SpecimenKnob(name: "width", type: "CGFloat", value: .number(160), range: 0...400),
      ])
  }

  @Test(
    "the bounds of a number come from its comment or its name, and hold what it starts with",
    arguments: [
      ("let level: Int // 1...7", 1.0...7.0), ("let rating: Double", 0...5), ("let hour: Int", 0...23),
      ("let opacity: Double", 0...1), ("var angle: Double = 45", 0...360), ("let stars: Int // 1 to 3", 1...3),
      ("var likes: Int = 9000", 0...100_000),
    ])
  func bounds(property: String, range: ClosedRange<Double>) throws {
    #expect(try knobs(property).first?.range == range)
  }

  @Test("what can fall below nought has no bounds", arguments: ["let change: Double", "let temperature: Int"])
  func unbounded(property: String) throws {
    let knob = try #require(try knobs(property).first)
    #expect(knob.range == nil)
  }

  @Test("cases of an enumeration are choices by name, with and without payload, and none where there may be none")
  func cases() throws {
    let knobs = try knobs(
      "enum Due { case today, later, on(String) }\nlet due: Due\nlet maybe: Due?\nvar other: Due = .later")
    #expect(
      knobs.map(\.choices) == [
        ["today", "later", "on"], ["none", "today", "later", "on"], ["today", "later", "on"],
      ])
    #expect(knobs.map(\.value) == [.choice(0), .choice(1), .choice(1)])
  }

  @Test("a text that may be missing is an empty one, a thing that may be missing is a choice")
  func optionals() throws {
    let knobs = try knobs(
      "let note: String?\nlet tap: (() -> Void)?\nstruct Person { let name: String }\nlet person: Person?")
    #expect(knobs.map(\.name) == ["note", "tap", "person"])
    guard case .text? = knobs.first?.value else { return #expect(Bool(false), "\(knobs)") }
    #expect(knobs[1].choices == ["none", "set"])
    #expect(knobs[2].choices == ["none", "“Jamie Alvarez”"])
  }

  @Test("lists show as many of their items as the knob says")
  func lists() throws {
    let knobs = try knobs("let tags: [String]\nlet values: [Double]\nvar more: [String] = []")
    #expect(knobs.map(\.value) == [.number(4), .number(8), .number(0)])
    #expect(knobs.map(\.range) == [0...4, 0...8, 0...4])
  }

  @Test("a position in a list does not leave it")
  func positions() throws {
    let knobs = try knobs("let names: [String]\nlet selectedIndex: Int\nlet count: Int")
    #expect(knobs.map(\.name) == ["selectedIndex", "count"])
    #expect(knobs.map(\.range) == [0...3, 0...100])
  }

  @Test("bindings of simple values have the knob of the value, others keep a state of their own")
  func bindings() throws {
    let found = try live(
      view(
        """
        enum Kind { case a, b }
        @Binding var isOn: Bool
        @Binding var text: String
        @Binding var kind: Kind
        @Binding var pick: Kind?
        @Binding var names: [String]
        var other: Binding<Int> = .constant(3)
        """))
    let first = try #require(found.first)
    #expect(first.knobs.map(\.name) == ["isOn", "text", "kind", "pick", "other"])
    #expect(
      first.knobs.map(\.type) == [
        "Binding<Bool>", "Binding<String>", "Binding<Kind>", "Binding<Kind?>", "Binding<Int>",
      ])
    #expect(first.knobs.last?.value == .number(3))
    #expect(first.expression.contains("isOn: vitrineKnobs.binding(0, as: Bool.self)"))
    #expect(first.expression.contains("VitrineState("))
  }

  @Test("closures, objects and the view's own state have none")
  func without() throws {
    let knobs = try knobs(
      "final class Store { var count = 0 }\nlet store: Store\nlet tap: () -> Void\n@State var isOpen = false")
    #expect(knobs.isEmpty)
  }

  @Test("the parts of a structure have knobs, named by the way to them, its defaults too")
  func structures() throws {
    let found = try live(
      "enum Level { case low, high }\nstruct Person { let name: String; var level: Level = .low }\n"
        + "struct Job: Identifiable { let id = UUID(); var title: String; var isDone = false; let owner: Person }\n"
        + view("let job: Job\nlet person: Person"))
    let first = try #require(found.first)
    #expect(
      first.knobs.map(\.name)
        == ["job.title", "job.isDone", "job.owner.name", "job.owner.level", "person.name", "person.level"])
    #expect(first.knobs[3].choices == ["low", "high"])
    // What has an identity of its own is made anew only when its own knobs are turned.
    #expect(first.expression.contains("job: vitrineKnobs.made(1001, 0, 4, Job(title: vitrineKnobs.text(0)"))
    #expect(first.expression.contains("person: Person(name: vitrineKnobs.text(4)"))
  }

  @Test(
    "a default that is a plain value is passed and has a knob; what would mean something else elsewhere is left out")
  func defaults() throws {
    let found = try live(
      view(
        "let title: String\nvar size: CGFloat = 24\nvar gap: CGFloat = Self.standard\nvar wide: CGFloat = standard * 2\n"
          + "static let standard: CGFloat = 8\nvar note = \"A\\\"B\""))
    let first = try #require(found.first)
    #expect(first.knobs.map(\.name) == ["title", "size", "note"])
    #expect(first.knobs.last?.value == .text("A\"B"))
    #expect(!first.expression.contains("gap"))
  }

  @Test("objects and things with an identity of their own are made once, not at every turn")
  func identity() throws {
    let expression = try live(
      "final class Store: ObservableObject { var count = 0 }\n"
        + view(
          "struct Item: Identifiable { let id = UUID(); let name: String }\nlet item: [String: Item]\n@ObservedObject var store: Store\nlet isOn: Bool"
        )
    ).first?.expression
    #expect(expression?.contains("item: vitrineKnobs.kept(1001, [") == true)
    #expect(expression?.contains("store: vitrineKnobs.kept(1002, Store())") == true)
  }

  @Test("names that are keywords, labels and the names of the generated code do no harm")
  func names() throws {
    let found = try live(
      "struct Row: View {\nlet knobs: Int\nlet vitrineKnobs: String\nlet `in`: Bool\nvar body: some View { Text(\"A\") } }\n"
        + "struct Other: View {\nlet a: String\ninit(_ a: String, for b: Bool) { self.a = a }\nvar body: some View { Text(a) } }"
    )
    let row = try #require(found.first { $0.component == "Row" })
    #expect(row.knobs.map(\.name) == ["knobs", "vitrineKnobs", "in"])
    #expect(
      row.expression
        == "Row(knobs: vitrineKnobs.integer(0), vitrineKnobs: vitrineKnobs.text(1), `in`: vitrineKnobs.flag(2))")
    #expect(
      found.first { $0.component == "Other" }?.expression
        == "Other(vitrineKnobs.text(0), `for`: vitrineKnobs.flag(1))")
  }
}
