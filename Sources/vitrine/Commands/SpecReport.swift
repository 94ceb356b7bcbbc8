import Foundation
import Requirements

/// The ledger as text and as JSON.
enum SpecReport {
  static func line(_ entry: RequirementLedger.Entry) -> String {
    let shown = entry.reason ?? entry.tests.joined(separator: ", ")
    let row = entry.requirement
    return [row.id, entry.status.rawValue, row.text, shown].joined(separator: "\t")
  }

  static func summary(_ ledger: RequirementLedger, kit: String?) -> String {
    Requirement.kits.filter { kit == nil || $0.name == kit }.compactMap { kit in
      let entries = ledger.entries.filter { $0.requirement.kit == kit.name }
      guard !entries.isEmpty else { return nil }
      let counts = RequirementLedger.Status.allCases.compactMap { status in
        let count = entries.count { $0.status == status }
        return count == 0 ? nil : "\(count) \(status.rawValue)"
      }
      return "\(kit.name): \(entries.count) rows, \(counts.joined(separator: ", "))\n"
    }.joined()
  }

  static func json(_ entries: [RequirementLedger.Entry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries.map(Row.init)), as: UTF8.self)
  }

  private struct Row: Encodable {
    var id: String
    var area: String
    var requirement: String
    var lines: String
    var checks: [String]
    var status: String
    var tests: [String]
    var reason: String?

    init(_ entry: RequirementLedger.Entry) {
      let row = entry.requirement
      (id, area, requirement) = (row.id, row.area, row.text)
      (lines, checks) = (row.lines, row.checks)
      (status, tests, reason) = (entry.status.rawValue, entry.tests, entry.reason)
    }
  }
}
