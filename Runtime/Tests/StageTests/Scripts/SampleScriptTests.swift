import Foundation
import Stage
import SwiftUI
import Testing

/// The scripts in `Runtime/Tests/Fixtures/Scripts`, each on the view that it is written for.
@MainActor
struct SampleScriptTests {
  private struct Shopping: View {
    @State private var items = ["Bread", "Milk", "Eggs"]
    @State private var removed: [String] = []
    @State private var note: String?
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            Text("Shopping").font(.largeTitle.bold())
            Spacer()
          }
          .accessibilityElement(children: .combine)
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              Spacer()
              Button("Remove") { remove(item) }
            }
            .transition(.opacity)
          }
          if let last = removed.last {
            Button("Undo") {
              withAnimation { items.append(last) }
              removed.removeLast()
            }
          }
          if let note { Text(note).foregroundStyle(.secondary) }
        }
        .padding(.horizontal)
      }
      .sensoryFeedback(.success, trigger: removed.count) { $1 > $0 }
    }

    private func remove(_ item: String) {
      withAnimation(.easeOut(duration: 0.25)) { items.removeAll { $0 == item } }
      removed.append(item)
      note = "Removed \(item)"
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note = nil }
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/Scripts").standardized

  private struct Radio: View {
    var body: some View {
      TabView {
        NavigationStack {
          List(1..<40) { NavigationLink("Station \($0)", value: $0) }
            .navigationDestination(for: Int.self) { _ in Text("Now playing") }
        }
        .tabItem { Label("Listen", systemImage: "radio") }
        Text("Nothing new").tabItem { Label("News", systemImage: "newspaper") }
        TabView { ForEach(1..<4) { Text("Page \($0)") } }
          .tabViewStyle(.page)
          .tabItem { Label("Tour", systemImage: "map") }
      }
    }
  }

  @Test("the sample scripts pass", arguments: ["shopping", "radio"])
  func samples(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(name).stage"), encoding: .utf8)
    let stage = try Stage.showing(name == "radio" ? AnyView(Radio()) : AnyView(Shopping()))
    let report = try StageScript(parsing: text).run(on: stage)
    #expect(report.isPassed, "\(report)")
  }
}
