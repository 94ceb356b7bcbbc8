import Guides
import Testing

@Suite struct SpecimenTests {
  private func make(_ code: String) throws -> (specimens: [Specimen], missing: [BuildResult.Missing]) {
    GuideSpecimens.make(for: try GuideReader().read(text: "```swift\n\(code)\n```\n", path: "a.md"))
  }

  private func view(_ properties: String) -> String { view("Row", properties) }

  private func view(_ name: String, _ properties: String) -> String {
    "struct \(name): View {\n\(properties)\nvar body: some View { Text(\"A\") } }"
  }

  private func values(_ name: String, in specimens: [Specimen]) -> Set<String> {
    Set(specimens.flatMap(\.arguments).filter { $0.name == name }.map(\.value))
  }

  @Test("every case of an enumeration is shown, payloads made, and both values of a Bool")
  func cases() throws {
    let (specimens, missing) = try make(
      view("TaskRow", "enum Due { case today, overdue(String), on(day: Date) }\nlet due: Due\nlet isDone: Bool"))
    #expect(missing.isEmpty)
    #expect(values("due", in: specimens) == ["today", "overdue", "on"])
    #expect(values("isDone", in: specimens) == ["false", "true"])
    #expect(specimens.contains { $0.expression.contains("TaskRow.Due.overdue(\"") })
    #expect(specimens[0].variant == "due: today, isDone: false")
    #expect(Set(specimens.map(\.variant)).count == specimens.count)
  }

  @Test("an optional is shown with and without")
  func optionals() throws {
    let specimens = try make(view("let badge: Int?\nvar note: String? = nil")).specimens
    #expect(values("badge", in: specimens).contains("none"))
    #expect(values("badge", in: specimens).count == 2)
    #expect(specimens.contains { $0.expression.contains("note: \"") })
    #expect(specimens.contains { !$0.expression.contains("note:") })
  }

  @Test(
    "texts fit the names of the parameter and of the component",
    arguments: [
      ("TaskRow", "content", "Water the plants"), ("FolderRow", "name", "Recipes"),
      ("ReviewCard", "name", "Jamie Alvarez"),
      ("FileCard", "name", "Report.pdf"), ("AvatarView", "initials", "JA"), ("AvatarView", "initial", "J"),
      ("TagChip", "name", "recipes"),
      ("PrimaryButton", "title", "Continue"), ("NoteRow", "preview", "Milk, eggs, butter, a loaf of rye"),
      ("Row", "userId", "a41f09"),
      ("Row", "commentAuthor", "Jamie Alvarez"), ("Row", "taskText", "Water the plants"),
      ("SongRow", "artist", "The Lanterns"),
    ])
  func vocabulary(component: String, parameter: String, text: String) throws {
    let specimens = try make(view(component, "let \(parameter): String")).specimens
    #expect(specimens.first?.expression == "\(component)(\(parameter): \"\(text)\")")
  }

  @Test("the variants of a component with texts only differ in them")
  func data() throws {
    let specimens = try make(view("NoteRow", "let title: String\nlet preview: String")).specimens
    #expect(specimens.count == 2)
    #expect(specimens[0].expression != specimens[1].expression)
    #expect(specimens[0].variant != specimens[1].variant)
  }

  @Test(
    "numbers follow the name, the comment and what the code compares with",
    arguments: [
      ("let progress: Double", ["0.62", "0.25", "1"]), ("let size: CGFloat // 24, 32, or 40", ["24", "32", "40"]),
      ("let value: Double // 0...5", ["3.1", "1.5", "5", "0"]), ("let percent: Int", ["62", "25", "100"]),
    ])
  func numbers(property: String, expected: [String]) throws {
    let specimens = try make(view(property)).specimens
    #expect(values(String(property.dropFirst(4).prefix { $0 != ":" }), in: specimens).isSubset(of: Set(expected)))
    #expect(specimens.contains { $0.expression.contains(": \(expected[0]))") })
  }

  @Test("literals that the code compares a parameter with are its values")
  func comparisons() throws {
    let specimens = try make(
      "struct Row: View { let status: String; let count: Int\nvar body: some View { Text(status == \"open\" ? \"A\" : \"B\"); if count > 0 { Text(\"C\") }; switch status { case \"done\": Text(\"D\"); default: Text(\"E\") } } }"
    ).specimens
    #expect(values("status", in: specimens) == ["\"open\"", "\"done\""])
    #expect(values("count", in: specimens) == ["12", "0"])
  }

