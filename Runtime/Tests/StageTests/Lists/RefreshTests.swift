import Foundation
import Stage
import SwiftUI
import Testing

/// Pulls that ask for news.
@Suite("Refreshing")
@MainActor
struct RefreshTests {
  private struct News: View {
    let inList: Bool
    @State private var count = 0
    var body: some View {
      if inList {
        List { rows }.refreshable { await load() }
      } else {
        ScrollView { VStack { rows } }.refreshable { await load() }
      }
    }
    @ViewBuilder private var rows: some View {
      ForEach(0..<30) { Text("Story \($0), edition \(count)").frame(height: 40) }
    }
    private func load() async {
      try? await Task.sleep(for: .seconds(2))
      count += 1
    }
  }

  @Test(
    "a pull asks once, keeps room for the spinner until the news are there, and goes back", arguments: [true, false])
  func pulling(inList: Bool) throws {
    let stage = try Stage.showing(News(inList: inList), settles: true)
    let top = try #require(stage.frame(of: "Story 0, edition 0")).minY
    try stage.perform(.drag(.point(CGPoint(x: 200, y: 200)), to: .point(CGPoint(x: 200, y: 500))))
    #expect(stage.haptics.map(\.kind) == ["impact(weight: .medium)"])
    try stage.advance(by: 1)
    let held = try #require(stage.frame(of: "Story 0, edition 0")).minY
    #expect(abs(held - top - 60) < 0.5)
    try stage.advance(by: 2)
    #expect(abs(try #require(stage.frame(of: "Story 0, edition 1")).minY - top) < 0.5)
    #expect(stage.haptics.count == 1)
  }

  @Test("a short pull asks for nothing")
  func shortPull() throws {
    let stage = try Stage.showing(News(inList: true), settles: true)
    try stage.perform(.drag(.point(CGPoint(x: 200, y: 200)), to: .point(CGPoint(x: 200, y: 280))))
    try stage.settle()
    #expect(stage.texts.contains("Story 0, edition 0"))
    #expect(stage.haptics.isEmpty)
  }
}
