/// A line that could not compile anywhere and was mended.
package struct Repair: Codable, Sendable, Equatable {
  /// The name of the rule.
  package var rule: String
  package var line: Int
  /// The line as it stands in the guide, without indentation.
  package var before: String
  package var after: String

  package init(rule: String, line: Int, before: String, after: String) {
    self.rule = rule
    self.line = line
    self.before = before
    self.after = after
  }
}
