import Foundation

/// What one run of one test says about one requirement: a line of the file that a test run leaves.
package struct Verdict: Equatable, Sendable {
  package var requirement: String
  /// Such as `TodoistKitTests.CheckboxTests/circle()`.
  package var test: String
  package var passed: Bool

  package init(requirement: String, test: String, passed: Bool) {
    self.requirement = requirement
    self.test = test
    self.passed = passed
  }

  /// `T-70`, `passed` or `failed`, the test, between tabs.
  package var line: String { "\(requirement)\t\(passed ? "passed" : "failed")\t\(test)\n" }

  /// - Returns: Nil for a line that is none, as the last one of a run that was cut off.
  package init?(line: some StringProtocol) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 3, columns[1] == "passed" || columns[1] == "failed" else { return nil }
    self.init(requirement: String(columns[0]), test: String(columns[2]), passed: columns[1] == "passed")
  }

  /// The verdicts of a file; nil where there is no such file.
  package static func read(_ file: URL) -> [Verdict]? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").compactMap { Verdict(line: $0) }
  }
}
