import Foundation
import Requirements
import Synchronization
import Testing

/// Says which rows of the specification a test shows, and notes how the test went.
package struct RequirementTrait: TestTrait, TestScoping {
  let ids: [String]

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let failed = Atomic(false)
    // An expectation that does not hold is an issue and throws nothing.
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { failed.store(true, ordering: .relaxed) }
      return issue
    }
    defer {
      for id in ids {
        VerdictFile.shared.add(
          Verdict(requirement: id, test: "\(test.id)".withoutPlace, passed: !failed.load(ordering: .relaxed)))
      }
    }
    do {
      try await watch.provideScope(for: test, testCase: testCase, performing: function)
    } catch {
      failed.store(true, ordering: .relaxed)
      throw error
    }
  }
}

extension Trait where Self == RequirementTrait {
  /// The test shows these rows of the specification.
  package static func shows(_ ids: String...) -> Self { RequirementTrait(ids: ids) }

  /// The test shows the rows from one number to another.
  package static func shows(_ letter: Character, _ numbers: ClosedRange<Int>) -> Self {
    RequirementTrait(ids: numbers.map { "\(letter)-" + ($0 < 10 ? "0\($0)" : "\($0)") })
  }
}

extension String {
  /// A test's id without the file and line in which it stands.
  fileprivate var withoutPlace: String {
    split(separator: "/").filter { !$0.contains(".swift:") }.joined(separator: "/")
  }
}
