import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Rows that change in their place: what the list around them knows of them changes, too.
@Suite("Rows that change in their place")
@MainActor
struct ChangedRowTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  private struct Mail: View {
    @State private var unread: Set<Int> = [1, 2]
    @State private var last = "nothing"
    var body: some View {
      List {
        ForEach(1..<4, id: \.self) { number in
          let isUnread = unread.contains(number)
          Text("Mail \(number)")
            .badge(isUnread ? "new" : nil)
            .swipeActions(edge: .leading) {
              Button(isUnread ? "Read" : "Unread") {
                last = isUnread ? "read \(number)" : "unread \(number)"
                unread.formSymmetricDifference([number])
              }
            }
        }
        Text("Did \(last)")
      }
    }
  }

  @Test("a swipe reveals what the row offers now")
  func actions() throws {
    try play(
      Mail(),
      """
      drag "Mail 1" by 90,0
      tap "Read"
      settle
      expect "Did read 1"
      drag "Mail 1" by 90,0
      expect "Unread"
      tap "Unread"
      settle
      expect "Did unread 1"
      drag "Mail 1" by 90,0
      expect "Read"
      """)
  }

  @Test("an open row offers what holds now, and does it")
  func openRow() throws {
    struct Counter: View {
      @State private var count = 0
      @State private var done = -1
      var body: some View {
        List {
          Text("Row").swipeActions { Button("Take \(count)") { done = count } }
          Text("Did \(done)")
        }
        .task {
          try? await Task.sleep(for: .seconds(3))
          count = 7
        }
      }
    }
    try play(
      Counter(),
      """
      drag "Row" by -90,0
      expect "Take 0"
      wait 4 s
      expect "Take 7"
      tap "Take 7"
      expect "Did 7"
      """)
  }

  @Test("the actions that assistive technology has are those of now")
  func spoken() throws {
    let stage = try Stage.showing(Mail(), settles: true)
    try stage.perform(.act("Read", on: "Mail 1"))
    try stage.settle()
    try stage.perform(.act("Unread", on: "Mail 1"))
    try stage.settle()
    #expect(stage.texts.contains("Did unread 1"))
  }
}
