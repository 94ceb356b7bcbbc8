import Guides
import Testing

/// Rules that look at the code.
@Suite struct CodeRuleTests {
  private func found(_ rule: String, _ code: String, prose: String = "") throws -> [Finding] {
    try SmallGuide(code: code, prose: prose).findings(rule)
  }

  @Test("a comment's hex that is not the colour is an error with both values")
  func colorComment() throws {
    let found = try found(
      "color-comment",
      """
      extension Color {
        static let right = Color(red: 0.863, green: 0.298, blue: 0.243) // #DC4C3E primary
        static let wrong = Color(red: 0.863, green: 0.298, blue: 0.243) // #DC4C3F
        static let pair = Color(red: 0, green: 0, blue: 0) // #FFFFFF / #000000
        static let silent = Color(red: 0, green: 0, blue: 0) // ink
      }
      """)
    try #require(found.count == 1)
    #expect(found[0].line == 5)
    #expect(found[0].severity == .error)
    #expect(found[0].measured == "#DC4C3E")
    #expect(found[0].message.contains("#DC4C3F"))
    #expect(found[0].repair?.contains("red: 0.863, green: 0.298, blue: 0.247") == true)
  }

  @Test("colours and fonts that no code reads are notes, at their lines")
  func unused() throws {
    let code = """
      extension Color {
        static let used = Color.white
        static let idle = Color.black
      }
      extension Font {
        static let shown = Font.system(size: 16)
        static let mute = Font.system(size: 15)
      }
      // Text("a").font(.mute)
      struct Row: View { var body: some View { Text("a").font(.shown).foregroundStyle(Color.used) } }
      """
    #expect(try found("unused-token", code).map(\.token) == ["idle"])
    #expect(try found("unused-token", code).map(\.line) == [5])
    #expect(try found("unused-font", code).map(\.token) == ["mute"])
    #expect(try found("unused-font", code).first?.message.contains("only a comment (line 11)") == true)
  }

  @Test("a haptic triggered by a value that is new at every redraw is an error")
  func redraw() throws {
    func lines(_ modifier: String) throws -> [Int] {
      try found(
        "redraw-trigger", "struct Row: View { var body: some View {\nText(\"a\")\n\(modifier)\n} }"
      ).map(\.line)
    }
    #expect(try lines(".sensoryFeedback(.impact, trigger: UUID())") == [5])
    #expect(try lines(".sensoryFeedback(.impact, trigger: Date())") == [5])
    #expect(try lines(".sensoryFeedback(.impact, trigger: Int.random(in: 0..<9))") == [5])
    #expect(try lines(".id(UUID())") == [5])
    #expect(try lines(".sensoryFeedback(.impact, trigger: taps)") == [])
    #expect(try lines(".sensoryFeedback(.impact, trigger: items.map { _ in UUID() }.count)") == [])
    #expect(try lines(".onTapGesture { last = UUID() }") == [])
  }

  @Test("the rule reads fragments of modifiers too")
  func fragment() throws {
    #expect(try found("redraw-trigger", ".sensoryFeedback(.success, trigger: UUID())").map(\.line) == [3])
  }

  @Test("a haptic triggered by the text of the view's own field is a warning")
  func keystroke() throws {
    let code = """
      struct Card: View {
        @State var text = ""
        @State var count = 0
        var body: some View {
          TextField("Add", text: $text)
            .sensoryFeedback(.success, trigger: text)
            .sensoryFeedback(.success, trigger: count)
        }
      }
      """
    #expect(try found("keystroke-haptic", code).map(\.line) == [8])
  }

  @Test("a modifier that goes from a value to itself is found")
  func noOp() throws {
    func count(_ modifier: String) throws -> Int {
      try found(
        "no-op-animation", "struct Row: View { var body: some View { Text(\"a\")\(modifier) } }"
      ).count
    }
    #expect(try count(".scaleEffect(on ? 1.0 : 1.0)") == 1)
    #expect(try count(".scaleEffect(on ? 1 : 1.00)") == 1)
    #expect(try count(".opacity((i == rating) ? 1.0 : 1.0)") == 1)
    #expect(try count(".scaleEffect(on ? 1.0 : 1.1)") == 0)
    #expect(try count(".frame(width: on ? big : small)") == 0)
  }

