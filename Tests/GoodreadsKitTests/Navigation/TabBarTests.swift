import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct TabBarTests {
  struct Tabs: View {
    var badges: [GoodreadsTab: Int] = [:]
    @State var selection = GoodreadsTab.home

    var body: some View {
      GoodreadsTabView(selection: $selection, badges: badges) {
        Counter(name: "one")
      } myBooks: {
        Text("two")
      } browse: {
        Text("three")
      } updates: {
        Text("four")
      } profile: {
        Text("five")
      }
    }
  }

  struct Counter: View {
    var name: String
    @State var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("five tabs in their order, each with its symbol while it is shown", .shows("G", 110...114))
  func tabs() throws {
    let titles = ["Home", "My Books", "Browse", "Updates", "Profile"]
    for (offset, id) in (110...114).enumerated() {
      let row = try row("G-\(id)")
      let number = row.numbers[0]
      let exhibit = try Exhibit.screen(Tabs(selection: GoodreadsTab.allCases[offset]))
      let places = try titles.map { try exhibit.frame(ofText: $0).midX }
      #expect(places == places.sorted())
      let title = try titles.numbered(number)
      #expect(row.text.contains("Tab \(Int(number)) \(title),"))
      let symbol = try exhibit.frame(ofSymbol: row.names[0])
      #expect(try abs(symbol.midX - exhibit.frame(ofText: title).midX) < 1.5)
      #expect(try symbol.maxY < exhibit.frame(ofText: title).minY + 4)
      #expect(exhibit.speech.contains { $0.hasPrefix("selected, \(title)") })
    }
  }

  @Test("the tab that is shown is brown, and gold in the dark", .shows("G-115", "G-143"))
  func tint() throws {
    #expect(try row("G-115").text == "Active tint brown in light, brownOnDark in dark")
    let gold = try row("G-143").colors[0]
    for (settings, color) in [(StageSettings(), try shade(.grBrown)), (.dark, gold)] {
      let exhibit = try Exhibit.screen(Tabs(), settings: settings)
      #expect(try exhibit.text("Home").color == color)
      #expect(try exhibit.symbol("house.fill").color == color)
      #expect(try exhibit.text("Browse").color == shade(GoodreadsColors.tertiary, settings))
      #expect(try exhibit.symbol("books.vertical").color == shade(GoodreadsColors.tertiary, settings))
    }
    #expect(try shade(.grBrownOnDark) == gold)
  }

  @Test("the bar is paper with a thin line, and its labels are small")
  func bar() throws {
    let exhibit = try Exhibit(GoodreadsTabBar(selection: .constant(.home)), settings: .twice)
    #expect(exhibit.size.height == 50)
    #expect(try exhibit.color(x: 2, y: 30) == shade(.grCanvas) && exhibit.color(x: 2, y: 0.25) == shade(.grDivider))
    #expect(try exhibit.text("Profile").pointSize == 10 && exhibit.text("Profile").requestedFace == "Lato-Bold")
  }

  @Test("a tap goes to another screen, and each keeps its state")
  func selection() throws {
    let exhibit = try Exhibit.screen(Tabs())
    try exhibit.perform(.tap("one 0"), .settle, .tap("My Books"), .settle)
    _ = try exhibit.text("two")
    try exhibit.perform(.tap("Home"), .settle)
    _ = try exhibit.text("one 1")
  }

  @Test("a badge counts, and says what")
  func badge() throws {
    let exhibit = try Exhibit.screen(Tabs(badges: [.updates: 3]))
    #expect(exhibit.speech.contains { $0.hasPrefix("Updates, 3 new") }, "\(exhibit.speech)")
  }

  @Test("the guide's own call shows screens that say what will be on them")
  func empty() throws {
    let exhibit = try Exhibit.screen(GoodreadsTabView())
    let titles = [
      "My Books": "Your shelves are empty", "Browse": "Find your next book", "Updates": "All quiet",
      "Profile": "Your reading life",
    ]
    _ = try exhibit.text("Nothing on the nightstand")
    for (tab, title) in titles {
      try exhibit.perform(.tap(.label(tab, number: 1)), .settle)
      #expect(exhibit.speech.contains("\(title), heading"), "\(exhibit.speech)")
    }
  }
}
