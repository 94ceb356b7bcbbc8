import Observation
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// A change in a row of a long list costs that row.
@MainActor
struct LongListTests {
  @MainActor @Observable
  final class Entry: Identifiable {
    nonisolated let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  private struct Row: View {
    let entry: Entry
    var body: some View { Text(entry.title) }
  }

  private struct LongList: View {
    let entries: [Entry]
    var body: some View { List(entries) { Row(entry: $0) }.listStyle(.plain) }
  }

  @Test("what a row observes is not observed by the list around it")
  func observing() throws {
    let entries = (0..<10_000).map(Entry.init)
    let stage = try Stage.showing(LongList(entries: entries), settles: true)
    _ = stage.takeWork()
    entries[3].title = "Changed"
    try stage.settle()
    let work = Dictionary(uniqueKeysWithValues: stage.takeWork().map { ($0.pass, $0.count) })
    #expect(stage.texts.contains("Changed"))
    #expect(work["bodies"] == 1)
    #expect(work["comparisons"] == 0)
    #expect(work["measurements"]! < 150)
    #expect(work["placements"]! < 100)
  }

  @Test("a row that grows moves those below it, as in a list that is made so")
  func growing() throws {
    let long = "A title that takes a second line in a list that is no wider than the screen of a telephone"
    let entries = (0..<200).map(Entry.init)
    let stage = try Stage.showing(LongList(entries: entries), settles: true)
    let before = try #require(stage.frame(of: "Row 5"))
    entries[4].title = long
    try stage.settle()
    let fresh = (0..<200).map(Entry.init)
    fresh[4].title = long
    let other = try Stage.showing(LongList(entries: fresh), settles: true)
    #expect(try #require(stage.frame(of: "Row 5")).minY > before.minY)
    for name in ["Row 3", long, "Row 5", "Row 12"] {
      #expect(stage.frame(of: name) == other.frame(of: name), "\(name)")
    }
    #expect(try stage.png() == other.png())
    entries[4].title = "Row 4"
    try stage.settle()
    #expect(stage.frame(of: "Row 5") == before)
  }

  @Test("rows that shrink make room, and others come into it")
  func shrinking() throws {
    let long = String(repeating: "Many words that take a good many lines of the list. ", count: 12)
    let entries = (0..<200).map(Entry.init)
    for index in 0..<3 { entries[index].title = long }
    let stage = try Stage.showing(LongList(entries: entries), settles: true)
    #expect(!stage.texts.contains("Row 14"))
    entries[1].title = "Row 1"
    try stage.settle()
    entries[0].title = "Row 0"
    entries[2].title = "Row 2"
    try stage.settle()
    let other = try Stage.showing(LongList(entries: (0..<200).map(Entry.init)), settles: true)
    for name in ["Row 0", "Row 3", "Row 14"] { #expect(stage.frame(of: name) == other.frame(of: name), "\(name)") }
  }
}
