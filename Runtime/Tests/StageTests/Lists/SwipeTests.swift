import Foundation
import Stage
import SwiftUI
import Testing

/// Rows that are swiped.
@Suite("Swiped rows")
@MainActor
struct SwipeTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  private struct Mail: View {
    @State private var done = "nothing"
    @State private var names = (1...30).map { "Mail \($0)" }
    var body: some View {
      List {
        Text("Did \(done)")
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) {
              Button("Unread", systemImage: "envelope.badge") { done = "unread \(name)" }.tint(.blue)
            }
            .swipeActions(edge: .trailing) {
              Button("Archive") { done = "archive \(name)" }.tint(.purple)
              Button("Flag") { done = "flag \(name)" }.tint(.orange)
            }
        }
      }
    }
  }

  @Test("a swipe reveals the actions of its side, and a tap on one does it and closes the row")
  func revealing() throws {
    try play(
      Mail(),
      """
      expect no "Archive"
      swipe left on "Mail 1"
      settle
      expect "Archive"
      expect "Flag"
      expect no "Unread"
      tap "Flag"
      settle
      expect "Did flag Mail 1"
      expect no "Archive"
      drag "Mail 2" by 90,0
      settle
      expect "Unread"
      tap "Unread"
      expect "Did unread Mail 2"
      """)
  }

  @Test("actions are at least 74 points wide, the first at the edge, mirrored from right to left")
  func places() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = try Stage.showing(Mail(), settings: StageSettings(layoutDirection: direction), settles: true)
      let row = try #require(stage.frame(of: "Mail 1"))
      let way: CGFloat = direction == .leftToRight ? -150 : 150
      try stage.perform(
        .drag(.point(CGPoint(x: row.midX, y: row.midY)), to: .point(CGPoint(x: row.midX + way, y: row.midY))))
      try stage.settle()
      let archive = try #require(stage.frame(of: "Archive"))
      let flag = try #require(stage.frame(of: "Flag"))
      #expect(flag.width == 74)
      #expect(archive.width > 74)
      #expect(archive.height == 44)
      let width = stage.graph.size.width
      if direction == .leftToRight {
        #expect(abs(archive.maxX - (width - 16)) < 0.5 && abs(flag.maxX - archive.minX) < 0.5)
      } else {
        #expect(abs(archive.minX - 16) < 0.5 && abs(flag.minX - archive.maxX) < 0.5)
      }
    }
  }

  @Test("a swipe over most of the row does the first action, with a haptic where it begins to")
  func fullSwipe() throws {
    try play(
      Mail(),
      """
      touch "Mail 3"
      move to 120,300
      expect no haptics
      release
      settle
      tap 200,700
      settle
      drag "Mail 3" by -330,0
      expect haptic "impact(weight: .medium)"
      settle
      expect "Did archive Mail 3"
      expect no "Flag"
      """)
  }

  @Test("where a full swipe is not allowed, the row only opens")
  func noFullSwipe() throws {
    struct Guarded: View {
      @State private var count = 0
      var body: some View {
        List {
          Text("Count \(count)")
          Text("Row").swipeActions(allowsFullSwipe: false) { Button("Add") { count += 1 } }
        }
      }
    }
    try play(
      Guarded(),
      """
      drag "Row" by -330,0
      settle
      expect "Count 0"
      expect no haptics
      tap "Add"
      expect "Count 1"
      """)
  }

  @Test("an open row closes when another opens, when the list scrolls, and at a tap elsewhere, which does nothing else")
  func closing() throws {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("Count \(count)") { count += 1 }
          ForEach(0..<40) { number in
            Text("Row \(number)").swipeActions { Button("Act \(number)") {} }
          }
        }
      }
    }
    try play(
      Rows(),
      """
      swipe left on "Row 1"
      settle
      expect "Act 1"
      swipe left on "Row 3"
      settle
      expect no "Act 1"
      expect "Act 3"
      tap "Count 0"
      settle
      expect no "Act 3"
      expect "Count 0"
      swipe left on "Row 3"
      settle
      drag "Row 8" by 0,-100
      settle
      expect no "Act 3"
      """)
  }

  @Test("onDelete gives rows a Delete, by a full swipe too, but not to those that may not be deleted")
  func deleting() throws {
    struct Names: View {
      @State private var names = ["Anna", "Ben", "Cleo", "Dora"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "Dora") }
            .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    try play(
      Names(),
      """
      swipe left on "Ben"
      settle
      tap "Delete"
      settle
      expect no "Ben"
      drag "Anna" by -330,0
      settle
      expect no "Anna"
      act "Delete" on "Cleo"
      settle
      expect no "Cleo"
      drag "Dora" by -330,0
      settle
      expect "Dora"
      """)
  }

  @Test("a finger up and down scrolls though rows can be swiped")
  func scrolling() throws {
    try play(
      Mail(),
      """
      scroll down until "Mail 25"
      expect no "Archive"
      """)
  }
}
