extension Animation {
  /// The animation of the system: a spring of 0.55 s without bounce, since iOS 17.
  public static let `default` = Animation(
    SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), text: "default"))

  public static var spring: Animation { named("spring", Spring()) }
  public static var smooth: Animation { named("smooth", .smooth) }
  public static var snappy: Animation { named("snappy", .snappy) }
  public static var bouncy: Animation { named("bouncy", .bouncy) }

  public static var interactiveSpring: Animation {
    Animation(
      SpringAnimation(
        spring: Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25,
        text: "interactiveSpring"))
  }

  public static var interpolatingSpring: Animation {
    Animation(SpringAnimation(spring: Spring(), isAdditive: true, text: "interpolatingSpring"))
  }

  private static func named(_ name: String, _ spring: Spring) -> Animation {
    Animation(SpringAnimation(spring: spring, text: name))
  }

  /// A spring by how long it seems to take and how much it bounces.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(duration: duration, bounce: bounce), blendDuration: blendDuration,
        text: callText(
          "spring",
          [
            ("duration", duration.typed), ("bounce", bounce.typed),
            ("blendDuration", blendDuration == 0 ? nil : blendDuration.typed),
          ])))
  }

  /// A spring by the seconds of one swing without damping, and its damping.
  // Disfavoured so that `spring()` is the form above.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction),
        blendDuration: blendDuration,
        text: callText(
          "spring",
          [
            ("response", response.typed), ("dampingFraction", dampingFraction.typed),
            ("blendDuration", blendDuration == 0 ? nil : blendDuration.typed),
          ])))
  }

  /// An animation by a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      SpringAnimation(
        spring: spring, blendDuration: blendDuration,
        text: callText(
          "spring", [("duration", spring.duration.typed), ("bounce", spring.bounce.typed)])))
  }

  /// A short spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      SpringAnimation(
        // The damping of 0.86 is a bounce of 0.14.
        spring: Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration,
        text: callText(
          "interactiveSpring", [("duration", duration.typed), ("extraBounce", extraBounce.typed)])))
  }

  /// A short spring that follows a finger, by the seconds of one swing and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction),
        blendDuration: blendDuration,
        text: callText(
          "interactiveSpring",
          [("response", response.typed), ("dampingFraction", dampingFraction.typed)])))
  }

  /// A spring without bounce but the extra.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset("smooth", .smooth(duration: duration, extraBounce: extraBounce), duration, extraBounce)
  }

  /// A spring with a bounce of 0.15 and the extra.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset("snappy", .snappy(duration: duration, extraBounce: extraBounce), duration, extraBounce)
  }

  /// A spring with a bounce of 0.3 and the extra.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset("bouncy", .bouncy(duration: duration, extraBounce: extraBounce), duration, extraBounce)
  }

  private static func preset(
    _ name: String, _ spring: Spring, _ duration: TimeInterval, _ extraBounce: Double
  ) -> Animation {
    let extra = extraBounce == 0 ? nil : extraBounce.typed
    return named(callText(name, [("duration", duration.typed), ("extraBounce", extra)]), spring)
  }

  /// A spring by its physical constants, added to whatever runs.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity, isAdditive: true,
        text: callText(
          "interpolatingSpring",
          [
            ("mass", mass == 1 ? nil : mass.typed), ("stiffness", stiffness.typed),
            ("damping", damping.typed),
            ("initialVelocity", initialVelocity == 0 ? nil : initialVelocity.typed),
          ])))
  }

  /// A spring by how long it seems to take and how much it bounces, added to whatever runs.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring added to whatever runs.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      SpringAnimation(
        spring: spring, initialVelocity: initialVelocity, isAdditive: true,
        text: callText(
          "interpolatingSpring",
          [
            ("duration", spring.duration.typed), ("bounce", spring.bounce.typed),
            ("initialVelocity", initialVelocity == 0 ? nil : initialVelocity.typed),
          ])))
  }
}
