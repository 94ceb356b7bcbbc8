import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct TabBarTests {
  private struct Tabs: View {
    @State var selection = FigmaTab.recents
    var ground = Color.white

    var body: some View {
      RootTabView(selection: $selection) {
        ground.ignoresSafeArea().overlay { Counter() }
      } drafts: {
        Text("two")
      } notifications: {
        Text("three")
      } profile: {
        Text("four")
      }
    }
  }

  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("one \(count)") { count += 1 } }
  }

  private static let titles = ["Recents", "Drafts", "Notifications", "Profile"]

  @Test("the bar hides what is behind it, under a line", .shows("F-136"), arguments: [ColorScheme.light, .dark])
  func ground(scheme: ColorScheme) throws {
    #expect(
      try row("F-136").text == "Opaque background, hairline shadow in dividerLight, standard and scroll edge")
    let settings = StageSettings(scheme: scheme)
    for ground in [Color.white, .black, .red] {
      let exhibit = try Exhibit.screen(Tabs(ground: ground), settings: settings)
      let place = try exhibit.frame(ofText: "Recents")
      #expect(try exhibit.color(x: place.maxX + 12, y: place.midY) == shade(FigmaColors.canvas, settings))
      let line = try shade(scheme == .dark ? .figmaDarkDivider : .figmaDividerLight, settings)
      let bar = try exhibit.frame(ofElement: "Recents")
      #expect(try near(exhibit.length(of: line, along: .vertical, at: 50, from: bar.minY - 4, to: bar.minY + 4), 1))
    }
  }

  @Test("four tabs in their order, each with its symbol", .shows("F", 137...140))
  func tabs() throws {
    let exhibit = try Exhibit.screen(Tabs())
    let places = try Self.titles.map { try exhibit.frame(ofText: $0).midX }
    #expect(places == places.sorted())
    for id in 137...140 {
      let row = try row("F-\(id)")
      let title = try #require(row.text.firstMatch(of: #/Tab \d+ (\w+),/#)).output.1
      let tab = try FigmaTab.allCases.numbered(row.numbers[0])
      let place = try exhibit.frame(ofText: String(title)).midX
      #expect(try near(places.numbered(row.numbers[0]), place))
      #expect(tab.symbol.name == row.names[0])
      let other = try Exhibit.screen(Tabs(selection: tab == .recents ? .drafts : .recents))
      #expect(try near(other.frame(ofSymbol: row.names[0]).midX, place, within: 1.5))
    }
  }

  @Test("the tab that is shown is ink in light and white in dark", .shows("F-141"))
  func tint() throws {
    #expect(try row("F-141").text == "Active tint ink in light, canvas (white) in dark")
    let light = try Exhibit.screen(Tabs())
    #expect(try light.text("Recents").color == shade(.figmaInk) && light.symbol("clock.fill").color == shade(.figmaInk))
    #expect(try light.text("Drafts").color == shade(.figmaTextSecondary))
    let dark = try Exhibit.screen(Tabs(), settings: .dark)
    #expect(try dark.text("Recents").color == shade(.figmaCanvas))
    #expect(try dark.symbol("clock.fill").color == shade(.figmaCanvas))
  }

  @Test("a tick for each change of the tab, and none for the one that is shown", .shows("F-145"))
  func haptic() throws {
    #expect(try row("F-145").text == "Tab switch: selection")
    let exhibit = try Exhibit.screen(Tabs())
    try exhibit.perform(.tap("Recents"), .settle)
    #expect(exhibit.haptics == [])
    try exhibit.perform(.tap("Drafts"), .settle)
    #expect(exhibit.haptics == ["selection"])
    _ = try exhibit.text("two")
  }

  @Test("each screen keeps its state while another is shown")
  func state() throws {
    let exhibit = try Exhibit.screen(Tabs())
    try exhibit.perform(.tap("one 0"), .settle, .tap("Profile"), .settle, .tap("Recents"), .settle)
    _ = try exhibit.text("one 1")
    #expect(exhibit.speech.contains { $0.contains("Recents") && $0.contains("selected") })
  }

  @Test("labels of tabs keep their size", .shows("F-161"))
  func fixed() throws {
    #expect(try row("F-161").text == "Fixed: tab labels")
    for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let exhibit = try Exhibit.screen(Tabs(), settings: StageSettings(typeSize: size))
      for title in Self.titles {
        let text = try exhibit.text(title)
        #expect(text.pointSize == 11 && text.weight == 500 && !text.isTruncated)
      }
    }
    let token = try Exhibit(Text("Tab").font(.figmaTab), settings: StageSettings(typeSize: .accessibility5)).text("Tab")
    #expect(token.pointSize == 11)
  }

  @Test("the guide's own call shows empty screens")
  func empty() throws {
    _ = try Exhibit.screen(RootTabView()).text("Nothing here yet")
  }
}
