import Dispatch

/// Allows so many events a second over a while, and so many at once.
package struct TokenBucket: Sendable {
  private let rate: Double
  private let capacity: Double
  private var tokens: Double
  private var last: UInt64?

  /// - Parameter rate: Events a second.
  package init(rate: Double, capacity: Double) {
    self.rate = rate
    self.capacity = capacity
    tokens = capacity
  }

  /// Takes one event; false when there are too many.
  package mutating func take(at time: DispatchTime) -> Bool {
    let now = time.uptimeNanoseconds
    if let last { tokens = min(capacity, tokens + Double(now - min(now, last)) / 1e9 * rate) }
    last = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
