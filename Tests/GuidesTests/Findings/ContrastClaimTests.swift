import Guides
import Testing

/// What the prose says of contrast. Ratios: #808080 on white 3.94, #757575 on white 4.60, #202020 on white 16.29,
/// #8E8E93 on #FFFBED 3.14 (WCAG 2's formula).
@Suite struct ContrastClaimTests {
  private func found(_ prose: String, code: String = "let unit = 1") throws -> [Finding] {
    try SmallGuide(code: code, prose: prose).findings("contrast-claim")
  }

  @Test(
    "true claims are silent",
    arguments: [
      "Ink `#202020` on white meets WCAG AAA at all sizes.",
      "`#808080` on white meets AA at 18pt+ Bold.",
      "Slate `#8E8E93` on `#FFFBED` meets AA only at 18pt+.",
      "`#6F6A65` secondary on `#FFFFFF` passes WCAG AA at 14pt+.",
      "On the dark canvas use `#3D8BFF` for blue text to keep AA contrast over `#1E1919`.",
      "`#808080` on white is 3.9:1, `#FFFFFF` on black.",
      "`#808080` on white (3.95:1).",
      "`#808080` on white fails AA.",
      "Amber `#E9A100` is a graphic. It never stands on white.",
    ])
  func silent(prose: String) throws {
    #expect(try found(prose).isEmpty)
  }

  @Test("a false level is a warning with the ratio and a colour that reaches it")
  func falseLevel() throws {
    let found = try found("Secondary `#808080` on white meets AA at 14pt+ Medium.")
    try #require(found.count == 1)
    #expect(found[0].severity == .warning)
    #expect(found[0].line == 6)
    #expect(found[0].measured == "3.94:1")
    #expect(found[0].message.contains("14 pt medium"))
    #expect(found[0].repair?.hasPrefix("#767676") == true)
  }

  @Test("of two settings only the false one is found, and the background comes from the clause before")
  func settings() throws {
    let found = try found(
      "Ink `#202020` on white meets WCAG AAA at all sizes; Secondary `#808080` meets AA at 18pt+ Bold or 14pt+ Medium — used carefully"
    )
    #expect(found.count == 1)
    #expect(found.first?.message.contains("14 pt medium") == true)
  }

  @Test("a background may be called again by its last word")
  func calledAgain() throws {
    let prose = "Ink `#1C1C1E` on Notes Cream `#FFFBED` meets AAA. Slate `#8E8E93` on cream meets AA at 14pt+."
    #expect(try found(prose).map(\.measured) == ["3.14:1"])
    let other = "Ink `#1C1C1E` on Notes Cream `#FFFBED` meets AAA. Slate `#8E8E93` on night meets AA at 14pt+."
    #expect(try found(other).isEmpty)
  }

  @Test("raising the weight is held against the same pair")
  func weight() throws {
    let prose =
      "Slate `#8E8E93` on `#FFFBED` meets AA only at 18pt+ — for tiny dates, raise weight to Medium (500) if AA is critical."
    #expect(try found(prose).count == 1)
  }

  @Test("a needless limit is a note")
  func needless() throws {
    #expect(try found("`#757575` on white meets AA only at 14pt+.").map(\.severity) == [.note])
    #expect(try found("`#757575` on white fails AA.").map(\.severity) == [.note])
  }

  @Test("a stated ratio is compared in its own decimals")
  func ratio() throws {
    #expect(try found("`#808080` on white has 4.5:1.").map(\.measured) == ["3.94:1"])
    #expect(try found("`#808080` on white has 4:1.").isEmpty)
    #expect(try found("A 16:9 picture, `#808080` on white.").isEmpty)
  }

  @Test("a ratio that is reached is a limit, in each of several claims between commas")
  func limits() throws {
    #expect(try found("`#202020` on white reaches 4.5:1, `#000000` on white 7:1.").isEmpty)
    #expect(try found("`#202020` on white keeps at least 7:1.").isEmpty)
    #expect(
      try found("`#202020` on white reaches 7:1, `#808080` on white reaches 4.5:1.").map(\.measured) == ["3.94:1"])
  }

  @Test("what is said of both schemes is held against both values of a token")
  func schemes() throws {
    let token = Report.Token(name: "ink", line: 3, group: "", light: ["#000000"], dark: ["#808080"], uses: 1)
    func found(_ prose: String) throws -> [String] {
      var guide = try SmallGuide(prose: prose)
      guide.evidence.tokens = [token]
      return guide.findings("contrast-claim").map(\.measured)
    }
    #expect(try found("`ink` on white meets AA.").isEmpty)
    #expect(try found("`ink` on white meets AA in both schemes.") == ["3.94:1"])
    #expect(try found("In dark mode `ink` on white meets AA.") == ["3.94:1"])
  }

  @Test("token names stand for their colours, in prose, in tables and in their comments")
  func tokens() throws {
    let code = """
      extension Color {
        static let ink = Color(red: 0.502, green: 0.502, blue: 0.502) // 7:1 on white
        static let paper = Color(red: 1, green: 1, blue: 1)
      }
      """
    #expect(try found("Use `ink` over `paper`: AAA.", code: code).map(\.line) == [4, 9])
    #expect(try found("| Pair | Level |\n|---|---|\n| `ink` on `paper` | AA |", code: code).map(\.line) == [4, 11])
  }

  @Test("a claim without a pair is no claim")
  func noPair() throws {
    #expect(try found("All text meets WCAG AA.").isEmpty)
    #expect(try found("`#808080` meets AA.").isEmpty)
    #expect(try found("Two AA batteries on white.").isEmpty)
  }
}
