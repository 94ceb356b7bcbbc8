import Guides
import Testing

/// Text that nobody would write, the same in every run.
@Suite struct FuzzTests {
  /// SplitMix64 from a fixed seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  private static let parts = [
    "```swift\n", "```\n", "~~~\n", "````", "# A\n", "## B\n", "| a | b |\n|---|---|\n", "`code`", "> ", "- ", "    ",
    "\n", "\n\n", "---\n",
    "struct Row: View {", "}", "var body: some View {", "Text(\"A\")", "extension Color {",
    "static let a = Color(red: 1, green: 0, blue: 0)",
    " // #FF0000\n", ".padding()\n", "...", "…", "“", "\u{FEFF}", "\u{A0}", "\r\n", "\r", "(", ")", "[", "\"", "\\(",
    "@State var x", "{ $0 }",
    "enum E { case a(b: Int), c }", "let x= 3\n", "#if os(iOS)\n", "#endif\n", "init(", ": ", "->", "<T: View>", "🙂",
    "é", "case .a: ", "\t",
    "import SwiftUI\n", "Image(systemName: a ? \"b\" : \"c\")", "func f() -> some View {", "/*", "*/", "\"\"\"\n",
    "#\"", "protocol P {", "0x", "1e9999",
  ]

  @Test("no text makes the reader or the analysis stop", arguments: 0..<8)
  func survives(round: Int) {
    var dice = Dice(state: UInt64(round) &* 7919 &+ 42)
    for _ in 0..<150 {
      let count = Int.random(in: 1...60, using: &dice)
      var text = Bool.random(using: &dice) ? "```swift\n" : ""
      for _ in 0..<count { text += FuzzTests.parts.randomElement(using: &dice)! }
      guard let guide = try? GuideReader().read(text: text, path: "fuzz.md") else { continue }
      let analysis = GuideAnalysis(guide)
      let last = guide.lines.count
      #expect(guide.blocks.allSatisfy { $0.lines.lowerBound >= 1 && $0.lines.lowerBound <= last + 1 })
      #expect(analysis.components.allSatisfy { $0.lines.upperBound <= last })
      #expect(analysis.tokens.allSatisfy { $0.line >= 1 && $0.line <= last })
    }
  }

  @Test("code that nests or chains without end is read")
  func depth() throws {
    let chain = "Text(\"A\")" + String(repeating: ".padding()", count: 20_000)
    let brackets = String(repeating: "(", count: 50_000)
    for code in [
      "let a = \(chain)", brackets, String(repeating: "struct A { ", count: 2000), String(repeating: "[", count: 9000),
    ] {
      let guide = try GuideReader().read(text: "```swift\nlet b = 1\n```\n```swift\n\(code)\n```\n", path: "deep.md")
      _ = GuideAnalysis(guide)
    }
  }
}
