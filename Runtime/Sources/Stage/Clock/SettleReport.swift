/// How a stage came to rest.
public struct SettleReport: Equatable, Sendable {
  /// Nothing that ends by itself was left: no animation, task, timer or other work that waits.
  public var isSettled: Bool
  /// Seconds on the stage's clock when it rested, or when it was given up.
  public var time: Double
  /// How many frames it took.
  public var frames: Int
  /// What would still have gone on when it was given up.
  public var pending: [String]
  /// What never ends, and was not waited for: repeating timers and animations, timelines, tasks that wait
  /// for an event.
  public var endless: [String]
}

extension SettleReport: CustomStringConvertible {
  public var description: String {
    var text = isSettled ? "settled at \(shortest(time)) s" : "not settled at \(shortest(time)) s"
    if !pending.isEmpty { text += "; pending: " + pending.joined(separator: ", ") }
    if !endless.isEmpty { text += "; endless: " + endless.joined(separator: ", ") }
    return text
  }
}
