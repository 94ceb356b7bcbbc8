extension StageScript {
  /// Does the steps one after another on a stage that shows a view. An expectation that does not come true is
  /// noted; a verb that cannot be done ends the script.
  /// - Parameter onFailure: called while the stage shows what it showed when a line did not come true.
  @MainActor
  public func run(on stage: Stage, onFailure: (ScriptReport.Failure) -> Void = { _ in }) -> ScriptReport {
    var report = ScriptReport()
    let hapticsBefore = stage.haptics.count
    for step in steps {
      report.steps += 1
      let failure = ScriptReport.Failure(line: step.line, source: step.source, message: "", time: stage.time)
      do {
        guard let message = try Self.failure(of: step, on: stage, after: hapticsBefore) else { continue }
        report.failures.append(failure.saying(message, at: stage.time))
        onFailure(report.failures[report.failures.count - 1])
      } catch {
        report.failures.append(failure.saying("\(error)", at: stage.time))
        onFailure(report.failures[report.failures.count - 1])
        break
      }
    }
    return report
  }

  /// - Returns: what was seen instead of what was expected; nil when it came true.
  @MainActor
  private static func failure(of step: Step, on stage: Stage, after haptics: Int) throws -> String? {
    switch step.kind {
    case .action(let action):
      try stage.perform(action)
      return nil
    case .expectation(let expectation): return try stage.failure(of: expectation, after: haptics)
    case .timeline(let timeline): return try stage.failure(of: timeline)
    }
  }
}

extension ScriptReport.Failure {
  fileprivate func saying(_ message: String, at time: Double) -> Self {
    var copy = self
    copy.message = message
    copy.time = time
    return copy
  }
}
