/// The way of one property along its keyframes.
struct KeyframePath<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Segment {
    var start: Double
    var duration: Double
    var from: Data
    var to: Data
    var curve: Curve
    /// Change per second.
    var startVelocity: Data
    var endVelocity: Data
  }

  private enum Curve {
    case linear(UnitCurve)
    case cubic
    case spring(Spring)
  }

  private let initial: Value
  private var segments: [Segment] = []
  /// Where the property is after the last keyframe.
  private var last: Data
  /// Seconds.
  private(set) var duration: Double = 0

  init(from initial: Value, along keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    last = initial.animatableData
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.target.animatableData
      guard case .move = keyframe.kind else {
        add(keyframe, target, &velocity, next: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
        continue
      }
      last = target
      velocity = .zero
    }
  }

  private mutating func add(
    _ keyframe: _Keyframe<Value>, _ target: Data, _ velocity: inout Data, next: _Keyframe<Value>?
  ) {
    var length = keyframe.duration.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    var segment = Segment(
      start: duration, duration: length, from: last, to: target, curve: .cubic, startVelocity: velocity,
      endVelocity: .zero)
    let way = target - last
    var end = target
    switch keyframe.kind {
    case .move: return
    case .linear(let curve):
      segment.curve = .linear(curve)
      segment.startVelocity = length > 0 ? way.scaled(by: curve.velocity(at: 0) / length) : .zero
      segment.endVelocity = length > 0 ? way.scaled(by: curve.velocity(at: 1) / length) : .zero
    case .cubic(let start, let end):
      if let start { segment.startVelocity = start.animatableData }
      segment.endVelocity = end?.animatableData ?? Self.velocity(from: last, length, over: target, into: next)
    case .spring(let spring, let start):
      segment.curve = .spring(spring)
      if let start { segment.startVelocity = start.animatableData }
      if keyframe.duration == nil {
        length = spring.settlingDuration(
          target: way, initialVelocity: segment.startVelocity,
          epsilon: max(way.magnitudeSquared.squareRoot(), 1e-9) / 1000)
        segment.duration = length
      } else {
        // A spring that is cut short is where it is.
        end = last + spring.value(target: way, initialVelocity: segment.startVelocity, time: length)
      }
      segment.endVelocity = spring.velocity(
        target: way, initialVelocity: segment.startVelocity, time: length)
    }
    velocity = segment.endVelocity
    last = end
    guard length > 0 else { return }
    segments.append(segment)
    duration += length
  }

  /// The velocity at a keyframe that leads smoothly into the next: between two cubic ones that of a
  /// Catmull–Rom spline, else that with which the next one starts.
  private static func velocity(
    from start: Data, _ length: Double, over middle: Data, into next: _Keyframe<Value>?
  ) -> Data {
    guard let next else { return .zero }
    let nextLength = max(0, next.duration ?? 0)
    let way = next.target.animatableData - middle
    switch next.kind {
    case .move: return .zero
    case .linear(let curve): return nextLength > 0 ? way.scaled(by: curve.velocity(at: 0) / nextLength) : .zero
    case .spring(_, let velocity): return velocity?.animatableData ?? .zero
    case .cubic(let velocity?, _): return velocity.animatableData
    case .cubic(nil, _):
      let both = length + nextLength
      return both > 0 ? (next.target.animatableData - start).scaled(by: 1 / both) : .zero
    }
  }

  /// The property after a time in seconds.
  func value(at time: Double) -> Value {
    var value = initial
    value.animatableData = data(at: time)
    return value
  }

  private func data(at time: Double) -> Data {
    guard let first = segments.first, time < duration else { return last }
    if time <= 0 { return first.from }
    // Times that are equal belong to the later segment: a jump has happened.
    guard let segment = segments.last(where: { $0.start <= time }) else { return first.from }
    let way = segment.to - segment.from
    let local = time - segment.start
    switch segment.curve {
    case .linear(let curve):
      return segment.from + way.scaled(by: curve.value(at: local / segment.duration))
    case .spring(let spring):
      return segment.from + spring.value(target: way, initialVelocity: segment.startVelocity, time: local)
    case .cubic:
      // Hermite's form.
      let t = local / segment.duration
      let (t2, t3) = (t * t, t * t * t)
      return segment.from + way.scaled(by: 3 * t2 - 2 * t3)
        + segment.startVelocity.scaled(by: (t3 - 2 * t2 + t) * segment.duration)
        + segment.endVelocity.scaled(by: (t3 - t2) * segment.duration)
    }
  }
}
