import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Random events over tabs, pages, sections that close and controls for dates.
@MainActor
struct RandomTabTests {
  private struct Tabs: View {
    @State private var selection = 0
    @State private var count = 7
    @State private var days: Set<DateComponents> = []
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    @State private var isOpen = true

    var body: some View {
      TabView(selection: $selection) {
        NavigationStack {
          List {
            Section("Open", isExpanded: $isOpen) { ForEach(0..<5) { NavigationLink("Row \($0)", value: $0) } }
            DisclosureGroup("Group") { Text("Inside").badge(2).badgeProminence(.increased) }
          }
          .listStyle(.sidebar)
          .navigationDestination(for: Int.self) { Text("Screen \($0)").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Label("List", systemImage: "list.bullet") }.tag(0)
        TabView { ForEach(0..<4) { page in Button("Page \(page)") { selection = page } } }
          .tabViewStyle(.page)
          .tabItem { Label("Pages", systemImage: "book") }.tag(1)
        Form {
          DatePicker("Date", selection: $date).datePickerStyle(.graphical)
          DatePicker("Date", selection: $date)
          MultiDatePicker("Days", selection: $days)
          Stepper("Tabs \(count)", value: $count, in: 1...8)
          ShareLink(item: "text")
        }
        .tabItem { Label("Form", systemImage: "slider.horizontal.3") }.tag(2)
        ForEach(3..<max(4, count), id: \.self) { index in
          Text("Tab \(index)").tabItem { Label("Tab \(index)", systemImage: "circle") }.tag(index)
        }
      }
    }
  }

  @Test("hundreds of random events break nothing in tabs", arguments: 1..<4)
  func events(_ seed: Int) throws {
    let before = LiveNodes.count
    do {
      let stage = try Stage.showing(Tabs())
      var driver = RandomDriver(stage: stage, random: SplitMix(seed: UInt64(seed)))
      for step in 0..<150 {
        try driver.act()
        guard step % 5 == 0 else { continue }
        let broken = stage.graph.brokenInvariants()
        #expect(broken.isEmpty, "event \(step)")
        if !broken.isEmpty { return }
        if step % 50 == 0 {
          _ = stage.graph.displayList
          _ = stage.graph.accessibilityTree()
        }
      }
      try stage.settle(cap: 5)
      try stage.show(AnyView(EmptyView()), presentation: .screen)
    }
    #expect(LiveNodes.count == before)
  }
}
