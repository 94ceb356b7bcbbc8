import Guides
import Testing

@Suite struct UseTests {
  private func analysis(_ code: String) throws -> GuideAnalysis {
    GuideAnalysis(try GuideReader().read(text: "```swift\n\(code)\n```\n", path: "a.md"))
  }

  @Test("symbols are followed through conditions, properties, parameters, calls, members and tuples")
  func symbols() throws {
    let symbols = try analysis(
      """
      struct Row: View {
        let icon: String
        let emoji: String
        let items: [Item] = [Item(glyph: "bell", word: "hello")]
        let pairs = [(mark: "tag", word: "no")]
        var arrow: String { switch emoji { case "up": return "arrow.up"; default: return "arrow.down" } }
        var body: some View {
          Image(systemName: icon)
          Image(systemName: icon == "star" ? "star.fill" : "moon")
          Label("Home", systemImage: arrow)
          chip("flag", label: "calendar")
          ForEach(items) { Image(systemName: $0.glyph) }
          ForEach(pairs, id: \\.mark) { pair in Image(systemName: pair.mark) }
          Text(emoji)
        }
        func chip(_ symbol: String, label: String) -> some View { Label(label, systemImage: symbol) }
      }
      struct Item { let glyph: String; let word: String }
      struct List2: View { var body: some View { Row(icon: "tray", emoji: "fish") } }
      """
    ).symbols
    #expect(symbols.map(\.name) == ["bell", "tag", "arrow.down", "arrow.up", "moon", "star.fill", "flag", "tray"])
  }

  @Test("faces are found with their sizes and their text styles")
  func fonts() throws {
    let fonts = try analysis(
      "let a = Font.custom(\"Inter-Bold\", size: 28, relativeTo: .title)\nlet b = Font.custom(\"Lato\", fixedSize: 12)"
    ).fonts
    #expect(
      fonts == [
        FontUse(face: "Inter-Bold", size: 28, line: 2, relativeTo: "title"),
        FontUse(face: "Lato", size: 12, line: 3, isFixedSize: true),
      ])
  }

  @Test("a use of a name knows its line and the innermost component around it")
  func uses() throws {
    let uses = try analysis(
      "struct A: View {\n  struct B: View {\n    var body: some View { Color.ink }\n  }\n  var body: some View { Text(\"A\").foregroundStyle(.ink) }\n}"
    ).uses
    #expect(
      uses.filter { $0.name == "ink" } == [
        NameUse(name: "ink", line: 4, component: "A.B"), NameUse(name: "ink", line: 6, component: "A"),
      ])
  }
}
