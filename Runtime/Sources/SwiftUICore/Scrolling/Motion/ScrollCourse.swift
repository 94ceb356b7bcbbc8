import CoreGraphics
import Foundation

/// How an offset moves by itself along one axis: closed forms, one after the other.
struct ScrollCourse {
  /// One closed form; times count from its start, in seconds.
  enum Leg {
    /// Slows down by a factor each millisecond: v·rᵗ.
    case coast(from: CGFloat, velocity: CGFloat)
    /// A critically damped spring, with a displacement from its rest at the start.
    case spring(rest: CGFloat, displacement: CGFloat, velocity: CGFloat)
    /// Slows down as a coast does, but to a place of its own; what it has too much or too little of speed
    /// for that is lost quickly.
    case approach(rest: CGFloat, slow: CGFloat, quick: CGFloat)
  }

  /// UIScrollView's normal rate of deceleration, per millisecond.
  static let normalRate: CGFloat = 0.998
  /// The same per second: velocities fall as e^(-decay · t).
  static let decay = -1000 * CGFloat(log(Double(normalRate)))
  /// Radians a second of the spring at the ends: a response of 0.5 s.
  static let frequency = 2 * CGFloat.pi / 0.5

  private(set) var legs: [(start: Double, leg: Leg)]
  /// When it has come to rest.
  private(set) var end: Double
  private(set) var rest: CGFloat

  private init(_ legs: [(start: Double, leg: Leg)], end: Double, rest: CGFloat) {
    self.legs = legs
    self.end = end
    self.rest = rest
  }

  // MARK: Kinds

  /// After a finger has let go: slows down, and comes back from beyond the ends.
  /// - Parameters:
  ///   - velocity: points a second.
  ///   - bounces: whether the motion goes on beyond the ends.
  ///   - tolerance: points that nobody sees.
  init(
    from offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool, at time: Double,
    tolerance: CGFloat
  ) {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    if offset != edge {
      self.init(to: edge, from: offset, velocity: velocity, at: time, tolerance: tolerance)
      return
    }
    let rest = offset + velocity / Self.decay
    if range.contains(rest) {
      let duration = Self.time(toFall: abs(velocity) / Self.decay, below: tolerance, rate: Self.decay)
      self.init([(time, .coast(from: offset, velocity: velocity))], end: time + duration, rest: rest)
      return
    }
    let end = rest < range.lowerBound ? range.lowerBound : range.upperBound
    // Where o + v / k · (1 - e^(-kt)) is the end.
    let part = 1 - Self.decay * (end - offset) / velocity
    let crossing = time - Double(log(Double(max(part, .leastNonzeroMagnitude)))) / Double(Self.decay)
    var legs: [(start: Double, leg: Leg)] = [(time, .coast(from: offset, velocity: velocity))]
    guard bounces else {
      self.init(legs, end: crossing, rest: end)
      return
    }
    let beyond = ScrollCourse(
      to: end, from: end, velocity: velocity * part, at: crossing, tolerance: tolerance)
    legs += beyond.legs
    self.init(legs, end: beyond.end, rest: end)
  }

  /// To a place as by a critically damped spring; never past it.
  init(to rest: CGFloat, from offset: CGFloat, velocity: CGFloat, at time: Double, tolerance: CGFloat) {
    let displacement = offset - rest
    var velocity = velocity
    // More speed towards the place than this would carry the offset past it.
    if displacement > 0 { velocity = max(velocity, -Self.frequency * displacement) }
    if displacement < 0 { velocity = min(velocity, -Self.frequency * displacement) }
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let duration = spring.restTime(
      distance: Double(abs(displacement)), velocity: Double(abs(velocity)), epsilon: Double(tolerance))
    self.init(
      [(time, .spring(rest: rest, displacement: displacement, velocity: velocity))], end: time + duration,
      rest: rest)
  }

  /// To a place that is about where the velocity would lead.
  init(
    approaching rest: CGFloat, from offset: CGFloat, velocity: CGFloat, at time: Double, tolerance: CGFloat
  ) {
    let way = rest - offset
    let natural = Self.decay * way
    guard way * velocity > 0, (0.5...2).contains(velocity / natural) else {
      self.init(to: rest, from: offset, velocity: velocity, at: time, tolerance: tolerance)
      return
    }
    let quick = (velocity - natural) / (Self.frequency - Self.decay)
    let slow = way - quick
    let duration = max(
      Self.time(toFall: abs(slow), below: tolerance, rate: Self.decay),
      Self.time(toFall: abs(quick), below: tolerance, rate: Self.frequency))
    self.init([(time, .approach(rest: rest, slow: slow, quick: quick))], end: time + duration, rest: rest)
  }

  private static func time(toFall distance: CGFloat, below tolerance: CGFloat, rate: CGFloat) -> Double {
    distance > tolerance ? log(Double(distance / tolerance)) / Double(rate) : 0
  }

  // MARK: Samples

  private func leg(at time: Double) -> (start: Double, leg: Leg) { legs.last { $0.start <= time } ?? legs[0] }

  func offset(at time: Double) -> CGFloat {
    guard time < end else { return rest }
    let (start, leg) = leg(at: time)
    let t = CGFloat(max(0, time - start))
    switch leg {
    case .coast(let from, let velocity):
      return from + velocity * (1 - exp(-Self.decay * t)) / Self.decay
    case .spring(let rest, let displacement, let velocity):
      return rest + (displacement + (velocity + Self.frequency * displacement) * t) * exp(-Self.frequency * t)
    case .approach(let rest, let slow, let quick):
      return rest - slow * exp(-Self.decay * t) - quick * exp(-Self.frequency * t)
    }
  }

  /// Points a second.
  func velocity(at time: Double) -> CGFloat {
    guard time < end else { return 0 }
    let (start, leg) = leg(at: time)
    let t = CGFloat(max(0, time - start))
    switch leg {
    case .coast(_, let velocity):
      return velocity * exp(-Self.decay * t)
    case .spring(_, let displacement, let velocity):
      let push = velocity + Self.frequency * displacement
      return (push - Self.frequency * (displacement + push * t)) * exp(-Self.frequency * t)
    case .approach(_, let slow, let quick):
      return Self.decay * slow * exp(-Self.decay * t) + Self.frequency * quick * exp(-Self.frequency * t)
    }
  }

  /// Whether it slows down freely: without a place of its own to come to.
  func isCoasting(at time: Double) -> Bool {
    if case .coast = leg(at: time).leg { return true }
    return false
  }

  /// The same motion of content that lies elsewhere.
  mutating func shift(by distance: CGFloat) {
    rest += distance
    for index in legs.indices {
      switch legs[index].leg {
      case .coast(let from, let velocity):
        legs[index].leg = .coast(from: from + distance, velocity: velocity)
      case .spring(let rest, let displacement, let velocity):
        legs[index].leg = .spring(rest: rest + distance, displacement: displacement, velocity: velocity)
      case .approach(let rest, let slow, let quick):
        legs[index].leg = .approach(rest: rest + distance, slow: slow, quick: quick)
      }
    }
  }
}
