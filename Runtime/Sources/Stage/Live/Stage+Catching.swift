import SwiftUI

// For hosts that have to bring a stage to a time faster than it would come there by itself.

extension Stage {
  /// Lets time pass until a moment as `advance(to:)` does, but shows nothing of what moves for ever on the way: where
  /// that is follows from the time alone.
  /// - Throws: when a view keeps changing itself, or when the clock is real.
  public func replay(to time: Double) throws {
    guard let clock = virtualClock else { throw StageError.clockIsReal }
    guard time.isFinite else { return }
    try turn()
    while graph.time < time {
      let next = [graph.isMovingToAnEnd ? nextTick : nil, graph.deadlines.next, clock.pending.first?.due]
        .compactMap { $0 }.min()
      try step(to: min(next ?? time, time))
    }
  }

  /// Runs code that changes what the view reads, as code on the stage, and shows what comes of it.
  /// - Throws: what the code throws, and when a view keeps changing itself.
  public func running<Result>(_ code: () throws -> Result) throws -> Result {
    let result = try performing(code)
    try passTime(0)
    return result
  }

  /// Goes to a moment in one step: what was due before is done there. For a host that cannot keep up.
  /// - Throws: when a view keeps changing itself, or when the clock is real.
  public func leap(to time: Double) throws {
    guard virtualClock != nil else { throw StageError.clockIsReal }
    guard time.isFinite, time > graph.time else { return }
    try step(to: time)
  }
}
