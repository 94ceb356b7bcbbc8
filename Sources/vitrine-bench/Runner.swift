import Foundation
import Stage

/// Takes orders and says how long each took.
@MainActor
enum Runner {
  /// From the start of the process to the picture of a list on disk.
  static func picture(_ path: String) throws {
    let bench = try ListBench()
    try bench.stage.png().write(to: URL(filePath: path))
  }

  static func serve() throws {
    var benches: [String: any Bench] = [:]
    while let name = readLine() {
      guard let make = all[name] else {
        answer(#"{"error":"there is no \#(name)"}"#)
        continue
      }
      let bench: any Bench
      if let made = benches[name] { bench = made } else { bench = try make() }
      benches[name] = bench
      var result = Measurement()
      try bench.round(&result)
      answer(result.line)
    }
  }

  /// What one round of each work that counts did, without times: the same in every process and build.
  static func counts() throws {
    for (name, make) in all.sorted(by: { $0.key < $1.key }) where !uncounted.contains(name) {
      let bench = try make()
      var result = Measurement()
      // The first round fills what is kept from one frame to the next.
      for _ in 0..<2 {
        result = Measurement()
        try bench.round(&result)
      }
      answer(#"{"work":"\#(name)","counts":\#(result.countLine)}"#)
    }
  }

  /// At once, where `print` would wait for a full buffer.
  private static func answer(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// Works that use a stage for many views, or none: there is nothing to count.
  private static let uncounted: Set = ["components", "memory", "text"]

  private static let all: [String: @MainActor () throws -> any Bench] = [
    "row": { try ListBench() }, "lazy-row": { try LazyRowBench() }, "scroll": { try ScrollBench() },
    "springs": { try SpringBench() }, "canvas": { try CanvasBench() }, "text": { try TextBench() },
    "tree": { try TreeBench() }, "leaf": { try LeafBench() }, "components": { try ComponentBench() },
    "memory": { try MemoryBench() },
  ]
}

/// Something that is measured round by round.
@MainActor
protocol Bench {
  func round(_ result: inout Measurement) throws
}

/// The numbers of one round.
struct Measurement {
  /// Milliseconds and bytes by name.
  private var values: [String: Double] = [:]
  /// What the passes of the frame did, and pixels.
  private var counts: [String: Int] = [:]

  subscript(_ name: String) -> Double? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Milliseconds that something takes.
  mutating func time(_ name: String = "ms", _ work: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    try measuredWork(work)
    let taken = start.duration(to: .now)
    values[name] = Double(taken.components.seconds) * 1e3 + Double(taken.components.attoseconds) * 1e-15
  }

  /// Notes what the passes did, and how many pixels were drawn where some were.
  @MainActor
  mutating func count(_ work: [PassWork], pixels: Int? = nil) {
    for pass in work { counts[pass.pass] = pass.count }
    counts["pixels"] = pixels
  }

  var line: String {
    Self.object(values.mapValues { "\($0)" }.merging(counts.mapValues { "\($0)" }) { $1 })
  }

  /// The counts alone.
  var countLine: String { Self.object(counts.mapValues { "\($0)" }) }

  private static func object(_ members: [String: String]) -> String {
    "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}

/// What is measured runs in this function: `valgrind` is told its name, and counts the instructions of nothing else.
@inline(never)
private func measuredWork(_ work: () throws -> Void) rethrows { try work() }
