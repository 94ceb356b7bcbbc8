/// A vector on its way to a target: what is seen at a time, given the changes so far.
///
/// Each change that is animated adds a run over the difference it made. Runs add up, so that a curve
/// which replaces another loses no motion; a spring takes over the last run with its velocity.
package struct AnimatedVector<Value: VectorArithmetic> {
  private struct Run {
    let animation: Animation
    /// Asked in each frame, where finding out takes a cast.
    let isEndless: Bool
    /// The whole way that the run makes.
    var way: Value
    let start: Double
    var context: AnimationContext<Value>
    /// Who waits for the run; a run that takes over another takes over those who wait for it.
    var groups: [AnimationGroup]
    /// The animation has nothing more to say.
    var isOver = false

    init(
      _ animation: Animation, way: Value, start: Double, context: AnimationContext<Value>, groups: [AnimationGroup]
    ) {
      self.animation = animation
      isEndless = animation.isEndless
      self.way = way
      self.start = start
      self.context = context
      self.groups = groups
    }
  }

  package private(set) var target: Value
  private var runs: [Run] = []
  /// What was seen at the time that was asked for last; nil once something else has changed it.
  private var seen: (time: Double, value: Value)?

  package init(_ value: Value) { target = value }

  package var isRunning: Bool { !runs.isEmpty }

  /// Whether everything that still runs never ends by itself.
  package var isEndless: Bool { runs.allSatisfy(\.isEndless) }

  /// Goes to a value at once, ending what runs.
  package mutating func set(_ value: Value) {
    target = value
    seen = nil
    runs.removeAll()
  }

  /// Changes the target, and what the runs have to make of it.
  mutating func adjust(target: Value, ways change: (inout Value) -> Void) {
    self.target = target
    seen = nil
    for index in runs.indices { change(&runs[index].way) }
  }

  /// Goes to a value by an animation that starts at a time, in seconds.
  package mutating func animate(
    to value: Value, with animation: Animation, at time: Double, environment: EnvironmentValues,
    groups: [AnimationGroup] = []
  ) {
    guard value != target else { return }
    defer { seen = nil }
    var context = AnimationContext<Value>(environment: environment)
    if var last = runs.last {
      let start = sample(at: time)
      last = runs.last ?? last
      context = last.context
      let merges = animation.shouldMerge(
        previous: last.animation, value: last.way, time: time - last.start, context: &context)
      if merges {
        context.isLogicallyComplete = false
        runs = [
          Run(
            animation, way: value - start, start: time, context: context, groups: runs.flatMap(\.groups) + groups)
        ]
        target = value
        return
      }
      context = AnimationContext<Value>(environment: environment)
    }
    runs.append(Run(animation, way: value - target, start: time, context: context, groups: groups))
    target = value
  }

  /// The value at a time; runs that are over are dropped.
  ///
  /// Who moves a value and who shows it ask for the same time: the runs are sampled once for it.
  package mutating func sample(at time: Double) -> Value {
    guard !runs.isEmpty else { return target }
    if let seen, seen.time == time { return seen.value }
    var value = target
    var hasEnded = false
    for index in runs.indices {
      let (animation, way) = (runs[index].animation, runs[index].way)
      let elapsed = max(0, time - runs[index].start)
      if let part = animation.animate(value: way, time: elapsed, context: &runs[index].context) {
        value += part - way
      } else {
        runs[index].isOver = true
        hasEnded = true
      }
    }
    if hasEnded { runs.removeAll(where: \.isOver) }
    seen = (time, value)
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
