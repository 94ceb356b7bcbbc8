import Guides
import Stage
import Testing

/// Rules that look at what was drawn.
@Suite struct PictureRuleTests {
  private static let row = """
    struct Row: View {
      var body: some View {
        Button { } label: { Text("Hi").foregroundStyle(Color.brandGray) }
          .frame(height: 30)
      }
    }
    extension Color { static let brandGray = Color(red: 0.502, green: 0.502, blue: 0.502) }
    """

  @Test("faint text is found once for a pair, with its line, its ratio and a colour that passes")
  func faint() throws {
    let guide = try SmallGuide(code: Self.row).drawing(
      .of("Row", texts: [.of("Hi", "#808080", on: "#FFFFFF"), .of("Ho", "#808080", on: "#FFFFFF")]),
      .of("Row", scheme: "dark", texts: [.of("Hi", "#808080", on: "#FFFFFF")]))
    let found = guide.findings("text-contrast")
    try #require(found.count == 1)
    #expect(found[0].severity == .warning)
    #expect(found[0].measured == "3.94:1")
    #expect(found[0].line == 5)
    #expect(found[0].component == "Row")
    #expect(found[0].token == "brandGray")
    #expect(found[0].message.contains("and 1 more"))
    #expect(!found[0].message.contains("in dark"))
    #expect(found[0].repair?.hasPrefix("The text in #767676") == true)
  }

  @Test("white and black are looked up by their names, and a darker background is a remedy too")
  func white() throws {
    let code = "struct Row: View {\n  var body: some View {\n    Text(\"a\").foregroundStyle(.white)\n  }\n}"
    let found = try SmallGuide(code: code).drawing(
      .of("Row", texts: [.of("a", "#FFFFFF", on: "#F09A38", weight: 700)])
    ).findings("text-contrast")
    try #require(found.count == 1)
    #expect(found[0].line == 5)
    #expect(found[0].repair?.contains("background of #") == true)
  }

  @Test("large text needs 3, and 14 points in semibold are not large")
  func large() throws {
    func found(_ size: Double, _ weight: Double) throws -> Int {
      try SmallGuide(code: Self.row).drawing(
        .of("Row", texts: [.of("Hi", "#808080", on: "#FFFFFF", size: size, weight: weight)])
      ).findings("text-contrast").count
    }
    #expect(try found(18, 400) == 0)
    #expect(try found(14, 700) == 0)
    #expect(try found(14, 600) == 1)
    #expect(try found(17, 600) == 1)
  }

