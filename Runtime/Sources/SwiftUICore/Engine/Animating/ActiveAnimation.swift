/// Something in flight: a modifier's values, a place, a picture. Sampled by the animate pass.
@MainActor
final class ActiveAnimation {
  enum State { case running, endless, ended }

  let node: Node
  private(set) var state = State.running
  private let sample: (Double) -> State

  /// - Parameter sample: writes what is seen at a time in seconds, and says whether it goes on.
  init(_ node: Node, sample: @escaping (Double) -> State) {
    self.node = node
    self.sample = sample
  }

  func advance(to time: Double) { state = node.flags.contains(.isDead) ? .ended : sample(time) }
}
