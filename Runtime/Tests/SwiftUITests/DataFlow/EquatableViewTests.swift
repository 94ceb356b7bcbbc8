import SwiftUI
import SwiftUICore
import Testing

/// A view compares itself where it says how.
@MainActor
@Suite("Equatable views")
struct EquatableViewTests {
  @MainActor
  final class Count { var bodies = 0 }

  struct Row: View, Equatable {
    let id: Int
    /// No part of what is shown.
    let note: [Int]
    let count: Count
    @State private var taps = 0

    nonisolated static func == (a: Row, b: Row) -> Bool { a.id == b.id }

    var body: some View {
      let _ = count.bodies += 1
      Text(verbatim: "\(id) \(note.count) \(taps)").onTapGesture { taps += 1 }
    }
  }

  struct Parent: View {
    let count: Count
    let compares: Bool
    @State private var steps = 0

    var body: some View {
      VStack(spacing: 0) {
        Button(String("step")) { steps += 1 }.frame(height: 50)
        let row = Row(id: steps / 10, note: Array(0..<steps), count: count)
        if compares { row.equatable().frame(height: 50) } else { row.frame(height: 50) }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test("a row that equals the old one keeps its body, until its own state changes")
  func keeps() throws {
    let count = Count()
    let host = try Host(Parent(count: count, compares: true), width: 100, height: 100, scale: 1)
    #expect(count.bodies == 1)
    try host.tap(50, 25)
    try host.tap(50, 25)
    #expect(count.bodies == 1 && host.texts().contains("0 0 0"))
    try host.tap(50, 75)
    #expect(count.bodies == 2 && host.texts().contains("0 0 1"))
    for _ in 0..<8 { try host.tap(50, 25) }
    #expect(host.texts().contains("1 10 1") && count.bodies == 3)
  }

  @Test("without it, a row whose fields differ runs again")
  func plain() throws {
    let count = Count()
    let host = try Host(Parent(count: count, compares: false), width: 100, height: 100, scale: 1)
    try host.tap(50, 25)
    #expect(count.bodies == 2)
    #expect(EquatableView(content: Row(id: 7, note: [], count: count)).content.id == 7)
  }
}
