import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct TabBarTests {
  struct Tabs: View {
    var ground = Color.white
    var badges: [TodoistTab: Int] = [:]
    @State var selection = TodoistTab.today

    var body: some View {
      RootTabView(selection: $selection, badges: badges) {
        ground.ignoresSafeArea().overlay { Counter(name: "one") }
      } upcoming: {
        Text("two")
      } search: {
        Text("three")
      } browse: {
        Text("four")
      }
    }
  }

  struct Counter: View {
    var name: String
    @State var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("an iPad in portrait has the bar, with its labels, at the bottom", .shows("T-171"))
  func iPad() throws {
    let device = try #require(DeviceProfile.all.first { $0.name.contains("iPad") })
    let exhibit = try Exhibit.screen(Tabs(), settings: StageSettings(device: device))
    for title in ["Today", "Upcoming", "Search", "Browse"] {
      let frame = try exhibit.frame(ofText: title)
      #expect(frame.minY > exhibit.size.height - 90, "\(frame)")
      #expect(try exhibit.text(title).pointSize == 10)
    }
  }

  @Test("four tabs in their order, each with its symbol", .shows("T", 173...176))
  func tabs() throws {
    let exhibit = try Exhibit.screen(Tabs())
    let titles = ["T-173": "Today", "T-174": "Upcoming", "T-175": "Search", "T-176": "Browse"]
    let places = try ["Today", "Upcoming", "Search", "Browse"].map { try exhibit.frame(ofText: $0).midX }
    #expect(places == places.sorted())
    for (id, title) in titles {
      let row = try row(id)
      let place = try exhibit.frame(ofText: title).midX
      #expect(near(try places.numbered(row.numbers[0]), place))
      #expect(row.text.contains(title))
      let symbol = try exhibit.frame(ofSymbol: row.names[0])
      #expect(near(symbol.midX, place, within: 1.5))
    }
  }

  @Test("a tap goes to another screen, and each keeps its state")
  func selection() throws {
    let exhibit = try Exhibit.screen(Tabs())
    try exhibit.perform(.tap("one 0"), .settle, .tap("Upcoming"), .settle)
    _ = try exhibit.text("two")
    #expect(exhibit.speech.contains { $0.contains("Upcoming") && $0.contains("selected") })
    try exhibit.perform(.tap("Today"), .settle)
    _ = try exhibit.text("one 1")
    try exhibit.perform(.tap("Browse"), .settle)
    _ = try exhibit.symbol("rectangle.grid.2x2.fill")
  }

  @Test("the content shines through the bar, at its end as anywhere", .shows("T-172"))
  func translucent() throws {
    let (white, black) = (try Exhibit.screen(Tabs()), try Exhibit.screen(Tabs(ground: .black)))
    let place = try white.frame(ofText: "Today")
    let seen = try [white, black].map { try $0.color(x: place.maxX + 12, y: place.midY) }
    #expect(seen[0] != seen[1])
    #expect(seen[1] != "#000000")
  }

  @Test("the tab that is shown is red, the others are gray", .shows("T-177"))
  func tint() throws {
    let exhibit = try Exhibit.screen(Tabs())
    #expect(try exhibit.text("Today").color == shade(.todoistRed))
    #expect(try exhibit.symbol("calendar").color == shade(.todoistRed))
    #expect(try exhibit.text("Search").color == shade(.todoistSecondary))
  }

  @Test("a badge counts, and says what")
  func badge() throws {
    let exhibit = try Exhibit.screen(Tabs(badges: [.today: 6, .upcoming: 0]))
    _ = try exhibit.text("6")
    #expect(exhibit.speech.contains { $0.contains("Today, 6 tasks") }, "\(exhibit.speech)")
  }

  @Test("the guide's own call shows empty screens")
  func empty() throws {
    let exhibit = try Exhibit.screen(RootTabView())
    _ = try exhibit.text("Looks like the day is yours.")
  }
}

@MainActor
struct DrawerTests {
  struct Screen: View {
    @State var isOpen = false
    @State var selection: SidebarDestination? = .today
    var body: some View {
      Button("Menu") { isOpen = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .todoistDrawer(isOpen: $isOpen) {
          TodoistSidebar(
            selection: $selection, counts: [.today: 2],
            projects: [SidebarProject(TaskProject(name: "Home", color: .todoistProjOrange), count: 3)], onAddProject: {}
          )
        }
    }
  }

  @Test("a phone opens the drawer over the whole screen, and closes it")
  func phone() throws {
    let exhibit = try Exhibit.screen(Screen())
    #expect(exhibit.speech == ["Menu, button"])
    try exhibit.perform(.tap("Menu"), .settle)
    #expect(!exhibit.speech.contains("Menu, button"))
    #expect(exhibit.speech.contains { $0.hasPrefix("Home, 3 tasks") })
    try exhibit.perform(.tap("Close"), .settle)
    #expect(exhibit.speech == ["Menu, button"])
  }

  @Test("an iPad shows the sidebar beside the screen, 280 points wide")
  func iPad() throws {
    let device = try #require(DeviceProfile.all.first { $0.name.contains("iPad") })
    let exhibit = try Exhibit.screen(Screen(), settings: StageSettings(device: device, orientation: .landscape))
    #expect(try exhibit.frame(ofElement: "Home, 3 tasks").width == 280)
    _ = try exhibit.text("Menu")
  }
}
