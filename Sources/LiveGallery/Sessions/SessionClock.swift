/// The time of a session: seconds that its specimen has been awake.
package struct SessionClock {
  private var passed = 0.0
  private var started: ContinuousClock.Instant?

  /// - Parameter time: Seconds at which the clock starts when it is started.
  package init(at time: Double = 0) { passed = time }

  package var isRunning: Bool { started != nil }

  package func time(_ now: ContinuousClock.Instant = .now) -> Double {
    guard let started else { return passed }
    return passed + (now - started) / .seconds(1)
  }

  package mutating func start(_ now: ContinuousClock.Instant = .now) {
    if started == nil { started = now }
  }

  package mutating func stop(_ now: ContinuousClock.Instant = .now) {
    passed = time(now)
    started = nil
  }
}
