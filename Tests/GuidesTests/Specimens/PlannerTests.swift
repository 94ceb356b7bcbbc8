import Guides
import Testing

@Suite struct PlannerTests {
  @Test("the first row has the first value of everything")
  func first() {
    #expect(VariantPlanner.rows(counts: [3, 2, 2]).first == [0, 0, 0])
    #expect(VariantPlanner.rows(counts: []) == [[]])
    #expect(VariantPlanner.rows(counts: [1]) == [[0]])
  }

  @Test(
    "every value is shown, and every pair where twelve rows are enough",
    arguments: [[2, 2, 2], [4, 2], [3, 3], [2, 2, 2, 2], [5, 2, 2]])
  func pairs(counts: [Int]) {
    let rows = VariantPlanner.rows(counts: counts)
    #expect(rows.count <= VariantPlanner.usual)
    for left in counts.indices {
      for right in counts.indices where right > left {
        let seen = Set(rows.map { [$0[left], $0[right]] })
        #expect(seen.count == counts[left] * counts[right])
      }
    }
  }

  @Test("of too many combinations twelve are taken, and every value is among them")
  func limit() {
    let rows = VariantPlanner.rows(counts: [4, 5, 2, 2])
    #expect(rows.count == 12)
    #expect(Set(rows).count == 12)
    for (position, count) in [4, 5, 2, 2].enumerated() { #expect(Set(rows.map { $0[position] }).count == count) }
  }

  @Test("an enumeration with more cases than twelve is still shown whole")
  func large() {
    #expect(VariantPlanner.rows(counts: [17]).count == 17)
    #expect(VariantPlanner.rows(counts: [17, 2]).count >= 17)
  }

  @Test("two runs give the same rows")
  func stable() {
    #expect(VariantPlanner.rows(counts: [4, 3, 2, 5]) == VariantPlanner.rows(counts: [4, 3, 2, 5]))
  }
}
