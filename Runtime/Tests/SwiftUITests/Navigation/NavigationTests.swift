import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct NavigationTests {
  private func screen(
    _ mode: NavigationBarItem.TitleDisplayMode, title: String? = "Notes"
  ) throws -> Host {
    try Host(
      NavigationStack {
        Color.red
          .navigationTitle(title.map { Text($0) } ?? Text(""))
          .navigationBarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
            ToolbarItemGroup(placement: .topBarLeading) {
              Button {
              } label: {
                Image(systemName: "plus")
              }
            }
          }
      })
  }

  @Test("the bar is 44 points high, with a large title 96")
  func heights() throws {
    #expect(try screen(.inline).frames(of: "Color").first == CGRect(x: 0, y: 44, width: 393, height: 808))
    #expect(try screen(.large).frames(of: "Color").first == CGRect(x: 0, y: 96, width: 393, height: 756))
    #expect(try screen(.automatic).frames(of: "Color").first?.minY == 96)
  }

  @Test("an inline title stands in the middle of the bar, a large one below it at the margin")
  func titles() throws {
    let inline = try screen(.inline)
    let title = try #require(zip(inline.texts(), inline.frames(of: "Text")).first { $0.0 == "Notes" }?.1)
    #expect(abs(title.midX - 196.5) < 0.01)
    let large = try screen(.large)
    let largeTitle = try #require(zip(large.texts(), large.frames(of: "Text")).first { $0.0 == "Notes" }?.1)
    #expect(largeTitle.minX == 16)
    #expect(largeTitle.minY > 44 && largeTitle.maxY < 96)
  }

  @Test("the items of the bar are regions as high as a finger needs, at their sides")
  func items() throws {
    let regions = try screen(.inline).regions()
    #expect(regions.map { $0.label } == ["plus", "Edit"])
    #expect(regions.allSatisfy { $0.frame.height >= 44 })
    #expect(regions[0].frame.midX < 50 && regions[1].frame.midX > 340)
  }

  @Test("a title that changes is shown, and the screen's body is not run again for the bar")
  func changingTitle() throws {
    struct Screen: View {
      let title: Handle<Binding<String>>
      let bodies: Handle<Int>
      @State private var text = "One"
      var body: some View {
        title.value = $text
        bodies.value! += 1
        return Color.red.navigationTitle(text)
      }
    }
    let title = Handle<Binding<String>>()
    let bodies = Handle<Int>()
    bodies.value = 0
    let host = try Host(NavigationStack { Screen(title: title, bodies: bodies) })
    #expect(host.texts() == ["One"])
    #expect(bodies.value == 1)
    title.value?.wrappedValue = "Two"
    try host.frame()
    #expect(host.texts() == ["Two"])
    #expect(bodies.value == 2)
  }

  @Test("a link in a list is a row with an arrow; outside navigation it is disabled")
  func links() throws {
    let link = List { NavigationLink("Open") { Text("x") } }
    let inside = try Host(NavigationStack { link })
    #expect(inside.regions().map { $0.kind } == ["navigationLink"])
    #expect(inside.regions().first?.isEnabled == true)
    #expect(inside.details(of: "Image") == ["chevron.forward"])
    #expect(try Host(link).regions().first?.isEnabled == false)
  }

  @Test("the bar can be hidden")
  func hidden() throws {
    let host = try Host(
      NavigationStack { Color.red.navigationTitle("x").toolbar(.hidden, for: .navigationBar) })
    #expect(host.frames(of: "Color").first?.minY == 0)
  }
}

@MainActor
struct TabViewTests {
  @Test("the bar is 49 points high, and its items share the width")
  func bar() throws {
    let host = try Host(
      TabView {
        Color.red.tabItem { Label("One", systemImage: "house") }
        Color.blue.tabItem { Label("Two", systemImage: "star") }
        Color.green.tabItem {
          Image(systemName: "bell"); Text("Three")
        }
      }, width: 390)
    #expect(host.frames(of: "Color").contains(CGRect(x: 0, y: 0, width: 390, height: 803)))
    let regions = host.regions().filter { $0.kind == "tab" }
    #expect(regions.map { $0.label } == ["One", "Two", "Three"])
    #expect(regions.map { $0.frame.width } == [130, 130, 130])
    #expect(regions.allSatisfy { $0.frame.height == 49 })
  }

  @Test("only the selected screen is built")
  func lazy() throws {
    struct Screen: View {
      let name: String
      let built: Handle<[String]>
      var body: some View {
        built.value?.append(name)
        return Text(name)
      }
    }
    let built = Handle<[String]>()
    built.value = []
    let selection = Handle<Binding<String>>()
    struct Root: View {
      let built: Handle<[String]>
      let selection: Handle<Binding<String>>
      @State private var selected = "b"
      var body: some View {
        selection.value = $selected
        return TabView(selection: $selected) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Screen(name: name, built: built).tabItem { Text("tab " + name) }.tag(name)
          }
        }
      }
    }
    let host = try Host(Root(built: built, selection: selection))
    #expect(built.value == ["b"])
    selection.value?.wrappedValue = "c"
    try host.frame()
    #expect(built.value == ["b", "c"])
    #expect(host.texts().first == "c")
  }

  @Test("the selected item takes the tint, the others the system's gray, and UIKit's proxy wins")
  func colors() throws {
    func colors() throws -> [String] {
      try Host(
        TabView {
          Color.clear.tabItem { Text("One") }
          Color.clear.tabItem { Text("Two") }
        }.tint(.red)
      ).textColors()
    }
    UITabBar.resetAppearance()
    defer { UITabBar.resetAppearance() }
    #expect(try colors() == ["FF3B30", "999999"])
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.black]
    UITabBar.appearance().standardAppearance = appearance
    #expect(try colors() == ["000000", "34C759"])
  }

  @Test("pages fill the screen and have a dot each")
  func pages() throws {
    let host = try Host(
      TabView {
        Color.red
        Color.blue
        Color.green
      }.tabViewStyle(.page))
    #expect(host.frames(of: "Color").first?.size == CGSize(width: 393, height: 852))
    #expect(host.frames(of: "Circle").count == 3)
  }
}

@MainActor
struct TabTests {
  @Test("tabs of the newer form have items, values and badges")
  func tabs() throws {
    struct Root: View {
      @State var selected = "b"
      var isSearchShown = true
      var body: some View {
        TabView(selection: $selected) {
          Tab("First", systemImage: "house", value: "a") { Text("screen a") }
          Tab("Second", systemImage: "star", value: "b") { Text("screen b") }.badge(2)
          if isSearchShown {
            Tab(value: "c", role: .search) {
              Text("screen c")
            } label: {
              Label("Find", systemImage: "magnifyingglass")
            }
          }
        }
      }
    }
    let host = try Host(Root())
    #expect(host.texts().first == "screen b")
    #expect(host.regions().filter { $0.kind == "tab" }.map { $0.label } == ["First", "2 Second", "Find"])
    #expect(try Host(TabView { Tab("Only", systemImage: "star") { Text("x") } }).texts() == ["x", "Only"])
  }
}
