/// The node of a `PhaseAnimator`: it enters the next phase when the animation of the last counts as done.
final class PhaseNode<Phase: Equatable>: ClosureNode {
  private var phases: [Phase] = []
  private var animation: (Phase) -> Animation? = { _ in nil }
  private var trigger: (any Equatable)?
  private var index = 0
  /// Tells a step from one that was overtaken.
  private var step = 0
  private var hasBegun = false

  var phase: Phase? { phases.indices.contains(index) ? phases[index] : nil }

  /// Steps that change nothing take a frame each.
  private var frameLength: Double { 1.0 / 60 }

  func follow(_ newPhases: [Phase], trigger newTrigger: (any Equatable)?, animation: @escaping (Phase) -> Animation?) {
    phases = newPhases
    self.animation = animation
    if index >= phases.count { index = 0 }
    let wasTriggered = hasBegun && !isSame(trigger, newTrigger)
    trigger = newTrigger
    defer { hasBegun = true }
    guard phases.count > 1 else { return }
    if newTrigger == nil ? !hasBegun : wasTriggered {
      // What was triggered starts again from the first phase.
      if newTrigger != nil { index = 0 }
      step += 1
      let number = step
      // The first phase is seen before the second is entered.
      graph.afterLayout { [weak self] in self?.goOn(number) }
    }
  }

  private func isSame(_ a: (any Equatable)?, _ b: (any Equatable)?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return compare(a)
  }

  private func goOn(_ number: Int) {
    guard number == step, !flags.contains(.isDead), phases.count > 1 else { return }
    index = (index + 1) % phases.count
    let isOver = trigger != nil && index == 0
    let start = graph.time
    var transaction = Transaction(animation: animation(phases[index]))
    transaction.isStepOfEndless = trigger == nil
    if !isOver {
      transaction.addAnimationCompletion { [weak self] in self?.stepEnded(number, start: start) }
      if let group = transaction.takeCompletions() { CurrentTransaction.groups.append(group) }
    }
    graph.enqueue(self, in: transaction)
  }

  private func stepEnded(_ number: Int, start: Double) {
    guard number == step, !flags.contains(.isDead) else { return }
    if graph.time > start { return goOn(number) }
    graph.at(start + frameLength, isEndless: trigger == nil) { [weak self] in self?.goOn(number) }
  }

  override var name: String { "PhaseAnimator" }
}
