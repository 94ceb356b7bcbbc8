/// The node of a `KeyframeAnimator`: its content is made anew for each sample.
final class KeyframeNode<Value>: ClosureNode {
  private(set) var value: Value
  var repeats = false
  var makeTimeline: ((Value) -> KeyframeTimeline<Value>)?
  private var trigger: (any Equatable)?
  private var hasBegun = false
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var isTicking = false

  init(_ value: Value, _ context: _ViewContext) {
    self.value = value
    super.init(context)
  }

  func follow(_ newTrigger: (any Equatable)?) {
    func isSame<T: Equatable>(_ a: T) -> Bool { (trigger as? T) == a }
    let begins = newTrigger.map { hasBegun && !isSame($0) } ?? !hasBegun
    trigger = newTrigger
    hasBegun = true
    if begins { begin() }
  }

  private func begin() {
    timeline = makeTimeline?(value)
    start = graph.time
    guard !isTicking else { return }
    isTicking = true
    graph.add(
      ActiveAnimation(self, group: nil, isEndless: repeats) { [weak self] time in
        guard let self else { return (.ended, true) }
        advance(to: time)
        graph.enqueueUpdate(self)
        isTicking = timeline != nil
        return (!isTicking ? .ended : repeats ? .endless : .running, !isTicking)
      })
  }

  private func advance(to time: Double) {
    while let timeline {
      let duration = timeline.duration
      if time - start < duration {
        value = timeline.value(time: time - start)
        return
      }
      value = timeline.value(time: duration)
      self.timeline = nil
      // Keyframes that take no time would be gone through for ever at once.
      guard repeats, duration > 0 else { return }
      start += duration
      self.timeline = makeTimeline?(value)
    }
  }

  override var name: String { "KeyframeAnimator" }
}
