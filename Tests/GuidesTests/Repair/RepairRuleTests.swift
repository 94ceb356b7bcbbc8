import Building
import Guides
import Testing

@Suite struct RepairRuleTests {
  /// The code stands from line 2; the column is that of the mark `‸`, which is taken out.
  private func mend(_ message: String, _ code: String) throws -> (rule: String, edits: [RepairEdit])? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("‸") } ?? 0
    let column = lines[row].prefix { $0 != "‸" }.utf8.count + 1
    let text = "```swift\n\(code.replacing("‸", with: ""))\n```\n"
    let guide = try GuideReader().read(text: text, path: "a.md")
    return RepairRules.mend(Diagnostic(file: "a.md", line: row + 2, column: column, message: message), in: guide)
  }

  @Test(
    "a blank that is missing beside an equals sign is put in",
    arguments: [
      ("  static let a‸= Color.red", "  static let a = Color.red"), ("let b ‸=3", "let b = 3"),
    ])
  func equals(code: String, mended: String) throws {
    let result = try #require(
      try mend("'=' must have consistent whitespace on both sides", "extension Color {\n\(code)\n}"))
    #expect(result.rule == "whitespace-before-equals")
    #expect(result.edits == [RepairEdit(line: 3, text: mended)])
  }

  @Test("curly quotes around strings are made straight, those inside stay")
  func quotes() throws {
    let result = try #require(
      try mend("unicode curly quote found, replace with '\"'", "let a = ‸“Hello” + \"a “word”\""))
    #expect(result.edits == [RepairEdit(line: 2, text: "let a = \"Hello\" + \"a “word”\"")])
  }

  @Test("blanks and marks that Swift does not read go")
  func invisible() throws {
    let result = try #require(try mend("invalid character in source file", "let\u{A0}a‸\u{200B} = 1"))
    #expect(result.edits == [RepairEdit(line: 2, text: "let a = 1")])
  }

  @Test("a member of Color is written with its type where a style is asked for")
  func style() throws {
    let code =
      "extension Color { static let brand = Color.red }\nlet a = Text(\"A\").foregroundStyle(on ? .brand : ‸.brand).tint(Color.brand)"
    let result = try #require(try mend("type 'ShapeStyle' has no member 'brand'", code))
    #expect(result.rule == "color-member-as-style")
    #expect(
      result.edits == [
        RepairEdit(line: 3, text: "let a = Text(\"A\").foregroundStyle(on ? .brand : Color.brand).tint(Color.brand)")
      ])
  }

  @Test("a member that the guide does not define is not mended")
  func unknownStyle() throws {
    #expect(try mend("type 'ShapeStyle' has no member 'brand'", "let a = Text(\"A\").foregroundStyle(‸.brand)") == nil)
  }

  @Test("a stored body of a view is renamed with its uses and its labels")
  func storedBody() throws {
    let code = """
      struct Card: View {
        let title: String
        let ‸body: String
        var body: some View { VStack { Text(title); Text(body); Text(self.body) } }
      }
      let a = Card(title: "A", body: "B")
      """
    let result = try #require(try mend("invalid redeclaration of 'body'", code))
    #expect(result.rule == "stored-body")
    #expect(
      result.edits == [
        RepairEdit(line: 4, text: "  let bodyText: String"),
        RepairEdit(
          line: 5, text: "  var body: some View { VStack { Text(title); Text(bodyText); Text(self.bodyText) } }"),
        RepairEdit(line: 7, text: "let a = Card(title: \"A\", bodyText: \"B\")"),
      ])
  }

  @Test("a stored body of what is no view is left alone")
  func storedBodyOfData() throws {
    #expect(try mend("invalid redeclaration of 'body'", "struct Reply {\n let ‸body: String\n}") == nil)
  }

  @Test("a function that makes views by statements becomes a view builder")
  func viewBuilder() throws {
    let code =
      "struct A: View {\n  private ‸func pill(_ on: Bool) -> some View {\n    if on { Text(\"A\") }\n  }\n  var body: some View { pill(true) }\n}"
    let message =
      "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type"
    let result = try #require(try mend(message, code))
    #expect(result.edits == [RepairEdit(line: 3, text: "  @ViewBuilder private func pill(_ on: Bool) -> some View {")])
  }

  @Test("a member in a closure gets its self")
  func explicitSelf() throws {
    let message =
      "reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit"
    let result = try #require(try mend(message, "class A {\n var count = 0\n func go() { run { ‸count += 1 } }\n}"))
    #expect(result.edits == [RepairEdit(line: 4, text: " func go() { run { self.count += 1 } }")])
  }

  @Test("every rule has a name and one sentence")
  func summaries() {
    #expect(Set(RepairRules.summaries.map(\.name)).count == RepairRules.summaries.count)
    for summary in RepairRules.summaries {
      #expect(summary.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(summary.explanation.hasSuffix("."))
    }
  }
}
