import SwiftUI
import SwiftUICore
import Testing

/// What happens to screens, in order.
@MainActor
final class Diary {
  var lines: [String] = []
}

/// A screen that says when it is built, comes and goes.
@MainActor
struct DiaryScreen: View {
  let name: String
  let diary: Diary
  @State private var count = 0

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { diary.lines.append("+\(name)") }
      .onDisappear { diary.lines.append("-\(name)") }
      .task { diary.lines.append("task \(name)") }
  }
}

@MainActor
@Suite("Tabs that come and go")
struct TabLifecycleTests {
  private struct Root: View {
    let diary: Diary
    let selection: Handle<Binding<Int>>
    @State private var selected = 0

    var body: some View {
      selection.value = $selected
      return TabView(selection: $selected) {
        DiaryScreen("a", diary).tabItem { Label("A", systemImage: "house") }.tag(0)
        // The tag stands within, the closures around the item.
        DiaryScreen("b", diary).tag(1).tabItem { Label("B", systemImage: "star") }
          .onAppear { diary.lines.append("+outer b") }
        DiaryScreen("c", diary).tabItem { Label("C", systemImage: "bell") }.tag(2)
      }
    }
  }

  @Test("a tab appears when it is first shown and each time it is selected again")
  func appearing() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection))
    #expect(diary.lines.sorted() == ["+a", "task a"])
    diary.lines = []
    selection.value?.wrappedValue = 1
    try host.frame()
    #expect(Set(diary.lines) == ["+b", "+outer b", "task b", "-a"])
    #expect(diary.lines.count == 4)
    #expect(host.texts().first == "b 0")
    diary.lines = []
    selection.value?.wrappedValue = 0
    try host.frame()
    #expect(Set(diary.lines) == ["+a", "task a", "-b"])
    #expect(diary.lines.count == 3)
  }

  @Test("each tab keeps its state")
  func state() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection))
    try host.tap(196, 400)
    #expect(host.texts().first == "a 1")
    selection.value?.wrappedValue = 2
    try host.frame()
    selection.value?.wrappedValue = 0
    try host.frame()
    #expect(host.texts().first == "a 1")
  }

  @Test("tabs without items of their own do not appear either until they show")
  func plain() throws {
    struct Inner: View {
      let name: String
      let diary: Diary
      var body: some View { DiaryScreen(name, diary).tabItem { Text(name) } }
    }
    let diary = Diary()
    _ = try Host(
      TabView {
        Inner(name: "a", diary: diary)
        DiaryScreen("b", diary)
        Group {
          DiaryScreen("c", diary)
          DiaryScreen("d", diary)
        }
      })
    #expect(diary.lines.sorted() == ["+a", "task a"])
  }

  @Test("what a screen asks of the bar holds while it is selected")
  func preferences() throws {
    let selection = Handle<Binding<Int>>()
    struct Root: View {
      let selection: Handle<Binding<Int>>
      @State private var selected = 0
      var body: some View {
        selection.value = $selected
        return TabView(selection: $selected) {
          Text("with bar").tabItem { Text("One") }.tag(0)
          Text("without").toolbar(.hidden, for: .tabBar).tabItem { Text("Two") }.tag(1)
          Text("outer").tabItem { Text("Three") }.tag(2).toolbar(.hidden, for: .tabBar)
        }
      }
    }
    let host = try Host(Root(selection: selection))
    #expect(host.texts() == ["with bar", "One", "Two", "Three"])
    selection.value?.wrappedValue = 1
    try host.frame()
    #expect(host.texts() == ["without"])
    selection.value?.wrappedValue = 0
    try host.frame()
    #expect(host.texts() == ["with bar", "One", "Two", "Three"])
    selection.value?.wrappedValue = 2
    try host.frame()
    #expect(host.texts() == ["outer"])
  }

  @Test("a tap on the selected tab leaves the screens above the first, then scrolls to the top")
  func again() throws {
    struct Root: View {
      @State private var path = [1, 2]
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            ScrollViewReader { proxy in
              List(0..<100, id: \.self) { Text("row \($0)") }
                .onAppear { proxy.scrollTo(80, anchor: .bottom) }
            }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
          }
          .tabItem { Label("One", systemImage: "house") }
          Text("other").tabItem { Label("Two", systemImage: "star") }
        }
      }
    }
    let host = try Host(Root())
    #expect(host.texts().contains("screen 2"))
    try host.tap(100, 830)
    try host.wait(1.5)
    #expect(!host.texts().contains { $0.hasPrefix("screen") })
    #expect(!host.texts().contains("row 0"))
    try host.tap(100, 830)
    try host.wait(1.5)
    #expect(host.texts().contains("row 0"))
  }
}
