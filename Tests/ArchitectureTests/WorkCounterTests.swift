import Foundation
import Testing

/// What a round of each measured work does, against what was recorded: becoming slower shows here, whatever the clock says.
@Suite("Counted work") struct WorkCounterTests {
  @Test("no measured work does more than what is recorded in Scripts/bench/counters.json")
  func counters() throws {
    let recorded = try JSONDecoder().decode(
      [String: [String: Int]].self, from: Data(contentsOf: Project.root.appending(path: "Scripts/bench/counters.json")))
    #expect(recorded.count >= 7)
    let said = try Command.run(Project.products.appending(path: "vitrine-bench").path, "counts")
    struct Line: Decodable {
      var work: String
      var counts: [String: Int]
    }
    let lines = try said.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(Set(lines.map(\.work)) == Set(recorded.keys))
    for line in lines {
      let limits = try #require(recorded[line.work])
      #expect(Set(line.counts.keys) == Set(limits.keys), "\(line.work)")
      for (name, count) in line.counts {
        #expect(
          count <= limits[name] ?? 0,
          "\(line.work) does more \(name) than before. Where that has to be, 'make bench-counts' records it.")
      }
    }
  }
}
