import CClock
import Foundation

/// A clock that is moved by hand. Code that runs under it gets its time, its randomness and its delayed
/// work from it, whether or not that code knows of stages: see `CClock`.
@MainActor
final class VirtualClock {
  /// Something that waits for a time of the clock.
  struct Pending {
    /// Seconds.
    let due: Double
    /// Seconds; 0 for what comes once.
    let interval: Double
    let name: String

    var isEndless: Bool { interval > 0 }

    /// As reports say it.
    var description: String {
      isEndless ? "\(name) every \(shortest(interval)) s" : "\(name) until \(shortest(due)) s"
    }
  }

  private nonisolated let clock: Handle

  /// Closes the clock with the stage, on whatever thread that happens.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { vitrine_clock_close(pointer) }
  }

  /// - Parameters:
  ///   - start: the date at time 0.
  ///   - seed: of the randomness that code under the clock gets.
  init(start: Date, seed: UInt64) {
    // Foundation's timers hold their `Timer`, which fires itself.
    vitrine_clock_set_timer_action { info in
      guard let info else { return }
      Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue().fire()
    }
    let microseconds = (start.timeIntervalSince1970 * 1e6).rounded()
    clock = Handle(vitrine_clock_create(Int64(microseconds) * 1000, seed))
  }

  /// Seconds since the start.
  var now: Double { Double(vitrine_clock_now(clock.pointer)) / 1e9 }

  /// Runs something under the clock.
  func perform<Result>(_ action: () throws -> Result) rethrows -> Result {
    let outer = vitrine_clock_enter(clock.pointer)
    defer { _ = vitrine_clock_enter(outer) }
    return try action()
  }

  /// Moves the clock forward; what is due becomes ready.
  func move(to time: Double) { vitrine_clock_move(clock.pointer, Int64((time * 1e9).rounded())) }

  /// Runs one piece of work that is ready.
  /// - Returns: whether there was one.
  func runNext() -> Bool { vitrine_clock_run(clock.pointer) != 0 }

  /// Waits for other threads that work for code under the clock.
  /// - Returns: whether they have ended or handed something over.
  func waitForThreads(milliseconds: Int32) -> Bool { vitrine_clock_wait(clock.pointer, milliseconds) != 0 }

  /// What waits, the earliest first.
  var pending: [Pending] {
    var entries = [vitrine_pending](repeating: vitrine_pending(), count: 16)
    while true {
      let count = Int(vitrine_clock_pending(clock.pointer, &entries, Int32(entries.count)))
      if count <= entries.count { return entries.prefix(count).map(Pending.init) }
      entries = [vitrine_pending](repeating: vitrine_pending(), count: count)
    }
  }
}

extension VirtualClock.Pending {
  fileprivate init(_ entry: vitrine_pending) {
    due = Double(entry.due) / 1e9
    interval = Double(entry.interval) / 1e9
    name = String(cString: entry.name)
  }
}

/// A number as people write it: 2, 0.25.
func shortest(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}
