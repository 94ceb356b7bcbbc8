import SwiftUI
import SwiftUICore
import Testing

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
}
