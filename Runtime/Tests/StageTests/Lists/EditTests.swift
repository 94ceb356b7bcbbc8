import Foundation
import Stage
import SwiftUI
import Testing

/// Lists that are edited.
@Suite("Edited lists")
@MainActor
struct EditTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  private struct Names: View {
    @State private var names = ["Anna", "Ben", "Cleo", "Dora"]
    let log: Log
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "Dora") }
            .onDelete {
              log.add("delete \($0.map(String.init).joined(separator: " "))")
              names.remove(atOffsets: $0)
            }
            .onMove {
              log.add("move \($0.map(String.init).joined(separator: " ")) to \($1)")
              names.move(fromOffsets: $0, toOffset: $1)
            }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("the edit button shows signs that delete: a tap on one reveals Delete, and that deletes")
  func deleting() throws {
    try play(
      Names(log: Log()),
      """
      expect no "Remove"
      tap "Edit"
      expect "Done"
      expect 3 of "Remove"
      tap "Remove" number 2
      settle
      tap "Delete"
      settle
      expect no "Ben"
      expect "Anna"
      tap "Done"
      settle
      expect no "Remove"
      """)
  }

  @Test("a handle moves a row, and the others make room; the app is told the offsets that Apple counts")
  func moving() throws {
    let log = Log()
    let stage = try Stage.showing(Names(log: log), settles: true)
    try stage.perform(.tap("Edit"))
    try stage.settle()
    func handle(_ number: Int) throws -> CGPoint {
      let rows = stage.graph.accessibilityTree().all.filter { $0.label == "Reorder" }.map(\.frame)
      return CGPoint(x: rows[number].midX, y: rows[number].midY)
    }
    // Two rows of 44 points down, and a little more.
    let first = try handle(0)
    try stage.perform(.drag(.point(first), to: .point(CGPoint(x: first.x, y: first.y + 92)), seconds: 0.5))
    try stage.settle()
    #expect(log.entries == ["move 0 to 3"])
    #expect(stage.order(of: ["Anna", "Ben", "Cleo", "Dora"]) == ["Ben", "Cleo", "Anna", "Dora"])
    let last = try handle(3)
    try stage.perform(.drag(.point(last), to: .point(CGPoint(x: last.x, y: last.y - 140)), seconds: 0.5))
    try stage.settle()
    #expect(log.entries == ["move 0 to 3", "move 3 to 0"])
    #expect(stage.order(of: ["Anna", "Ben", "Cleo", "Dora"]) == ["Dora", "Ben", "Cleo", "Anna"])
    // A short way is none.
    let second = try handle(1)
    try stage.perform(.drag(.point(second), to: .point(CGPoint(x: second.x, y: second.y + 10)), seconds: 0.5))
    try stage.settle()
    #expect(log.entries.count == 2)
  }

  @Test("a finger that stays on a row moves it without editing")
  func movingByHolding() throws {
    let log = Log()
    let stage = try Stage.showing(Names(log: log), settles: true)
    let row = try #require(stage.frame(of: "Anna"))
    try stage.perform(
      .drag(
        .point(CGPoint(x: 200, y: row.midY)), to: .point(CGPoint(x: 200, y: row.midY + 50)), hold: 0.6, seconds: 0.5))
    try stage.settle()
    #expect(log.entries == ["move 0 to 2"])
    #expect(stage.order(of: ["Anna", "Ben", "Cleo", "Dora"]) == ["Ben", "Anna", "Cleo", "Dora"])
  }

  private struct Fruit: View {
    @State private var chosen: Set<String> = []
    @State private var one: String?
    @State private var mode = EditMode.inactive
    let isMultiple: Bool
    private let names = ["Apple", "Banana", "Cherry"]
    var body: some View {
      VStack {
        Text(isMultiple ? "Chosen: \(chosen.sorted().joined(separator: ", "))" : "Chosen: \(one ?? "none")")
        Button("Mode") { mode = mode == .active ? .inactive : .active }
        if isMultiple {
          List(names, id: \.self, selection: $chosen) { Text($0).selectionDisabled($0 == "Cherry") }
        } else {
          List(names, id: \.self, selection: $one) { Text($0) }
        }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("several rows are selected while the list is edited, by taps anywhere on them")
  func severalRows() throws {
    try play(
      Fruit(isMultiple: true),
      """
      tap "Apple"
      expect "Chosen: "
      tap "Mode"
      settle
      tap "Apple"
      tap "Banana"
      expect "Chosen: Apple, Banana"
      expect "Apple" is selected
      tap "Apple"
      expect "Chosen: Banana"
      tap "Cherry"
      expect "Chosen: Banana"
      act "Select" on "Apple"
      expect "Chosen: Apple, Banana"
      """)
  }

  @Test("a single row is selected at any time")
  func singleRow() throws {
    try play(
      Fruit(isMultiple: false),
      """
      tap "Banana"
      expect "Chosen: Banana"
      expect "Banana" is selected
      tap "Cherry"
      expect "Chosen: Cherry"
      """)
  }

  @Test("while a list is edited its buttons do nothing")
  func buttons() throws {
    struct Rows: View {
      @State private var count = 0
      @State private var mode = EditMode.active
      var body: some View {
        List {
          Text("Count \(count)")
          ForEach(0..<2) { number in Button("Add \(number)") { count += 1 } }.onMove { _, _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
    try play(
      Rows(),
      """
      tap "Add 0"
      settle
      expect "Count 0"
      """)
  }

  @Test("a menu for the selection is for all that is selected, or for the row under the finger")
  func selectionMenu() throws {
    struct Files: View {
      @State private var chosen: Set<Int> = [1, 2]
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Text("Did \(done)")
          List([1, 2, 3], id: \.self, selection: $chosen) { Text("File \($0)") }
            .contextMenu(forSelectionType: Int.self) { files in
              Button("Share \(files.count)") { done = "share \(files.sorted())" }
            } primaryAction: { files in
              done = "open \(files.sorted())"
            }
        }
      }
    }
    try play(
      Files(),
      """
      long press "File 2"
      tap "Share 2"
      settle
      expect "Did share [1, 2]"
      long press "File 3"
      tap "Share 1"
      settle
      expect "Did share [3]"
      tap "File 1"
      expect "Did open [1]"
      """)
  }
}

extension Stage {
  /// Labels from the top down.
  fileprivate func order(of labels: [String]) -> [String] {
    labels.compactMap { label in frame(of: label).map { (label, $0.minY) } }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