  @Test("a ratio just below 4.5 does not pass")
  func neverRoundedUp() throws {
    let guide = try SmallGuide(code: Self.row)
    #expect(
      guide.drawing(.of("Row", texts: [.of("Hi", "#0078D7", on: "#FFFFFF")])).findings("text-contrast").count == 1)
    #expect(guide.drawing(.of("Row", texts: [.of("Hi", "#767676", on: "#FFFFFF")])).findings("text-contrast").isEmpty)
  }

  @Test("text below 3 is an error, but a note in a control that is off")
  func severities() throws {
    let text = Snapshot.TextRun.of("Go", "#FFFFFF", on: "#F0F0F0")
    let guide = try SmallGuide(code: Self.row)
    #expect(guide.drawing(.of("Row", texts: [text])).findings("text-contrast").map(\.severity) == [.error])
    let off = guide.drawing(.of("Row", texts: [text], regions: [.of("button", "Go", 200, 60, isEnabled: false)]))
    #expect(off.findings("text-contrast").map(\.severity) == [.note])
  }

  @Test("the system's own colours are not measured, unless nobody can read them")
  func system() throws {
    let guide = try SmallGuide(code: Self.row)
    func severities(_ color: String, _ background: String, _ regions: [Snapshot.Region] = []) -> [Finding.Severity] {
      guide.drawing(.of("Row", texts: [.of("Search", color, on: background)], regions: regions))
        .findings("text-contrast").map(\.severity)
    }
    #expect(severities("#3C3C434D", "#FFFFFF").isEmpty)
    #expect(severities("#007AFF", "#FFFFFF").isEmpty)
    #expect(severities("#EBEBF54D", "#FFFFFF") == [.error])
    #expect(severities("#999999", "#FFFFFF") == [.error])
    #expect(severities("#999999", "#FFFFFF", [.of("tab", "Search", 120, 49)]).isEmpty)
  }

  @Test("what a placeholder shows is not the guide's fault")
  func placeholder() throws {
    var guide = try SmallGuide(code: Self.row).drawing(.of("Row", texts: [.of("HomeView", "#999999", on: "#FFFFFF")]))
    #expect(guide.findings("text-contrast").count == 1)
    guide.evidence.placeholders = ["HomeView"]
    #expect(guide.findings("text-contrast").isEmpty)
  }

  @Test("colours that stand in for undefined ones are not measured, and neither is what they are mixed into")
  func placeholderColors() throws {
    var guide = try SmallGuide(code: Self.row).drawing(
      .of("Row", texts: [.of("Hi", "#FFFFFF", on: "#8E8F92"), .of("Ho", "#8E8F92", on: "#FFFFFF")]))
    #expect(guide.findings("text-contrast").isEmpty)
    guide = guide.drawing(.of("Row", texts: [.of("Hi", "#FFFFFF", on: "#D0D1D2")]))
    #expect(guide.findings("text-contrast").count == 1)
    guide.evidence.placeholders = ["Color.brandGray"]
    #expect(guide.findings("text-contrast").isEmpty)
  }

  @Test("faint symbols are notes")
  func symbols() throws {
    func symbol(_ color: String) -> Snapshot.Symbol {
      .init(
        name: "plus", status: .found, substitute: nil, frame: .at(0, 0, 20, 20), color: color, background: "#FFFFFF",
        contrast: 1)
    }
    let guide = try SmallGuide(code: Self.row)
    #expect(
      guide.drawing(.of("Row", symbols: [symbol("#B0B0B0")])).findings("symbol-contrast").map(\.severity) == [.note])
    #expect(guide.drawing(.of("Row", symbols: [symbol("#808080")])).findings("symbol-contrast").isEmpty)
  }

  @Test("a region under 44 points is found at the code that makes it, the smallest for all")
  func hitArea() throws {
    let guide = try SmallGuide(code: Self.row)
    let found = guide.drawing(
      .of("Row", regions: [.of("button", "Hi", 120, 30), .of("button", "Ho", 100, 30)]),
      .of("Row", scheme: "dark", regions: [.of("button", "Hi", 100, 30)])
    ).findings("hit-area")
    try #require(found.count == 1)
    #expect(found[0].measured == "100 × 30 pt")
    #expect(found[0].line == 5)
    let twice = guide.drawing(.of("Row", regions: [.of("button", "Hi", 28, 28), .of("longPress", "Hi", 28, 28)]))
    #expect(twice.findings("hit-area").map(\.message).filter { $0.contains("long press") }.isEmpty)
    #expect(guide.drawing(.of("Row", regions: [.of("button", "Hi", 44, 44)])).findings("hit-area").isEmpty)
    #expect(guide.drawing(.of("Row", regions: [.of("button", "Hi", 43.9, 60)])).findings("hit-area").count == 1)
  }

  @Test("text cut at the default size is an error, at the largest a warning, shortened there a note")
  func clipped() throws {
    let guide = try SmallGuide(code: Self.row)
    func severities(_ typeSize: String, isTruncated: Bool = false, isClipped: Bool = false) -> [Finding.Severity] {
      guide.drawing(
        .of(
          "Row", typeSize: typeSize,
          texts: [.of("Hi", "#000000", on: "#FFFFFF", ideal: 62, isTruncated: isTruncated, isClipped: isClipped)])
      ).findings("clipped-text").map(\.severity)
    }
    #expect(severities("large", isClipped: true) == [.error])
    #expect(severities("AX5", isClipped: true) == [.warning])
    #expect(severities("AX5", isTruncated: true) == [.note])
    #expect(severities("large", isTruncated: true).isEmpty)
    #expect(severities("AX5").isEmpty)
    let found = guide.drawing(
      .of("Row", texts: [.of("Hi", "#000000", on: "#FFFFFF", ideal: 62, isClipped: true)])
    ).findings("clipped-text")
    #expect(found.first?.line == 6)
    #expect(found.first?.measured == "needs 100 × 62 pt, has 100 × 20 pt")
    let fixed = guide.drawing(
      .of("Row", typeSize: "AX5", texts: [.of("Hi", "#000000", on: "#FFFFFF", scales: false, isClipped: true)]))
    #expect(fixed.findings("clipped-text").isEmpty)
  }
}
