/// An animation along a curve, of a fixed duration.
struct CurveAnimation: DescribedAnimation {
  var curve: UnitCurve
  /// Seconds.
  var duration: TimeInterval
  /// How it was written.
  var text: String

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: max(time, 0) / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0 else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  // The words tell nothing of the motion: `easeOut` and `easeOut(duration: 0.35)` are the same.
  static func == (a: Self, b: Self) -> Bool { a.curve == b.curve && a.duration == b.duration }
  func hash(into hasher: inout Hasher) {
    hasher.combine(curve)
    hasher.combine(duration)
  }
}

extension Animation {
  /// Seconds, where none are given.
  private static let standardDuration: TimeInterval = 0.35

  private static func curve(_ name: String, _ curve: UnitCurve, _ duration: TimeInterval?) -> Animation {
    let text = duration.map { callText(name, [("duration", $0.typed)]) } ?? name
    return Animation(CurveAnimation(curve: curve, duration: duration ?? standardDuration, text: text))
  }

  public static var linear: Animation { curve("linear", .linear, nil) }
  public static var easeIn: Animation { curve("easeIn", .easeIn, nil) }
  public static var easeOut: Animation { curve("easeOut", .easeOut, nil) }
  public static var easeInOut: Animation { curve("easeInOut", .easeInOut, nil) }

  /// A steady change; seconds.
  public static func linear(duration: TimeInterval) -> Animation { curve("linear", .linear, duration) }

  /// A change that starts slowly; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve("easeIn", .easeIn, duration) }

  /// A change that ends slowly; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve("easeOut", .easeOut, duration) }

  /// A change that starts and ends slowly; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    curve("easeInOut", .easeInOut, duration)
  }

  /// A change along a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    let points = [p1x, p1y, p2x, p2y].map { (label: "", value: Optional($0.typed)) }
    return Animation(
      CurveAnimation(
        curve: curve, duration: duration,
        text: callText("timingCurve", points + [("duration", duration.typed)])))
  }

  /// A change along a curve; seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      CurveAnimation(
        curve: curve, duration: duration,
        text: callText("timingCurve", [("", "\(curve.function)"), ("duration", duration.typed)])))
  }
}
