import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct TabBarTests {
  private struct Tabs: View {
    var ground = Color.white
    @State var selection = DbxTab.home

    var body: some View {
      DbxRootTabView(selection: $selection) {
        ground.ignoresSafeArea().overlay { Counter() }
      } files: {
        Text("two")
      } photos: {
        Text("three")
      } offline: {
        Text("four")
      } account: {
        Text("five")
      }
    }
  }

  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("one \(count)") { count += 1 } }
  }

  @Test(
    "the canvas lies over the bar of the system, whatever is behind it", .shows("D-101"),
    arguments: [ColorScheme.light, .dark])
  func ground(scheme: ColorScheme) throws {
    let part = try row("D-101").numbers[0] / 100
    let settings = StageSettings(scheme: scheme)
    let canvas = Hex(try shade(DbxColors.canvas, settings))
    for ground in [Color.white, .black] {
      let exhibit = try Exhibit.screen(Tabs(ground: ground), settings: settings)
      let place = try exhibit.frame(ofText: "Home")
      let bare = try Exhibit.screen(
        ground.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
          Color.clear.frame(height: 50).background(.bar, ignoresSafeAreaEdges: .bottom)
        }, settings: settings)
      let bar = Hex(try bare.color(x: place.maxX + 12, y: place.midY))
      let seen = Hex(try exhibit.color(x: place.maxX + 12, y: place.midY))
      #expect(seen.isNear(canvas.at(part, over: bar), within: 0.6), "\(seen) \(bar)")
    }
  }

  @Test("five tabs in their order, each with its symbol", .shows("D", 102...106))
  func tabs() throws {
    let exhibit = try Exhibit.screen(Tabs(selection: .photos))
    for id in 102...106 {
      let row = try row("D-\(id)")
      let title = try #require(row.text.firstMatch(of: #/Tab \d+ (\w+),/#)).output.1
      let tab = try DbxTab.allCases.numbered(row.numbers[0])
      let places = try ["Home", "Files", "Photos", "Offline", "Account"].map { try exhibit.frame(ofText: $0).midX }
      #expect(places == places.sorted())
      let place = try exhibit.frame(ofText: String(title)).midX
      #expect(try near(places.numbered(row.numbers[0]), place))
      #expect(try near(exhibit.frame(ofSymbol: row.names[0]).midX, place, within: 1.5))
      #expect(tab.symbol.name == row.names[0])
    }
  }

  @Test("the tab that is shown is blue, the others are gray", .shows("D-107"))
  func tint() throws {
    #expect(try row("D-107").text == "Active tint blue")
    let exhibit = try Exhibit.screen(Tabs())
    #expect(try exhibit.text("Home").color == shade(.dbxBlue))
    #expect(try exhibit.symbol("house.fill").color == shade(.dbxBlue))
    #expect(try exhibit.text("Files").color == shade(.dbxTextSecondary))
    #expect(try Exhibit.screen(Tabs(), settings: .dark).text("Home").color == shade(.dbxDarkBlue))
  }

  @Test("a tap goes to another screen, and each keeps its state")
  func selection() throws {
    let exhibit = try Exhibit.screen(Tabs())
    try exhibit.perform(.tap("one 0"), .settle, .tap("Files"), .settle)
    _ = try exhibit.text("two")
    #expect(exhibit.speech.contains { $0.contains("Files") && $0.contains("selected") })
    try exhibit.perform(.tap("Home"), .settle)
    _ = try exhibit.text("one 1")
  }

  @Test("the labels of tabs keep their size", .shows("D-139"))
  func pinned() throws {
    #expect(try row("D-139").text == "Pinned at every type size: tab labels")
    for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let exhibit = try Exhibit.screen(Tabs(), settings: StageSettings(typeSize: size))
      for title in ["Home", "Files", "Photos", "Offline", "Account"] {
        let text = try exhibit.text(title)
        #expect(text.pointSize == 11 && text.weight == 600 && !text.isTruncated)
      }
    }
    let token = try Exhibit(Text("Tab").font(.dbxTab), settings: StageSettings(typeSize: .accessibility5)).text("Tab")
    #expect(token.pointSize == 11)
  }

  @Test("the guide's own call shows empty screens")
  func empty() throws {
    _ = try Exhibit.screen(DbxRootTabView()).text("No files yet - tap + to add one")
  }
}

@MainActor
struct SheetTests {
  private struct Screen: View {
    var isOwn: Bool
    @State var isPresented = false
    var body: some View {
      let ground = Button("Open") { isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(.white)
      if isOwn {
        ground.dbxSheet(isPresented: $isPresented) { Text("Inside").frame(maxHeight: .infinity, alignment: .top) }
      } else {
        ground.sheet(isPresented: $isPresented) {
          Text("Inside").frame(maxHeight: .infinity, alignment: .top)
            .presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
        }
      }
    }
  }

  /// Where the text of the sheet is on its way, and the colour of the screen behind it at last.
  private func way(isOwn: Bool) throws -> (places: [Double], scrim: String) {
    let exhibit = try Exhibit.screen(Screen(isOwn: isOwn))
    try exhibit.perform(.tap("Open"))
    let places = try (0..<50).map { _ in
      try exhibit.stage.advance(by: 1.0 / 60)
      return try exhibit.snapshot().texts.first { $0.string == "Inside" }?.frame.y ?? 0
    }
    return (places, try exhibit.color(x: 20, y: 120))
  }

  @Test("a sheet rests half way up, comes by the system's spring, and dims as the system does", .shows("D-119"))
  func system() throws {
    #expect(try row("D-119").text == "Sheets: detents, default spring, system scrim")
    let (own, system) = (try way(isOwn: true), try way(isOwn: false))
    #expect(near(own.places, system.places, within: 0.01) && Set(own.places).count > 10)
    #expect(own.scrim == system.scrim && own.scrim != "#FFFFFF")
    #expect(try #require(own.places.last) > 300)
  }

  @Test("the menu of the upload button has four ways, and says which was taken")
  func menu() throws {
    var picked: [DbxCreation] = []
    let exhibit = try Exhibit(DbxCreateMenu { picked.append($0) }.frame(height: 400))
    for title in ["Upload", "Scan", "Create Folder", "Paper"] { try exhibit.perform(.tap(.label(title))) }
    #expect(picked == DbxCreation.allCases)
  }
}
