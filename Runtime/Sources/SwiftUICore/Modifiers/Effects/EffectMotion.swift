/// Values of a visual effect that take their time: what a scroll transition changes by an animation.
///
/// Unchecked, because effects are made on the main actor, where nodes are.
final class EffectMotion: @unchecked Sendable {
  /// Seconds of the stage's clock.
  var time = 0.0
  var environment = EnvironmentValues()
  private var values: [AnimatedVector<Double>] = []

  var isRunning: Bool { values.contains(where: \.isRunning) }

  /// What is seen now of values on their way to targets: at once without an animation, and the first time.
  func shown(_ targets: [(value: Double, animation: Animation?)]) -> [Double] {
    guard values.count == targets.count else {
      values = targets.map { AnimatedVector($0.value) }
      return targets.map(\.value)
    }
    return targets.indices.map { index in
      let (value, animation) = targets[index]
      if let animation {
        values[index].animate(to: value, with: animation, at: time, environment: environment)
      } else {
        values[index].set(value)
      }
      return values[index].sample(at: time)
    }
  }
}
