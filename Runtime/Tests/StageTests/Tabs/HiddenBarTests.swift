import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Bars of tabs that a screen hides, wherever the screen comes from.
@Suite("Bars of tabs that screens hide")
@MainActor
struct HiddenBarTests {
  private func isShown(_ stage: Stage, _ label: String) -> Bool {
    stage.graph.accessibilityTree().all.contains { $0.label == label && $0.speech.contains("tab") }
  }

  @Test("a screen of a ForEach hides the bar while it is selected, and no longer")
  func repeated() throws {
    struct Tabs: View {
      @Binding var selection: Int
      var body: some View {
        TabView(selection: $selection) {
          ForEach(0..<3) { index in
            Text("Screen \(index)")
              .toolbar(index == 1 ? .hidden : .automatic, for: .tabBar)
              .tabItem { Label("Tab \(index)", systemImage: "circle") }
              .tag(index)
          }
        }
      }
    }
    struct Root: View {
      @State private var selection = 0
      var body: some View {
        VStack {
          Button("Next") { selection = (selection + 1) % 3 }
          Tabs(selection: $selection)
        }
      }
    }
    let stage = try Stage.showing(Root(), settles: true)
    #expect(isShown(stage, "Tab 0"))
    try stage.perform(.tap("Next"))
    try stage.settle()
    #expect(stage.texts.contains("Screen 1") && !isShown(stage, "Tab 0"))
    try stage.perform(.tap("Next"))
    try stage.settle()
    #expect(stage.texts.contains("Screen 2") && isShown(stage, "Tab 0"))
  }

  @Test("a modifier outside tabItem hides the bar, too")
  func outside() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          ForEach(0..<2) { index in
            NavigationStack { Text("Screen \(index)").navigationTitle("Title \(index)") }
              .tabItem { Label("Tab \(index)", systemImage: "circle") }
              .toolbar(.hidden, for: .tabBar)
          }
        }
      }
    }
    let stage = try Stage.showing(Tabs(), settles: true)
    #expect(!isShown(stage, "Tab 0"))
  }

  @Test("tabs of the new kind in a ForEach hide the bar")
  func newTabs() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          ForEach(0..<2) { index in
            Tab("Tab \(index)", systemImage: "circle") {
              Text("Screen \(index)").toolbar(.hidden, for: .tabBar)
            }
          }
        }
      }
    }
    let stage = try Stage.showing(Tabs(), settles: true)
    #expect(!isShown(stage, "Tab 0"))
  }

  @Test("a modifier around the ForEach hides the bar for all of its screens")
  func around() throws {
    struct Tabs: View {
      @State private var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Button("Go") { selection = 1 }.tabItem { Label("First", systemImage: "star") }.tag(0)
          ForEach(1..<3) { index in
            Text("Screen \(index)").tabItem { Label("Tab \(index)", systemImage: "circle") }.tag(index)
          }
          .toolbar(.hidden, for: .tabBar)
        }
      }
    }
    let stage = try Stage.showing(Tabs(), settles: true)
    #expect(isShown(stage, "First"))
    try stage.perform(.tap("Go"))
    try stage.settle()
    #expect(stage.texts.contains("Screen 1") && !isShown(stage, "First"))
  }
}
