/// Runs a closure that reaches nodes. The public protocol for layouts knows no actor; it is called in
/// the layout pass only, which runs on the main actor, so that results cross nothing.
func inLayoutPass<Result>(_ use: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = use() }
  return result!
}
