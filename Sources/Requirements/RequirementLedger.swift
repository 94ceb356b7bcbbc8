/// Each requirement with the tests that show it.
package struct RequirementLedger: Sendable {
  package enum Status: String, Sendable, CaseIterable {
    /// Every test that names it has passed.
    case passed
    case failed
    /// No test can show it off a device of Apple's; the reason stands beside it.
    case reason
    /// No test names it.
    case missing
  }

  package struct Entry: Sendable {
    package var requirement: Requirement
    package var status: Status
    /// Without repetition, in alphabetical order.
    package var tests: [String]
    package var reason: String?
  }

  package let entries: [Entry]
  /// Ids that tests name and that no table has, in alphabetical order.
  package let strangers: [String]

  package init(_ table: RequirementTable, verdicts: [Verdict]) {
    let byRow = Dictionary(grouping: verdicts, by: \.requirement)
    entries = table.rows.map { row in
      let verdicts = byRow[row.id] ?? []
      let reason = table.reasons[row.id]
      let status: Status =
        if verdicts.isEmpty {
          reason == nil ? .missing : .reason
        } else {
          verdicts.allSatisfy(\.passed) ? .passed : .failed
        }
      return Entry(requirement: row, status: status, tests: Set(verdicts.map(\.test)).sorted(), reason: reason)
    }
    strangers = byRow.keys.filter { table[$0] == nil }.sorted()
  }

  package func count(_ status: Status) -> Int { entries.count { $0.status == status } }

  /// Nothing is missing, nothing failed, and no test speaks of a row that there is not.
  package var isWhole: Bool { count(.missing) == 0 && count(.failed) == 0 && strangers.isEmpty }
}
