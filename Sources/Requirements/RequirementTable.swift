import Foundation

/// The rows of a folder such as `Specification`: one file a kit, one line a row, five columns between tabs.
package struct RequirementTable: Sendable {
  package let rows: [Requirement]
  /// Why a row cannot be checked off a device of Apple's, by id.
  package let reasons: [String: String]
  private let index: [String: Int]

  /// - Throws: One sentence that names the file and the line that is wrong.
  package init(folder: URL) throws {
    var rows: [Requirement] = []
    for kit in Requirement.kits {
      let file = folder.appending(path: "\(kit.name).tsv")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      rows += try Self.rows(of: file, letter: kit.letter)
    }
    guard !rows.isEmpty else { throw RequirementError("There are no requirements in \(folder.path).") }
    index = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    guard index.count == rows.count else {
      let twice = Dictionary(grouping: rows, by: \.id).filter { $1.count > 1 }.keys.sorted()
      throw RequirementError(
        "An id may stand for one row only; twice in \(folder.path): \(twice.joined(separator: ", ")).")
    }
    reasons = try Self.reasons(of: folder.appending(path: "Reasons.tsv"), among: Set(index.keys))
    self.rows = rows
  }

  package subscript(_ id: String) -> Requirement? { index[id].map { rows[$0] } }

  private static func rows(of file: URL, letter: Character) throws -> [Requirement] {
    try lines(of: file).map { number, line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let id = columns[0]
      guard columns.count == 5, id.hasPrefix("\(letter)-"), Int(id.dropFirst(2)) != nil, !columns[2].isEmpty else {
        throw RequirementError(
          "\(file.path):\(number): a row is an id such as \(letter)-1, an area, a sentence, lines and checks, between tabs."
        )
      }
      return Requirement(
        id: id, area: columns[1], text: columns[2], lines: columns[3],
        checks: columns[4].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  private static func reasons(of file: URL, among ids: Set<String>) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    var reasons: [String: String] = [:]
    for (number, line) in try lines(of: file) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 2, ids.contains(columns[0]), !columns[1].isEmpty else {
        throw RequirementError("\(file.path):\(number): a line is the id of a row and a reason, between a tab.")
      }
      reasons[columns[0]] = columns[1]
    }
    return reasons
  }

  private static func lines(of file: URL) throws -> [(number: Int, line: String)] {
    let text: String
    do { text = try String(contentsOf: file, encoding: .utf8) } catch {
      throw RequirementError("\(file.path) cannot be read as text.")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, String($0.element)) }.filter { !$0.1.isEmpty }
  }
}

/// A sentence about what is wrong with the rows.
package struct RequirementError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
