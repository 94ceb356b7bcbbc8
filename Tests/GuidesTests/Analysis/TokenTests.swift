import Guides
import Testing

@Suite struct TokenTests {
  private func tokens(_ code: String) throws -> [Token] {
    GuideAnalysis(try GuideReader().read(text: "```swift\n\(code)\n```\n", path: "a.md")).tokens
  }

  @Test("a colour has its line, its source, its components and the colour of its comment")
  func color() throws {
    let token = try #require(
      try tokens(
        "extension Color {\n  static let ink = Color(red: 0.125, green: 32 / 255, blue: 0x20) // #202020 primary\n}"
      ).first)
    #expect(token.kind == .color)
    #expect(token.name == "ink")
    #expect(token.expression == "Color.ink")
    #expect(token.line == 3)
    #expect(token.hexComments == ["#202020"])
    #expect(token.comment == "#202020 primary")
    #expect(token.components == Token.Components(red: 0.125, green: 32.0 / 255, blue: 32))
    #expect(token.source == "static let ink = Color(red: 0.125, green: 32 / 255, blue: 0x20)")
  }

  @Test(
    "components are read from every literal form",
    arguments: [
      ("Color.white", Token.Components(red: 1, green: 1, blue: 1)),
      ("Color(white: 0.5)", Token.Components(red: 0.5, green: 0.5, blue: 0.5)),
      ("Color(white: 0.5, opacity: 0.25)", Token.Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)),
      ("Color(red: 1, green: 0, blue: 0).opacity(0.5)", Token.Components(red: 1, green: 0, blue: 0, alpha: 0.5)),
      ("Color(.displayP3, red: 1, green: 0, blue: 0)", Token.Components(red: 1, green: 0, blue: 0, isDisplayP3: true)),
      ("Color(hex: 0xFF0000)", Token.Components(red: 1, green: 0, blue: 0)),
      ("Color(hex: \"#00FF00\")", Token.Components(red: 0, green: 1, blue: 0)),
      ("Color(hex: \"0000FF\")", Token.Components(red: 0, green: 0, blue: 1)),
      (
        "Color(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))", Token.Components(red: 0, green: 0, blue: 1, alpha: 0.5)
      ),
    ])
  func components(value: String, expected: Token.Components) throws {
    #expect(try tokens("extension Color { static let a = \(value) }").first?.components == expected)
  }

  @Test(
    "a value that is no literal has no components",
    arguments: [
      "Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })", "Color(\"brand\")", "Color.red",
      "Color(red: x, green: 0, blue: 0)",
    ])
  func computed(value: String) throws {
    let token = try #require(try tokens("extension Color { static let a = \(value) }").first)
    #expect(token.components == nil)
  }

  @Test("tokens are found in extensions, namespaces, styles and at file scope; other values are not")
  func places() throws {
    let tokens = try tokens(
      """
      extension Font { static let title = Font.custom("Lato-Black", size: 28).weight(.bold) }
      enum Theme { enum Colors { static let sea = Color(hex: 0x0C6676) }
        static let gap: CGFloat = 8 }
      extension ShapeStyle where Self == Color { static var sand: Color { Color.yellow } }
      extension LinearGradient { static let dawn = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }
      extension Color { static let all: [Color] = [.red]; static func pick(_ i: Int) -> Color { .red }; static let dark = pick(2) }
      extension UIColor { static let ember = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      let night: Color = .black
      struct Row: View { let tint: Color; var body: some View { Text("A") } }
      """)
    #expect(
      tokens.map { "\($0.kind) \($0.expression)" } == [
        "font Font.title", "color Theme.Colors.sea", "color Color.sand", "gradient LinearGradient.dawn",
        "color Color.dark",
        "color Color(uiColor: UIColor.ember)", "color night",
      ])
    #expect(tokens[0].face == "Lato-Black")
    #expect(tokens[0].size == 28)
  }

  @Test(
    "hex colours of a comment",
    arguments: [
      ("#F60", ["#FF6600"]), ("light #FFFFFF, dark #000000", ["#FFFFFF", "#000000"]), ("0xdc4c3e", ["#DC4C3E"]),
      ("#FFFFFF80", ["#FFFFFF80"]),
      ("issue #12 and #12345", []), ("#GGGGGG", []),
    ])
  func comments(comment: String, expected: [String]) throws {
    #expect(
      try tokens("extension Color { \n static let a = Color.red // \(comment)\n }").first?.hexComments == expected)
  }

  @Test("the values of a theme are tokens, one for each of its colours")
  func themes() throws {
    let tokens = try tokens(
      """
      struct Theme {
        let canvas: Color
        let title: Font
        let gap: CGFloat
        static let dark = Theme(
          canvas: Color(white: 0.1), // #1A1A1A
          title: .system(size: 20), gap: 8)
      }
      """)
    #expect(tokens.map(\.expression) == ["Theme.dark.canvas", "Theme.dark.title"])
    #expect(tokens[0].hexComments == ["#1A1A1A"])
    #expect(tokens[0].line == 7)
    #expect(tokens[1].size == 20)
  }
}
