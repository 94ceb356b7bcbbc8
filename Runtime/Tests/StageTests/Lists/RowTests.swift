import Foundation
import Stage
import SwiftUI
import Testing

/// Rows of lists that act.
@Suite("Rows that act")
@MainActor
struct RowTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  @Test("a row with one button acts over its whole width, and is highlighted meanwhile")
  func wholeRow() throws {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("Add") { count += 1 }
          Text("Count \(count)")
        }
      }
    }
    let stage = try Stage.showing(Rows(), settles: true)
    let row = try #require(stage.frame(of: "Add"))
    let far = CGPoint(x: 360, y: row.midY)
    try stage.perform(.tap(.point(far)))
    try stage.settle()
    #expect(stage.texts.contains("Count 1"))
    let before = try stage.color(at: far)
    try stage.perform(.touch(.point(far)))
    try stage.advance(by: 0.3)
    // systemGray4 in light.
    #expect(try stage.color(at: far) == StageExpectation.Color("#D1D1D6"))
    #expect(before == StageExpectation.Color("#FFFFFF"))
    // A finger that leaves the row does nothing.
    try stage.perform(.moveFinger(.point(CGPoint(x: 360, y: row.midY + 300))))
    try stage.perform(.liftFinger)
    try stage.settle()
    #expect(try stage.color(at: far) == StageExpectation.Color("#FFFFFF"))
    #expect(stage.texts.contains("Count 1"))
  }

  @Test("a link leads on from anywhere in its row")
  func links() throws {
    try play(
      NavigationStack {
        List { NavigationLink("Settings") { Text("All settings") } }
      },
      """
      tap 200,160
      expect "All settings"
      """)
  }

  @Test("several borderless buttons in a row act each by itself, and the row does nothing")
  func borderless() throws {
    struct Row: View {
      @State private var count = 0
      var body: some View {
        List {
          Text("Count \(count)")
          HStack {
            Button("Less") { count -= 1 }
            Spacer()
            Button("More") { count += 1 }
          }
          .buttonStyle(.borderless)
        }
      }
    }
    try play(
      Row(),
      """
      tap "More"
      expect "Count 1"
      tap "Less"
      expect "Count 0"
      tap 200,112
      expect "Count 0"
      """)
  }

  @Test("buttons in something that scrolls within a row act by themselves")
  func carousel() throws {
    struct Row: View {
      @State private var chosen = "none"
      var body: some View {
        List {
          Text("Chose \(chosen)")
          ScrollView(.horizontal) {
            HStack { ForEach(["A", "B", "C"], id: \.self) { name in Button("Item \(name)") { chosen = name } } }
          }
        }
      }
    }
    try play(
      Row(),
      """
      tap "Item B"
      expect "Chose B"
      """)
  }

  @Test("a disabled button leaves its row alone")
  func disabled() throws {
    try play(
      List { Button("Off") {}.disabled(true) },
      """
      expect "Off" is disabled
      tap 200,100
      settle
      """)
  }
}
