import Foundation

/// How many heavy steps go on at the same time, over all guides.
package final class Slots: Sendable {
  package let count: Int
  private let semaphore: DispatchSemaphore

  package init(_ count: Int) {
    self.count = max(count, 1)
    semaphore = DispatchSemaphore(value: self.count)
  }

  /// Does something heavy when a slot is free.
  package func occupy<Value>(_ work: () throws -> Value) rethrows -> Value {
    semaphore.wait()
    defer { semaphore.signal() }
    return try work()
  }
}
