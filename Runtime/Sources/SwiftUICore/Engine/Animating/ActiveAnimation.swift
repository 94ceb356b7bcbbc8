/// Something in flight: a modifier's values, a place, a picture. Sampled by the animate pass.
@MainActor
final class ActiveAnimation {
  enum State { case running, endless, ended }

  let node: Node
  private(set) var state = State.running
  /// It has not been sampled yet.
  private(set) var isNew = true
  /// Counts as complete, though it may still move.
  private var isComplete = false
  private let group: AnimationGroup?
  private let sample: (Double) -> (state: State, isComplete: Bool)

  /// - Parameter sample: writes what is seen at a time in seconds, and says whether it goes on.
  init(
    _ node: Node, group: AnimationGroup?, sample: @escaping (Double) -> (state: State, isComplete: Bool)
  ) {
    self.node = node
    self.group = group
    self.sample = sample
    group?.running += 1
    group?.unfinished += 1
  }

  func advance(to time: Double) {
    let result = node.flags.contains(.isDead) ? (state: .ended, isComplete: true) : sample(time)
    state = result.state
    isNew = false
    if !isComplete, result.isComplete || state != .running {
      isComplete = true
      group?.unfinished -= 1
    }
    if state == .ended { group?.running -= 1 }
  }
}
