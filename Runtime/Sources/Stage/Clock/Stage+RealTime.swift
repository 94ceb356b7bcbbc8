import Foundation

// On the clock of the machine a host turns the run loop: Dispatch's main queue, on which Swift's main actor
// runs, too. The stage only says when it wants to be called.

extension Stage {
  /// Shows the present moment.
  /// - Returns: the seconds until the stage wants to be called again; nil for not before `onWake`.
  /// - Throws: when a view keeps changing itself.
  public func tick() throws -> Double? {
    guard virtualClock == nil else { return nil }
    graph.setTime(startOfRealTime.duration(to: .now).seconds)
    try frameIfNeeded()
    if graph.needsFrame { return 0 }
    let frame: Double? = graph.isMoving ? 1.0 / 60 : nil
    let deadline = graph.deadlines.next.map { max(0, $0 - graph.time) }
    return [frame, deadline].compactMap { $0 }.min()
  }

  /// Runs for so many seconds, on whatever turns the main queue.
  /// - Throws: when a view keeps changing itself, when the task is cancelled, or when the clock is virtual
  ///   and the time does not pass.
  public func run(for seconds: Double) async throws {
    guard virtualClock == nil else { return try advance(by: seconds) }
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      // A change that nobody announces beforehand is seen a sixtieth of a second later at most.
      let pause = min(try tick() ?? 1.0 / 60, 1.0 / 60)
      try await Task.sleep(until: min(.now + .seconds(pause), end), clock: .continuous)
    }
    _ = try tick()
  }
}

extension Duration {
  fileprivate var seconds: Double {
    let parts = components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
