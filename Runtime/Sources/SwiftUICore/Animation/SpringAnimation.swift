/// An animation by a spring. One that replaces another goes on with its velocity.
struct SpringAnimation: DescribedAnimation {
  var spring: Spring
  /// The velocity at the start; 1 is the whole way in a second.
  var initialVelocity: Double = 0
  /// Seconds over which a change of the spring itself is blended.
  var blendDuration: TimeInterval = 0
  /// A spring that is added to a running one, instead of taking it over.
  var isAdditive = false
  /// How it was written.
  var text: String

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = startVelocity(value, context)
    let distance = value.magnitudeSquared.squareRoot()
    if time >= spring.duration { context.isLogicallyComplete = true }
    let isOver = spring.isAtRest(
      after: time, distance: distance, velocity: start.magnitudeSquared.squareRoot(),
      epsilon: max(distance, 1e-9) / 1000)
    guard !isOver else { return nil }
    return spring.value(target: value, initialVelocity: start, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: startVelocity(value, context), time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard !isAdditive else { return false }
    if let velocity = previous.velocity(value: value, time: time, context: context) {
      context.state[InheritedVelocity<V>.self] = velocity
    }
    return true
  }

  private func startVelocity<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> V {
    let inherited = context.state[InheritedVelocity<V>.self]
    return initialVelocity == 0 ? inherited : inherited + value.scaled(by: initialVelocity)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.spring == b.spring && a.initialVelocity == b.initialVelocity
      && a.blendDuration == b.blendDuration && a.isAdditive == b.isAdditive
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
    hasher.combine(initialVelocity)
  }
}

private enum InheritedVelocity<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: V { .zero }
}
