import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ProjectRowTests {
  private func exhibit(
    name: String = "Mobile app", count: Int = 12, initial: String = "Q", onOpen: (() -> Void)? = nil
  ) throws -> Exhibit {
    try Exhibit(ProjectRow(id: "foobar", name: name, fileCount: count, initial: initial, onOpen: onOpen))
  }

  @Test("id, name, how many files, and an initial are seen", .shows("F-120"))
  func inputs() throws {
    #expect(try row("F-120").text == "Inputs: id, name, file count, initial")
    let exhibit = try Exhibit(ProjectRow(id: "foobar", name: "Mobile app", fileCount: 12, initial: "Q"))
    #expect(try Set(exhibit.snapshot().texts.map(\.string)) == ["Q", "Mobile app", "12 files"])
    #expect(try exhibit.color(x: 20, y: 16) == shade(.figmaCube(for: "foobar")))
  }

  @Test("a square in the project's colour with its letter", .shows("F-121"))
  func square() throws {
    let row = try row("F-121")
    #expect(row.text.hasSuffix("medium white"))
    let exhibit = try exhibit(initial: "quick")
    let square = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(near(square.sizes, [row.numbers[0], row.numbers[0]], within: 0.01))
    let color = try shade(.figmaCube(for: "foobar"))
    let radius = try exhibit.cornerRadius(
      of: CGRect(x: square.minX, y: square.minY, width: 18, height: 18), fill: color, over: "#FFFFFF")
    #expect(near(radius, row.numbers[1], within: 1), "\(radius)")
    let letter = try exhibit.text("Q")
    #expect(letter.pointSize == row.numbers[2] && letter.weight == 500 && letter.color == "#FFFFFF")
    let place = try exhibit.frame(ofText: "Q")
    #expect(near([place.midX, place.midY], [square.midX, square.midY], within: 0.6))
  }

  @Test("the parts are apart from each other", .shows("F-122"))
  func spacing() throws {
    let exhibit = try exhibit()
    let square = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(try near(exhibit.frame(ofText: "Mobile app").minX - square.maxX, row("F-122").numbers[0]))
  }

  @Test("name and number of files below each other", .shows("F-123"))
  func texts() throws {
    let row = try row("F-123")
    let exhibit = try exhibit()
    let (name, files) = (try exhibit.text("Mobile app"), try exhibit.text("12 files"))
    #expect(row.words[0].replacing("<n>", with: "12") == files.string)
    #expect([name.pointSize, files.pointSize] == [row.numbers[0], row.numbers[1]])
    #expect(try name.weight == 600 && name.color == (shade(.figmaInk)))
    #expect(try files.weight == 400 && files.color == (shade(.figmaTextSecondary)))
    #expect(
      try near(exhibit.frame(ofText: "12 files").minY - exhibit.frame(ofText: "Mobile app").maxY, row.numbers[2]))
    _ = try self.exhibit(count: 1).text("1 file")
    _ = try self.exhibit(count: 0).text("0 files")
  }

  @Test("a chevron at the end", .shows("F-124"))
  func chevron() throws {
    let row = try row("F-124")
    let exhibit = try exhibit()
    let symbol = try exhibit.symbol(row.names[0])
    #expect(try [symbol.pointSize] == row.numbers && symbol.color == (shade(.figmaTextSecondary)))
    #expect(try exhibit.frame(ofSymbol: row.names[0]).maxX > 370)
  }

  @Test("room at the sides, and a height of its own", .shows("F-125"))
  func size() throws {
    let numbers = try row("F-125").numbers
    let exhibit = try exhibit()
    #expect(try near(#require(exhibit.frames(of: "RoundedRectangle").first).minX, numbers[0]))
    #expect(try near(393 - (exhibit.frame(ofSymbol: "chevron.right").maxX), numbers[0], within: 2.5))
    #expect(near(exhibit.size.height, numbers[1], within: 0.01))
  }

  @Test("a tap opens it, with a tick")
  func opens() throws {
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.tap(x: 300, y: 28)
    #expect(count == 1 && exhibit.haptics == ["selection"])
    #expect(exhibit.speech == ["Mobile app, 12 files, button"])
  }
}

@MainActor
struct PlanBadgeTests {
  @Test("three tiers, and the one that only the companion names", .shows("F-126"))
  func tiers() throws {
    let names = try #require(row("F-126").text.firstMatch(of: #/Tiers (.+)/#)?.output.1).split(separator: ", ")
    #expect(PlanBadge.Tier.allCases.map { "\($0)" } == names.map(String.init) + ["enterprise"])
  }

  @Test("each tier has its ground", .shows("F-127", "F-128", "F-129"))
  func grounds() throws {
    let rows: [(String, PlanBadge.Tier, String, Color)] = [
      ("F-127", .free, "Free background macaronPink", .figmaMacaronPink),
      ("F-128", .pro, "Pro background blurple", .figmaBlurple),
      ("F-129", .org, "Org background actionBlue", .figmaActionBlue),
    ]
    for (id, tier, text, color) in rows {
      #expect(try row(id).text == text)
      #expect(try Exhibit(PlanBadge(tier: tier)).color(x: 3, y: 9) == shade(color))
    }
  }

  @Test("ink on pink, white on the others", .shows("F-130", "F-131"), arguments: [ColorScheme.light, .dark])
  func texts(scheme: ColorScheme) throws {
    #expect(try row("F-130").text == "Free text ink")
    #expect(try row("F-131").text == "Pro and org text white")
    let settings = StageSettings(scheme: scheme)
    for (tier, label, color) in [
      (PlanBadge.Tier.free, "FREE", Color.figmaInk), (.pro, "PRO", .white), (.org, "ORG", .white),
    ] {
      #expect(try Exhibit(PlanBadge(tier: tier), settings: settings).text(label).color == shade(color))
    }
  }

  @Test("each tier is one word in capitals", .shows("F-132", "F-133", "F-134"))
  func labels() throws {
    for (id, tier) in [("F-132", PlanBadge.Tier.free), ("F-133", .pro), ("F-134", .org)] {
      let label = try #require(row(id).text.firstMatch(of: #/label (\w+)$/#)?.output.1)
      #expect(try Exhibit(PlanBadge(tier: tier)).snapshot().texts.map(\.string) == [String(label)])
    }
    #expect(try Exhibit(PlanBadge(tier: .pro)).speech == ["Pro plan"])
  }

  @Test("small letters, little room, round corners; 18 points high at every text size", .shows("F-135"))
  func size() throws {
    let row = try row("F-135")
    #expect(row.text.hasPrefix("Inter SemiBold"))
    let exhibit = try Exhibit(PlanBadge(tier: .pro))
    let text = try exhibit.text("PRO")
    #expect(text.pointSize == row.numbers[0] && text.weight == 600 && text.requestedFace == "Inter-SemiBold")
    #expect(try near(exhibit.frame(ofText: "PRO").minX, row.numbers[2]))
    // A line of fourteen points with that much above and below it.
    #expect(near(Double(exhibit.size.height), 14 + 2 * row.numbers[1], within: 0.01))
    let radius = try exhibit.cornerRadius(
      of: CGRect(x: 0, y: 0, width: 10, height: 10), fill: shade(.figmaBlurple), over: "#FFFFFF")
    #expect(near(radius, row.numbers[3], within: 1.2), "\(radius)")
    let large = try Exhibit(PlanBadge(tier: .pro), settings: StageSettings(typeSize: .accessibility5))
    #expect(large.size == exhibit.size)
  }
}
