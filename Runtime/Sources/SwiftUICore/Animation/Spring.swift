/// A mass on a spring: how a value moves to its target.
public struct Spring: Hashable, Sendable {
  /// Radians per second without damping.
  package var angularFrequency: Double
  /// Below 1 the value swings past its target; at 1 and above it does not.
  public private(set) var dampingRatio: Double
  /// The mass at the end of the spring.
  public private(set) var mass: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.angularFrequency = max(angularFrequency, 0)
    self.dampingRatio = max(dampingRatio, 0)
    self.mass = mass
  }

  /// A spring by how long it seems to take and how much it bounces.
  /// - Parameters:
  ///   - duration: seconds of one swing without damping.
  ///   - bounce: 0 does not swing past, 1 swings for ever; negative values are slower.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by the seconds of one swing without damping, and its damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: 2 * .pi / max(response, Self.shortest), dampingRatio: dampingRatio)
  }

  /// A spring by its physical constants.
  /// - Parameter allowOverDamping: false makes a spring with more than critical damping critical.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = max(mass, .leastNormalMagnitude)
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 1
    self.init(
      angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// A spring by the seconds after which it rests.
  /// - Parameter epsilon: how near to the target counts as rest; the way there is 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to rest goes with the inverse of the frequency.
    let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
    let seconds = unit.restTime(distance: 1, velocity: 0, epsilon: epsilon)
    self.init(
      angularFrequency: seconds.isFinite ? seconds / max(settlingDuration, Self.shortest) : 1,
      dampingRatio: dampingRatio)
  }

  /// A spring that takes no time would divide by zero.
  private static let shortest = 1e-6

  /// Seconds of one swing without damping.
  public var response: Double { 2 * .pi / angularFrequency }

  /// How long the spring seems to take, in seconds.
  public var duration: TimeInterval { response }

  /// 0 does not swing past, 1 swings for ever; negative values are slower.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force for a unit of distance.
  public var stiffness: Double { angularFrequency * angularFrequency * mass }

  /// The force against a unit of velocity.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// Seconds until the value stays within a thousandth of the way to its target.
  public var settlingDuration: TimeInterval { restTime(distance: 1, velocity: 0, epsilon: 0.001) }

  /// A ratio of damping from a bounce.
  package static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }
  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce but the extra.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and the extra.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and the extra.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
