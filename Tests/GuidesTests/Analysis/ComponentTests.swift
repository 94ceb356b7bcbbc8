import Guides
import Testing

@Suite struct ComponentTests {
  private func components(_ code: String) throws -> [Component] {
    GuideAnalysis(try GuideReader().read(text: "```swift\n\(code)\n```\n", path: "a.md")).components
  }

  @Test("what can be seen is found, whatever declares it")
  func kinds() throws {
    let components = try components(
      """
      struct Row: View { var body: some View { Text("A") } }
      struct Card: ViewModifier { func body(content: Content) -> some View { content } }
      struct Soft: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
      extension View {
        func card() -> some View { modifier(Card()) }
        func log() { print("x") }
      }
      struct Late { let title: String }
      extension Late: View { var body: some View { Text(title) } }
      struct Note { let title: String }
      struct Outer: View { struct Dot: View { var body: some View { Circle() } }
        var body: some View { Dot() } }
      struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
      """)
    #expect(
      components.map { "\($0.kind) \($0.name)" } == [
        "view Row", "viewModifier Card", "buttonStyle Soft", "shape Wave", "viewFunction .card", "view Late",
        "view Outer", "view Outer.Dot",
      ])
  }

  @Test("the parameters are those of the initialiser that the compiler makes")
  func memberwise() throws {
    let component = try #require(
      try components(
        """
        struct Row: View {
          let title: String // "Milk"
          let a, b: Int
          let fixed = 3
          var size: CGFloat = 24
          var subtitle: String?
          @Binding var isOn: Bool
          @State private var pressed = false
          @State var checked: Bool
          @Environment(\\.colorScheme) private var scheme
          @FocusState private var focused: Bool
          @Namespace var ns
          @ViewBuilder let content: () -> Text
          static let shared = 1
          lazy var never = 2
          var twice: CGFloat { size * 2 }
          var seen = 0 { didSet { } }
          var body: some View { Text(title) }
        }
        """
      ).first)
    #expect(
      component.parameters.map(\.name) == ["title", "a", "b", "size", "subtitle", "isOn", "checked", "content", "seen"])
    #expect(component.parameters.map(\.defaultValue) == [nil, nil, nil, "24", "nil", nil, nil, nil, "0"])
    #expect(component.parameters[5].wrapper == "Binding")
    #expect(component.parameters[0].comment == "\"Milk\"")
    #expect(component.parameters[0].line == 3)
  }

  @Test("an initialiser of the guide's own is taken, the one with most parameters")
  func initialisers() throws {
    let component = try #require(
      try components(
        """
        struct Row: View {
          private let title: String
          init(_ title: String) { self.title = title }
          init(title: String, count: Int = 0) { self.title = title }
          var body: some View { Text(title) }
        }
        """
      ).first)
    #expect(component.parameters.map(\.label) == ["title", "count"])
  }

  @Test(
    "a screen is what takes all the room there is",
    arguments: [
      ("TabView { Text(\"A\") }.tint(.red)", true), ("NavigationStack { Text(\"A\") }", true),
      ("ScrollView { Text(\"A\") }", true),
      ("ScrollView(.horizontal) { Text(\"A\") }", false), ("VStack { ScrollView(.horizontal) { Text(\"A\") } }", false),
      ("ZStack { Color.red.ignoresSafeArea(); Text(\"A\") }", true), ("List { Text(\"A\") }.frame(height: 200)", false),
      ("HStack { Text(\"A\") }", false), ("return List { Text(\"A\") }", true),
    ])
  func screens(body: String, isScreen: Bool) throws {
    let component = try #require(try components("struct A: View { var body: some View { \(body) } }").first)
    #expect((component.presentation == .screen) == isScreen)
  }

  @Test("modifiers are listed in source order with their arguments and lines")
  func modifiers() throws {
    let component = try #require(
      try components(
        "struct A: View { var body: some View {\n  Text(\"A\")\n    .padding(.top, 8)\n    .sensoryFeedback(.impact, trigger: UUID())\n} }"
      ).first)
    #expect(component.modifiers.map(\.name) == ["padding", "sensoryFeedback"])
    #expect(component.modifiers.map(\.line) == [4, 5])
    #expect(
      component.modifiers[1].arguments == [.init(label: nil, text: ".impact"), .init(label: "trigger", text: "UUID()")])
  }
}
