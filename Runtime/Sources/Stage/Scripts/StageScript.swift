/// A script of what a user does and what is to be seen then: one step a line, `#` starts a comment.
///
///     preview "Shopping list"
///     tap "Add"
///     type "Milk"
///     press return
///     expect "Milk"
public struct StageScript: Equatable, Sendable {
  /// One line.
  public struct Step: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case action(StageAction)
      case expectation(StageExpectation)
      case timeline(StageTimeline)
    }

    /// From 1.
    public var line: Int
    /// As it is written.
    public var source: String
    public var kind: Kind

    public init(line: Int, source: String, kind: Kind) {
      self.line = line
      self.source = source
      self.kind = kind
    }
  }

  /// A line that says nothing that can be done.
  public struct ParseError: Error, Equatable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int
    public var message: String

    public var description: String { "Line \(line), column \(column): \(message)" }
  }

  /// The preview that the script is for, as its first line names it: `preview "Shopping list"`. Nil where it names none.
  public var preview: String?
  public var steps: [Step]

  public init(steps: [Step], preview: String? = nil) {
    self.steps = steps
    self.preview = preview
  }

  /// - Throws: `ParseError` for the first line that is none of a script.
  public init(parsing text: String) throws {
    steps = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, source) in lines.enumerated() {
      guard var line = try ScriptLine(String(source), number: index + 1) else { continue }
      if line.take("preview") {
        guard steps.isEmpty, preview == nil else {
          throw line.error("`preview` is the first line of a script, and there is one of it.")
        }
        preview = try line.text("the name of a preview")
        try line.end()
        continue
      }
      let kind = try line.step()
      try line.end()
      let written = String(source.drop(while: \.isWhitespace))
      steps.append(Step(line: index + 1, source: written, kind: kind))
    }
  }
}
