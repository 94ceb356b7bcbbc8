import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite("The bar of tabs")
struct TabBarTests {
  private func tabs(_ count: Int) -> some View {
    TabView {
      ForEach(0..<count, id: \.self) { index in
        Text("screen \(index)").tabItem { Label("Tab \(index)", systemImage: "star") }
      }
    }
  }

  @Test("five tabs stand in the bar; of six, the last two are behind More")
  func more() throws {
    #expect(try Host(tabs(5)).regions().filter { $0.kind == "tab" }.count == 5)
    let host = try Host(tabs(6))
    #expect(
      host.regions().filter { $0.kind == "tab" }.map { $0.label } == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    try host.tap(370, 830)
    try host.wait(1)
    #expect(Set(["More", "Tab 4", "Tab 5"]).isSubset(of: Set(host.texts())))
    #expect(!host.texts().contains { $0.hasPrefix("screen") })
    // The second row of the list.
    let row = try #require(host.graph.accessibilityTree().all.last { $0.label == "Tab 5" }).frame
    try host.tap(row.midX, row.midY)
    try host.wait(1)
    #expect(host.texts().contains("screen 5"))
    // Back to the list by More itself, and away.
    try host.tap(370, 830)
    try host.wait(1)
    #expect(!host.texts().contains("screen 5"))
    try host.tap(40, 830)
    try host.wait(1)
    #expect(host.texts().contains("screen 0"))
  }

  @Test("on its side a phone has a bar 32 points high with titles beside the symbols; a large one 49")
  func landscape() throws {
    func bar(_ horizontal: UserInterfaceSizeClass) throws -> [CGRect] {
      try Host(
        tabs(2).environment(\.horizontalSizeClass, horizontal).environment(\.verticalSizeClass, .compact),
        width: 852, height: 393
      ).regions().filter { $0.kind == "tab" }.map { $0.frame }
    }
    #expect(
      try bar(.compact) == [
        CGRect(x: 0, y: 361, width: 426, height: 32), CGRect(x: 426, y: 361, width: 426, height: 32),
      ])
    #expect(try bar(.regular).map { $0.height } == [49, 49])
  }

  @Test("on a tablet the bar stands at the top and has all tabs")
  func tablet() throws {
    let host = try Host(
      tabs(7).environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .regular),
      width: 1180, height: 820)
    let items = host.regions().filter { $0.kind == "tab" }
    #expect(items.count == 7)
    #expect(items.allSatisfy { $0.frame.maxY <= 50 })
  }

  @Test("at the end of the content the bar has no background, over content it has the system's")
  func background() throws {
    func lines(_ rows: Int) throws -> Int {
      let host = try Host(
        TabView {
          ScrollView { Color.red.frame(height: CGFloat(rows)) }.tabItem { Text("One") }
        })
      return host.frames(of: "Rectangle").count
    }
    #expect(try lines(100) == 0)
    #expect(try lines(2000) == 2)
  }

  private enum Place: Hashable { case home, find, item(Int) }

  @Test("tabs of values of any kind, of loops, in sections, with the label of their role, hidden")
  func kinds() throws {
    struct Root: View {
      @State private var place = Place.item(1)
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          Tab("Gone", systemImage: "house", value: Place.item(9)) { Text("gone") }.hidden(true)
          TabSection("Items") {
            ForEach(1..<3, id: \.self) { index in
              Tab("Item \(index)", systemImage: "star", value: Place.item(index)) { Text("item \(index)") }
            }
          }
          Tab(value: .find, role: .search) { Text("finding") }
        }
      }
    }
    let host = try Host(Root())
    #expect(host.texts().first == "item 1")
    #expect(host.regions().filter { $0.kind == "tab" }.map { $0.label } == ["Home", "Item 1", "Item 2", "Search"])
    #expect(
      host.graph.accessibilityTree().all.first { $0.label == "Item 1" }?.traits.contains(.isSelected) == true)
  }

  @Test("the bar takes the colours and the layouts that UIKit's appearance has")
  func appearance() throws {
    UITabBar.resetAppearance()
    defer { UITabBar.resetAppearance() }
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    appearance.shadowColor = nil
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.black]
    appearance.compactInlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    UITabBar.appearance().standardAppearance = appearance
    func host(_ vertical: UserInterfaceSizeClass) throws -> Host {
      try Host(tabs(2).environment(\.horizontalSizeClass, .compact).environment(\.verticalSizeClass, vertical))
    }
    func isGreen(_ host: Host) -> Bool {
      host.drawnFills.contains { $0.color.green == 1 && $0.color.red == 0 && $0.frame.width == 393 }
    }
    #expect(try host(.regular).textColors().dropFirst().first == "000000")
    #expect(try host(.compact).textColors().dropFirst().first == "FFFFFF")
    // Nothing lies below the bar: without an appearance for that it is clear.
    #expect(try !isGreen(host(.regular)))
    UITabBar.appearance().scrollEdgeAppearance = appearance
    #expect(try isGreen(host(.regular)))
  }
}
