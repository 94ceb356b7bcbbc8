import Foundation
import SwiftUI

// How time passes on a stage: in steps, each of which ends at the next moment at which something happens.
// While something moves that is each sixtieth of a second, else the time of the next deadline.

extension Stage {
  /// Seconds on the stage's clock.
  public var time: Double { graph.time }

  /// The date on the stage's clock.
  public var date: Date { graph.date }

  /// Lets time pass until a moment, with a frame at each moment at which something happens.
  /// - Parameter time: seconds on the stage's clock; a moment that has passed changes nothing.
  /// - Throws: when a view keeps changing itself, or when the clock is real.
  public func advance(to time: Double) throws {
    guard virtualClock != nil else { throw StageError.clockIsReal }
    guard time.isFinite else { return }
    try turn()
    while graph.time < time {
      try step(to: min(nextMoment ?? time, time))
    }
  }

  /// Lets so many seconds pass.
  /// - Throws: when a view keeps changing itself, or when the clock is real.
  public func advance(by seconds: Double) throws { try advance(to: graph.time + seconds) }

  /// Lets time pass until everything that ends by itself has ended.
  /// - Parameter cap: seconds after which the wait is given up; the report says so.
  /// - Throws: when a view keeps changing itself, or when the clock is real.
  @discardableResult
  public func settle(cap: Double = 60) throws -> SettleReport {
    guard virtualClock != nil else { throw StageError.clockIsReal }
    let limit = graph.time + cap
    let before = frameCount
    try turn()
    while let last = nextFiniteMoment, last <= limit, let next = nextMoment, next <= limit {
      try step(to: next)
    }
    let pending = pendingNames
    return SettleReport(
      isSettled: pending.isEmpty, time: graph.time, frames: frameCount - before, pending: pending, endless: endlessNames
    )
  }

  /// Runs the frame that is asked for and all work that is ready, until neither is left.
  func turn() throws {
    try performing {
      for _ in 0..<Self.turnLimit {
        if let due = graph.deadlines.next, due <= graph.time { graph.requestFrame() }
        let didFrame = try frameIfNeeded()
        guard let clock = virtualClock else { return }
        if clock.runNext() { continue }
        // Code on the stage may have slept, which moves the clock.
        if clock.now > graph.time + 1e-9 {
          graph.setTime(clock.now)
          continue
        }
        if !didFrame, !isWaitingForThreads(clock) {
          // An animation says after its first sample only whether it ends.
          if graph.hasNewAnimations { graph.sampleNewAnimations() } else { return }
        }
      }
      throw StageError.neverQuiet(rounds: Self.turnLimit)
    }
  }

  /// Rounds of one moment after which work that starts itself again is taken for endless.
  private static let turnLimit = 20_000

  private func isWaitingForThreads(_ clock: VirtualClock) -> Bool {
    if clock.waitForThreads(milliseconds: 0) {
      threadsAreLate = false
      // What they handed over in the meantime counts.
      return clock.runNext()
    }
    guard !threadsAreLate else { return false }
    threadsAreLate = !clock.waitForThreads(milliseconds: Int32(threadPatience * 1000))
    return !threadsAreLate
  }

  func step(to time: Double) throws {
    performing {
      virtualClock?.move(to: time)
      graph.setTime(time)
    }
    try turn()
  }

  /// The next moment at which something happens by itself, in seconds of a virtual clock; nil when nothing will.
  public var nextMoment: Double? {
    [graph.isMoving ? nextTick : nil, graph.deadlines.next, virtualClock?.pending.first?.due]
      .compactMap { $0 }.min()
  }

  /// The next moment at which something happens that comes to an end.
  var nextFiniteMoment: Double? {
    [
      graph.isMovingToAnEnd ? nextTick : nil, graph.deadlines.nextFinite,
      virtualClock?.pending.first { !$0.isEndless }?.due,
    ].compactMap { $0 }.min()
  }

  /// The next sixtieth of a second.
  var nextTick: Double { ((graph.time * 60 + 1e-6).rounded(.down) + 1) / 60 }

  private var pendingNames: [String] {
    var names = graph.pendingNames
    names += virtualClock?.pending.filter { !$0.isEndless }.map(\.description) ?? []
    if threadsAreLate { names.append("work on another queue") }
    return names.uniqued
  }

  /// What never ends, as reports name it.
  var endlessNames: [String] {
    (graph.endlessNames + (virtualClock?.pending.filter(\.isEndless).map(\.description) ?? [])).uniqued
  }
}

extension [String] {
  /// Each once, in order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
