/// Something in flight: a modifier's values, a place, a picture. Sampled by the animate pass.
@MainActor
package final class ActiveAnimation {
  enum State { case running, endless, ended }

  let node: Node
  private(set) var state: State
  /// It has not been sampled yet.
  private(set) var isNew = true
  /// Counts as complete, though it may still move.
  private var isComplete = false
  private let group: AnimationGroup?
  private let onDeath: (() -> Void)?
  private let sample: (Double) -> (state: State, isComplete: Bool)

  /// - Parameters:
  ///   - isEndless: nobody waits for it, from the start.
  ///   - onDeath: called in place of the sample when the node's life has ended.
  ///   - sample: writes what is seen at a time in seconds, and says whether it goes on.
  init(
    _ node: Node, group: AnimationGroup?, isEndless: Bool = false, onDeath: (() -> Void)? = nil,
    sample: @escaping (Double) -> (state: State, isComplete: Bool)
  ) {
    self.node = node
    state = isEndless ? .endless : .running
    self.group = group
    self.onDeath = onDeath
    self.sample = sample
    group?.running += 1
    group?.unfinished += 1
  }

  func advance(to time: Double) {
    let isDead = node.flags.contains(.isDead)
    let result = isDead ? (state: .ended, isComplete: true) : sample(time)
    if isDead { onDeath?() }
    state = result.state
    isNew = false
    if !isComplete, result.isComplete || state != .running {
      isComplete = true
      group?.unfinished -= 1
    }
    if state == .ended { group?.running -= 1 }
  }
}