  @Test("a let with a value that decides what is shown is an error; a var is none")
  func constant() throws {
    func lines(_ member: String) throws -> [Int] {
      try found(
        "constant-input",
        "struct Row: View {\n\(member)\nvar body: some View { if isPinned { Text(\"a\") } }\n}"
      ).map(\.line)
    }
    #expect(try lines("let isPinned: Bool = false") == [4])
    #expect(try lines("var isPinned: Bool = false") == [])
    #expect(try lines("let isPinned: Bool") == [])
    #expect(try lines("private let isPinned = false") == [])
    #expect(try lines("let isOther = false") == [])
  }

  @Test("reading hashValue is an error at its line")
  func hash() throws {
    #expect(try found("seeded-hash", "func pick(_ id: String) -> Int {\n  abs(id.hashValue) % 5\n}").map(\.line) == [4])
    #expect(try found("seeded-hash", "func pick(_ id: String) -> Int { id.count % 5 }").isEmpty)
  }

  @Test("helpers that nobody calls are notes")
  func helpers() throws {
    let code = """
      extension Font {
        static func idle(_ size: CGFloat) -> Font { .system(size: size) }
        static func used(_ size: CGFloat) -> Font { .system(size: size) }
      }
      struct Row: View {
        private var dead: Int { 1 }
        private var live: Int { 2 }
        var body: some View { Text("\\(live)").font(.used(12)) }
      }
      """
    #expect(try found("unused-declaration", code).map(\.line) == [4, 8])
  }

  @Test("fixed fonts are one note where the prose asks for Dynamic Type in general")
  func fixedFont() throws {
    func role(_ name: String, scales: Bool) -> Report.FontRole {
      Report.FontRole(
        name: name, line: 3, group: "", face: "SF Pro", substitute: nil, size: 16, weight: 400, scales: scales, uses: 1)
    }
    func found(_ prose: String, _ fonts: Report.FontRole...) throws -> [Finding] {
      var guide = try SmallGuide(prose: prose)
      guide.evidence.fonts = fonts
      return guide.findings("fixed-font")
    }
    let wish = "- Support Dynamic Type on task content and titles; fix tab labels"
    #expect(try found(wish, role("body", scales: false), role("title", scales: true)).map(\.severity) == [.note])
    #expect(try found(wish, role("body", scales: false), role("title", scales: true)).first?.line == 6)
    #expect(try found(wish, role("title", scales: true)).isEmpty)
    #expect(try found("Nothing of the kind.", role("body", scales: false)).isEmpty)
    #expect(
      try found("Support Dynamic Type on **everything**.", role("body", scales: false)).map(\.severity) == [.warning])
    let named = try found(
      "Scale `rowTitle` with Dynamic Type; fix `tab`.", role("rowTitle", scales: false), role("tab", scales: false))
    #expect(named.filter { $0.severity == .warning }.map(\.token) == ["rowTitle"])
  }

  @Test("an unknown symbol is an error in code and a warning in a table")
  func unknownSymbol() throws {
    var guide = try SmallGuide(code: "let icon = Image(systemName: \"no.such\")")
    guide.evidence.symbols.unknown = [.init(name: "no.such", lines: [3])]
    #expect(guide.findings("unknown-symbol").map(\.severity) == [.error])
    var table = try SmallGuide(prose: "| Use | Symbol |\n|---|---|\n| Tab | `no.such` |")
    table.evidence.symbols.unknown = [.init(name: "no.such", lines: [8])]
    #expect(table.findings("unknown-symbol").map(\.severity) == [.warning])
    #expect(table.findings("unknown-symbol").map(\.line) == [8])
  }
}
