import Foundation
import Observation
import Stage
import SwiftUI

@Observable
final class Entry: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id): buy milk and write the report"
  }
}

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 11) {
      Circle().strokeBorder(.tertiary, lineWidth: 1.5).frame(width: 22, height: 22)
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.title)
        Text("Due tomorrow at \(entry.id)").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

extension Stage {
  static func bench(_ view: some View) throws -> Stage {
    let stage = try Stage(resources: try StageResources())
    try stage.show(AnyView(view), presentation: .fixed(width: 393, height: 852))
    return stage
  }

  /// Lets the frame run that a change of state has asked for.
  func frame() throws { try advance(by: 1.0 / 60) }
}

/// A screen with a title and fifteen rows, of which one changes.
final class ListBench: Bench {
  let stage: Stage
  private let entries = (0..<15).map(Entry.init)
  private let feed: PictureFeed
  private var round = 0

  init() throws {
    let entries = entries
    stage = try Stage.bench(
      NavigationStack {
        List(entries) { EntryRow(entry: $0) }.listStyle(.plain).navigationTitle("Today")
      })
    feed = PictureFeed(of: stage)
  }

  func round(_ result: inout Measurement) throws {
    if round == 0 { _ = try feed.png(scale: LongList.pixelsPerPoint) }
    round += 1
    _ = stage.takeWork()
    var bytes = 0
    try result.time {
      entries[3].title = "Row \(round) changed"
      try stage.frame()
      bytes = try feed.png(scale: LongList.pixelsPerPoint).count
    }
    result["bytes"] = Double(bytes)
    result.count(stage.takeWork())
  }
}

/// Ten thousand lazy rows and the pixels that are kept of them.
@MainActor
class LongList {
  static let pixelsPerPoint = 3.0
  let stage: Stage
  let entries = (0..<10_000).map(Entry.init)
  let feed: PictureFeed

  init() throws {
    let entries = entries
    stage = try Stage.bench(List(entries) { EntryRow(entry: $0) }.listStyle(.plain))
    feed = PictureFeed(of: stage)
    _ = try feed.next(scale: Self.pixelsPerPoint)
    _ = stage.takeWork()
  }
}

/// A row changes, and its pixels.
final class LazyRowBench: LongList, Bench {
  private var round = 0

  func round(_ result: inout Measurement) throws {
    round += 1
    _ = stage.takeWork()
    var pixels = 0
    try result.time {
      entries[3].title = "Row \(round) changed"
      try stage.frame()
      pixels = try feed.refresh(scale: Self.pixelsPerPoint)
    }
    result.count(stage.takeWork(), pixels: pixels)
  }
}

/// The list moves by 90 points a frame.
final class ScrollBench: LongList, Bench {
  func round(_ result: inout Measurement) throws {
    let middle = CGPoint(x: 196, y: 426)
    let frames = 20
    _ = stage.takeWork()
    var pixels = 0
    try result.time {
      for _ in 0..<frames {
        try stage.take(.wheel(at: middle, by: CGSize(width: 0, height: 90)))
        try stage.frame()
        pixels += try feed.refresh(scale: Self.pixelsPerPoint)
      }
    }
    result["ms"] = result["ms"].map { $0 / Double(frames) }
    result["resident"] = Process.residentBytes
    result.count(stage.takeWork(), pixels: pixels)
  }
}

enum Process {
  /// Bytes of this process that are in memory.
  static var residentBytes: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// What the long list takes more than a short one that is shown in its place, pixels and all.
final class MemoryBench: Bench {
  private let before: Double
  private let list: LongList

  init() throws {
    before = try Self.residentBytesOfShortList()
    list = try LongList()
  }

  private static func residentBytesOfShortList() throws -> Double {
    let short = try ListBench()
    var result = Measurement()
    try short.round(&result)
    return withExtendedLifetime(short) { Process.residentBytes }
  }

  func round(_ result: inout Measurement) throws { result["added"] = Process.residentBytes - before }
}
