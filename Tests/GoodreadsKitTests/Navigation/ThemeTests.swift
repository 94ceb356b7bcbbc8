import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ThemeTests {
  /// A text that says nothing of its colour, and a square in the accent.
  private func exhibit(_ settings: StageSettings) throws -> Exhibit {
    try Exhibit(
      VStack {
        Text("Plain")
        Rectangle().fill(.tint).frame(width: 30, height: 30)
      }
      .padding(40)
      .goodreadsTheme(), settings: settings)
  }

  @Test("paper, ink and accent follow the scheme, also of a view that is shown already", .shows("G", 137...140))
  func theme() throws {
    #expect(try row("G-137").text == "Theme modifier sets canvas background by scheme")
    #expect(try row("G-138").text == "Theme modifier sets text colour by scheme")
    #expect(try row("G-139").text == "Theme modifier sets tint brownOnDark / brown by scheme")
    #expect(try KitSources("GoodreadsKit").text.contains("func \(row("G-140").names[0]) -> some View"))
    let exhibit = try exhibit(StageSettings())
    func seen() throws -> [String] {
      [
        try exhibit.color(x: 4, y: 4), try exhibit.text("Plain").color,
        try exhibit.color(x: exhibit.size.width / 2, y: exhibit.size.height - 50),
      ]
    }
    let light: [Color] = [.grCanvas, .grTextPrimary, .grBrown]
    let dark: [Color] = [.grDarkCanvas, .grDarkTextPrimary, .grBrownOnDark]
    #expect(try seen() == shades(light))
    try exhibit.set(.scheme(.dark))
    try exhibit.perform(.settle)
    let after = try seen()
    let expected = try shades(dark)
    #expect(after == expected)
    #expect(try self.exhibit(.dark).color(x: 4, y: 4) == shade(.grDarkCanvas))
  }

  @Test("dark paper is ink-brown, not black", .shows("G-141"))
  func ink() throws {
    let ink = try row("G-141").colors[0]
    #expect(try exhibit(.dark).color(x: 4, y: 4) == ink)
    let hex = Hex(ink)
    #expect(hex.red > hex.green && hex.green > hex.blue && hex.blue > 0)
  }

  @Test("links are lighter in the dark", .shows("G-144"))
  func link() throws {
    let teal = try row("G-144").colors[0]
    for view in [AnyView(AuthorLink("Ada Moor") {}), AnyView(Button("Ada Moor") {}.buttonStyle(.goodreadsLink))] {
      #expect(try Exhibit(view, settings: .dark).text("Ada Moor").color == teal)
      #expect(try Exhibit(view).text("Ada Moor").color == shade(.grLinkTeal))
    }
    #expect(try shade(.grLinkTealDark) == teal)
  }

  @Test("a link is underlined only under a finger, a brown button turns gold in the dark")
  func buttons() throws {
    let exhibit = try Exhibit(Button("Sort") {}.buttonStyle(.goodreadsBrown), settings: .dark)
    #expect(try exhibit.text("Sort").color == shade(.grDarkCanvas))
    #expect(try exhibit.color(x: 8, y: 22) == shade(.grBrownOnDark))
    #expect(exhibit.size.height == 44)
    let disabled = try Exhibit(Button("Sort") {}.buttonStyle(.goodreadsBrown).disabled(true))
    #expect(try disabled.color(x: 8, y: 22) == shade(.grSurfaceSubtle))
  }
}
