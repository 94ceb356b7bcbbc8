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

  /// At once, where `print` would wait for a full buffer.
  private static func answer(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

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
  /// Milliseconds, counts and bytes by name.
  private var values: [String: Double] = [:]

  subscript(_ name: String) -> Double? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Milliseconds that something takes.
  mutating func time(_ name: String = "ms", _ work: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    try work()
    let taken = start.duration(to: .now)
    values[name] = Double(taken.components.seconds) * 1e3 + Double(taken.components.attoseconds) * 1e-15
  }

  @MainActor
  mutating func count(_ work: [PassWork]) {
    for pass in work { values[pass.pass] = Double(pass.count) }
  }

  var line: String {
    let pairs = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{" + pairs.joined(separator: ",") + "}"
  }
}
