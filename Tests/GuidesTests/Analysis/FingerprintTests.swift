import Guides
import Testing

/// Which pictures an edit concerns.
@Suite struct FingerprintTests {
  private static let code = """
    extension Color {
      static let ink = Color(red: 0, green: 0, blue: 0)
      static let fog = Color(red: 0.9, green: 0.9, blue: 0.9)
    }
    struct Card: View {
      let title: String
      var body: some View { Text(title).foregroundStyle(.primary).background(Color.fog) }
    }
    extension Card { var edge: CGFloat { 8 } }
    enum Level { case low, high }
    struct Badge: View {
      let level: Level
      var body: some View { Text("B").badgeStyle() }
    }
    extension View {
      func badgeStyle() -> some View { padding(4).foregroundStyle(Color.ink) }
      func other() -> some View { padding(2) }
    }
    """

  /// The names of what must be drawn again when a text takes the place of another.
  private func changed(_ old: String, _ new: String) throws -> [String] {
    func fingerprints(_ code: String) throws -> [String: String] {
      GuideSpecimens.fingerprints(of: try GuideReader().read(text: "# A\n```swift\n\(code)\n```\n", path: "a.md"))
    }
    try #require(Self.code.contains(old))
    let (before, after) = (try fingerprints(Self.code), try fingerprints(Self.code.replacing(old, with: new)))
    return after.filter { before[$0.key] != $0.value }.keys.map { $0.split(separator: "#")[0] }.map(String.init)
      .uniqued.sorted()
  }

  @Test("an edit concerns what it stands in and what reaches it, and nothing else")
  func edits() throws {
    let card = "component Card", badge = "component Badge", style = "component .badgeStyle"
    #expect(try changed("Text(title)", "Text(title).bold()") == [card])
    #expect(try changed("Text(\"B\")", "Text(\"C\")") == [badge])
    #expect(try changed("0.9, green", "0.8, green") == [card])
    #expect(try changed("red: 0,", "red: 0.1,") == [style, badge])
    #expect(try changed("padding(4)", "padding(5)") == [style, badge])
    #expect(try changed("{ 8 }", "{ 9 }") == [card])
    #expect(try changed("padding(2)", "padding(3)") == ["component .other"])
    #expect(try changed("case low, high", "case low, high, higher") == [badge])
  }

  @Test("lines that move concern nothing")
  func lines() throws {
    #expect(try changed("extension Color {", "// A comment\n\nextension Color {").isEmpty)
  }
}

extension Sequence where Element: Hashable {
  fileprivate var uniqued: Set<Element> { Set(self) }
}
