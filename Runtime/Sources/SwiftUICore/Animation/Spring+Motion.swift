extension Spring {
  /// What a displacement and a velocity of 1 become after a time: y = y₀ · a + v₀ · b.
  private func factors(at time: TimeInterval) -> (a: Double, b: Double, bRate: Double) {
    let t = max(time, 0)
    let (w, z) = (angularFrequency, dampingRatio)
    guard w > 0 else { return (1, t, 1) }
    let decay = z * w
    if abs(z - 1) < 1e-6 {
      let e = exp(-w * t)
      return ((1 + w * t) * e, t * e, (1 - w * t) * e)
    }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let e = exp(-decay * t)
      let (s, c) = (sin(wd * t), cos(wd * t))
      return (e * (c + decay / wd * s), e * s / wd, e * (c - decay / wd * s))
    }
    let wd = w * (z * z - 1).squareRoot()
    // As two exponentials: hyperbolic functions would overflow for long times.
    let (slow, fast) = (exp((wd - decay) * t), exp(-(wd + decay) * t))
    let (c, s) = ((slow + fast) / 2, (slow - fast) / 2)
    return (c + decay / wd * s, s / wd, c - decay / wd * s)
  }

  /// The value after a time in seconds, on the way from zero to the target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let f = factors(at: time)
    return target.scaled(by: 1 - f.a) + initialVelocity.scaled(by: f.b)
  }

  /// The velocity per second after a time in seconds, on the way from zero to the target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let f = factors(at: time)
    return target.scaled(by: angularFrequency * angularFrequency * f.b)
      + initialVelocity.scaled(by: f.bRate)
  }

  /// Moves a value and its velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let old = velocity
    velocity = self.velocity(target: way, initialVelocity: old, time: deltaTime)
    value += self.value(target: way, initialVelocity: old, time: deltaTime)
  }

  /// The force on the mass at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until the value stays within `epsilon` of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    restTime(
      distance: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// The first time after which a bound of the motion stays below `epsilon`: infinite without damping.
  package func restTime(distance: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    guard distance > 0 || velocity > 0 else { return 0 }
    guard angularFrequency > 0, dampingRatio > 0, epsilon > 0, distance.isFinite, velocity.isFinite else {
      return .infinity
    }
    func bound(_ time: Double) -> Double { self.bound(at: time, distance: distance, velocity: velocity) }
    var high = 1 / angularFrequency
    while bound(high) > epsilon {
      high *= 2
      if high > 1e6 { return .infinity }
    }
    var low = high / 2
    // The bound can rise at first; it falls for good from one swing on.
    if bound(low) <= epsilon { low = 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// Whether a time in seconds is not before `restTime`, which needs to be found only near it: while the bound is above
  /// `epsilon`, the motion goes on.
  package func isAtRest(after time: TimeInterval, distance: Double, velocity: Double, epsilon: Double) -> Bool {
    if angularFrequency > 0, dampingRatio > 0, time < 1e6,
      bound(at: time, distance: distance, velocity: velocity) > epsilon
    {
      return false
    }
    return time >= restTime(distance: distance, velocity: velocity, epsilon: epsilon)
  }

  /// How far a motion can be from its target at a time: swings are bounded by their amplitude, and near critical
  /// damping by the time itself.
  private func bound(at time: TimeInterval, distance: Double, velocity: Double) -> Double {
    let (w, z) = (angularFrequency, dampingRatio)
    let decay = z * w
    let swing = abs(1 - z * z).squareRoot() * w
    let push = velocity + decay * distance
    if z > 1 { return exp((swing - decay) * time) * (distance + push * min(time, 1 / swing)) }
    return exp(-decay * time) * (distance + push * min(time, 1 / max(swing, 1e-9)))
  }
}

extension Spring {
  /// The value after a time in seconds, on the way between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity per second after a time in seconds, on the way between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass on the way between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Seconds until the value stays within `epsilon` of the second value.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
