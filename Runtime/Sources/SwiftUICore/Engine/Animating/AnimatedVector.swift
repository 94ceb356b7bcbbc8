/// A vector on its way to a target: what is seen at a time, given the changes so far.
///
/// Each change that is animated adds a run over the difference it made. Runs add up, so that a curve
/// which replaces another loses no motion; a spring takes over the last run with its velocity.
package struct AnimatedVector<Value: VectorArithmetic> {
  private struct Run {
    let animation: Animation
    /// The whole way that the run makes.
    var way: Value
    let start: Double
    var context: AnimationContext<Value>
    /// Who waits for the run; a run that takes over another takes over those who wait for it.
    var groups: [AnimationGroup]
  }

  package private(set) var target: Value
  private var runs: [Run] = []

  package init(_ value: Value) { target = value }

  package var isRunning: Bool { !runs.isEmpty }

  /// Whether everything that still runs never ends by itself.
  package var isEndless: Bool { runs.allSatisfy { $0.animation.isEndless } }

  /// Goes to a value at once, ending what runs.
  package mutating func set(_ value: Value) {
    target = value
    runs.removeAll()
  }

  /// Changes the target, and what the runs have to make of it.
  mutating func adjust(target: Value, ways change: (inout Value) -> Void) {
    self.target = target
    for index in runs.indices { change(&runs[index].way) }
  }

  /// Goes to a value by an animation that starts at a time, in seconds.
  package mutating func animate(
    to value: Value, with animation: Animation, at time: Double, environment: EnvironmentValues,
    groups: [AnimationGroup] = []
  ) {
    guard value != target else { return }
    var context = AnimationContext<Value>(environment: environment)
    if var last = runs.last {
      let seen = sample(at: time)
      last = runs.last ?? last
      context = last.context
      let merges = animation.shouldMerge(
        previous: last.animation, value: last.way, time: time - last.start, context: &context)
      if merges {
        context.isLogicallyComplete = false
        runs = [
          Run(
            animation: animation, way: value - seen, start: time, context: context,
            groups: runs.flatMap(\.groups) + groups)
        ]
        target = value
        return
      }
      context = AnimationContext<Value>(environment: environment)
    }
    runs.append(Run(animation: animation, way: value - target, start: time, context: context, groups: groups))
    target = value
  }

  /// The value at a time; runs that are over are dropped.
  package mutating func sample(at time: Double) -> Value {
    guard !runs.isEmpty else { return target }
    var value = target
    var running: [Run] = []
    for var run in runs {
      guard
        let part = run.animation.animate(
          value: run.way, time: max(0, time - run.start), context: &run.context)
      else { continue }
      value += part - run.way
      running.append(run)
    }
    runs = running
    return value
  }

  /// Whether all runs count as done, though they may still move a little.
  package var isLogicallyComplete: Bool { runs.allSatisfy(\.context.isLogicallyComplete) }

  /// Whether a run that a group waits for still moves.
  package func runs(for group: AnimationGroup) -> Bool { runs.contains { run in run.groups.contains { $0 === group } } }

  /// Whether a run that a group waits for does not yet count as done.
  package func isUnfinished(for group: AnimationGroup) -> Bool {
    runs.contains { run in !run.context.isLogicallyComplete && run.groups.contains { $0 === group } }
  }
}
