extension Animation {
  /// The animation after a pause in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(animation: self, delay: delay))
  }

  /// The animation at another speed; 2 takes half the time.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(animation: self, speed: speed))
  }

  /// The animation several times; every other one runs back when it reverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation without end; every other one runs back when it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, counted as complete after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalAnimation(animation: self, duration: duration))
  }

  /// The animation never ends by itself.
  package var isEndless: Bool {
    switch base {
    case let animation as RepeatAnimation: animation.count == nil || animation.animation.isEndless
    case let animation as DelayedAnimation: animation.animation.isEndless
    case let animation as SpeedAnimation: animation.speed <= 0 || animation.animation.isEndless
    case let animation as LogicalAnimation: animation.animation.isEndless
    default: false
    }
  }
}

private struct DelayedAnimation: DescribedAnimation {
  var animation: Animation
  var delay: TimeInterval

  var text: String { "\(animation).delay(\(delay.typed))" }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return animation.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : animation.velocity(value: value, time: time - delay, context: context)
  }
}

private struct SpeedAnimation: DescribedAnimation {
  var animation: Animation
  var speed: Double

  var text: String { "\(animation).speed(\(speed.typed))" }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

private struct LogicalAnimation: DescribedAnimation {
  var animation: Animation
  var duration: TimeInterval

  var text: String { "\(animation).logicallyComplete(after: \(duration.typed))" }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = animation.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

private struct RepeatAnimation: DescribedAnimation {
  var animation: Animation
  /// nil is for ever.
  var count: Int?
  var autoreverses: Bool

  var text: String {
    let call =
      count.map {
        callText("repeatCount", [("", "\($0)"), ("autoreverses", autoreverses ? nil : "false")])
      } ?? callText("repeatForever", [("autoreverses", autoreverses ? nil : "false")])
    return "\(animation).\(call)"
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var round = context.state[Round.self]
    // One frame can end several short rounds.
    while count.map({ round.index < $0 }) ?? true {
      let isBackwards = autoreverses && round.index % 2 == 1
      var inner = AnimationContext<V>(environment: context.environment)
      if let part = animation.animate(value: value, time: time - round.start, context: &inner) {
        context.state[Round.self] = round
        return isBackwards ? value - part : part
      }
      let length = duration(value: value, context: inner)
      guard length > 0 else { return nil }
      round = Round.Value(index: round.index + 1, start: round.start + length)
    }
    return nil
  }

  /// The seconds of one round, found by halving: an animation tells only whether it is over.
  private func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    func isOver(_ time: TimeInterval) -> Bool {
      var inner = AnimationContext<V>(environment: context.environment)
      return animation.animate(value: value, time: time, context: &inner) == nil
    }
    var high = 1.0
    while !isOver(high) {
      high *= 2
      if high > 1e6 { return .infinity }
    }
    var low = 0.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private enum Round: AnimationStateKey {
    struct Value {
      var index = 0
      var start: TimeInterval = 0
    }
    static var defaultValue: Value { Value() }
  }
}
