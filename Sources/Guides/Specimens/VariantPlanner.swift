/// Chooses few combinations of values that show every value, and as many pairs of values as fit.
package enum VariantPlanner {
  /// Combinations that are enough for people; every value is shown even where it takes more.
  package static let usual = 12
  package static let most = 24

  /// Rows of indices, one per choice. `counts` are the numbers of values; the first row has the first of each.
  package static func rows(counts: [Int], limit: Int = usual) -> [[Int]] {
    guard !counts.isEmpty else { return [[]] }
    let needed = min(most, counts.max() ?? 1)
    let limit = max(limit, needed)
    var rows = [counts.map { _ in 0 }]
    var pairs = Pairs(counts)
    pairs.cover(rows[0])
    while !pairs.isDone, rows.count < limit {
      let row = next(counts: counts, pairs: pairs)
      pairs.cover(row)
      rows.append(row)
    }
    return rows
  }

  /// The row that shows most of what was not shown: choices with many values decide first.
  private static func next(counts: [Int], pairs: Pairs) -> [Int] {
    var row = counts.map { _ in -1 }
    let order = counts.indices.sorted { (counts[$0], $1) > (counts[$1], $0) }
    for position in order {
      let best = (0..<counts[position]).max { left, right in
        pairs.gain(of: left, at: position, in: row) < pairs.gain(of: right, at: position, in: row)
          || (pairs.gain(of: left, at: position, in: row) == pairs.gain(of: right, at: position, in: row)
            && left > right)
      }
      row[position] = best ?? 0
    }
    return row
  }

  /// What was shown so far.
  private struct Pairs {
    private let counts: [Int]
    private var singles: [[Int]]
    private var seen: Set<[Int]> = []
    private let total: Int

    init(_ counts: [Int]) {
      self.counts = counts
      singles = counts.map { Array(repeating: 0, count: $0) }
      var total = 0
      for left in counts.indices {
        for right in counts.indices where right > left { total += counts[left] * counts[right] }
      }
      self.total = total
    }

    var isDone: Bool { seen.count == total && singles.allSatisfy { !$0.contains(0) } }

    mutating func cover(_ row: [Int]) {
      for left in row.indices {
        singles[left][row[left]] += 1
        for right in row.indices where right > left { seen.insert([left, row[left], right, row[right]]) }
      }
    }

    /// A value that was never shown is worth more than any pair; of equals the one that was shown least is taken.
    func gain(of value: Int, at position: Int, in row: [Int]) -> Int {
      var gain = singles[position][value] == 0 ? 10_000 : 0
      for other in row.indices where other != position && row[other] >= 0 {
        let pair = other < position ? [other, row[other], position, value] : [position, value, other, row[other]]
        if !seen.contains(pair) { gain += 100 }
      }
      return gain - min(99, singles[position][value])
    }
  }
}
