/// What came of a script.
public struct ScriptReport: Equatable, Sendable {
  /// A line that did not come true.
  public struct Failure: Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    /// The line as it is written.
    public var source: String
    /// What was seen instead, in a sentence.
    public var message: String
    /// Seconds on the stage's clock.
    public var time: Double

    public var description: String { "Line \(line), at \(shortest(time)) s: \(source)\n  \(message)" }
  }

  /// How many steps were done, those that failed included.
  public var steps = 0
  public var failures: [Failure] = []

  /// Every line came true.
  public var isPassed: Bool { failures.isEmpty }
}

extension ScriptReport: CustomStringConvertible {
  public var description: String {
    let count = "\(steps) \(steps == 1 ? "step" : "steps")"
    return isPassed
      ? "passed: \(count)" : failures.map(\.description).joined(separator: "\n") + "\nfailed after \(count)"
  }
}