  @Test("a binding lives in a state")
  func bindings() throws {
    let specimens = try make(view("@Binding var isOn: Bool\n@Binding var text: String")).specimens
    #expect(specimens[0].expression.contains("VitrineState((false) as Bool)"))
    #expect(values("text", in: specimens).contains("empty"))
  }

  @Test("closures of every shape do nothing, or make what they must")
  func closures() throws {
    let specimens = try make(
      view(
        """
        let tap: () -> Void
        var pick: (String, Int) -> Void
        let format: (Int) -> String
        @ViewBuilder let label: () -> Text
        let later: (() -> Void)?
        """)
    ).specimens
    let expression = try #require(specimens.first?.expression)
    #expect(expression.contains("tap: {}"))
    #expect(expression.contains("pick: { _, _ in }"))
    #expect(expression.contains("format: { _ in \""))
    #expect(expression.contains("label: { SwiftUI.Text("))
    #expect(values("later", in: specimens) == ["set", "none"])
  }

  @Test("structures are made by recursion, lists with elements that differ")
  func structures() throws {
    let specimens = try make(
      "struct Person { let id: String; let name: String; var age = 3 }\nstruct Team { let lead: Person; let people: [Person] }\n"
        + view("let team: Team")
    ).specimens
    let expression = try #require(specimens.first?.expression)
    #expect(
      expression.hasPrefix("Row(team: Team(lead: Person(id: \"a41f09\", name: \"Jamie Alvarez\"), people: [Person("))
    #expect(expression.contains("Priya Nair"))
    #expect(!expression.contains("age"))
    // The list goes on after the one that stands beside it.
    #expect(expression.contains("people: [Person(id: \"c7d2e6\", name: \"Priya Nair\")"))
  }

  @Test("generic components and protocols get something that conforms")
  func generics() throws {
    let (specimens, missing) = try make(
      """
      protocol Item { var title: String { get } }
      struct Note: Item { let title: String }
      struct Card<Content: View>: View {
        let item: any Item
        let content: Content
        init(item: any Item, @ViewBuilder content: () -> Content) { self.item = item; self.content = content() }
        var body: some View { content }
      }
      struct Ring<S: ShapeStyle>: View { let style: S
        var body: some View { Circle().fill(style) } }
      """)
    #expect(missing.isEmpty)
    #expect(specimens[0].expression.hasPrefix("Card(item: Note(title: \""))
    #expect(specimens.contains { $0.expression.hasPrefix("Ring(style: SwiftUI.Color.") })
  }

  @Test("styles, modifiers, shapes and functions are shown on what they are for")
  func subjects() throws {
    let specimens = try make(
      """
      struct Soft: ButtonStyle { var scale: CGFloat = 0.9
        func makeBody(configuration: Configuration) -> some View { configuration.label } }
      struct Card: ViewModifier { let radius: CGFloat
        func body(content: Content) -> some View { content } }
      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
      extension View { func card(_ radius: CGFloat) -> some View { modifier(Card(radius: radius)) } }
      extension Text { func loud() -> Text { bold() } }
      """
    ).specimens
    func first(_ name: String) -> String { specimens.first { $0.component == name }?.expression ?? "" }
    #expect(first("Soft") == "SwiftUI.Button(\"Continue\") {}.buttonStyle(Soft())")
    #expect(first("Card").hasSuffix(".modifier(Card(radius: 12))"))
    #expect(first("Wave").hasPrefix("Wave().fill("))
    #expect(first(".card").hasSuffix(".card(12)"))
    #expect(first(".loud").hasSuffix(").loud()"))
  }

  @Test("state that a view starts by itself is shown in its other values as well")
  func privateState() throws {
    let specimens = try make(view("let title: String\n@State private var isOpen = false")).specimens
    #expect(values("isOpen", in: specimens) == ["true"])
    #expect(specimens.last?.expression.contains("view._isOpen = SwiftUI.State(initialValue: true as Bool)") == true)
  }

  @Test("initials are those of the name beside them, and lists of numbers are a series")
  func neighbours() throws {
    let specimens = try make(view("ProjectRow", "let initial: String\nlet name: String\nlet values: [Double]"))
      .specimens
    #expect(specimens[0].expression.hasPrefix("ProjectRow(initial: \"W\", name: \"Website refresh\", values: [0.35,"))
  }

  @Test("a component whose argument cannot be made is missing, with the reason")
  func missing() throws {
    let (specimens, missing) = try make("protocol Store {}\n" + view("let store: any Store"))
    #expect(specimens.isEmpty)
    #expect(missing.map(\.component) == ["Row"])
    #expect(missing.first?.reason.contains("any Store") == true)
  }
}
