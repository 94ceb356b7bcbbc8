// Animate
//
// Reads: the stage's time and what is in flight. Writes: presentation values of modifiers, places and
// pictures; no body runs for it. Counter: `samples`.

extension ViewGraph {
  func add(_ animation: ActiveAnimation) {
    activeAnimations.append(animation)
    requestFrame()
  }

  /// Samples what is in flight at the stage's time; what has come to its end is dropped.
  func runAnimations() {
    guard !activeAnimations.isEmpty else { return }
    let animations = activeAnimations
    activeAnimations.removeAll(keepingCapacity: true)
    isSampling = true
    defer { isSampling = false }
    for animation in animations {
      counters.samples += 1
      animation.advance(to: time)
    }
    activeAnimations = animations.filter { $0.state != .ended } + activeAnimations
  }

  /// Whether something moves that will come to an end by itself.
  package var hasFiniteAnimations: Bool {
    deadlines.hasFinite || activeAnimations.contains { $0.state == .running }
  }

  /// Moves the stage's clock; seconds. The next frame shows the new time.
  package func setTime(_ newTime: Double) {
    guard newTime > time else { return }
    time = newTime
    isTimeNew = true
    requestFrame()
  }
}
