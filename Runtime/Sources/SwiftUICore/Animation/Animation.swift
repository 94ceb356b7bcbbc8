/// How a change of the interface is shown over time.
public struct Animation: Sendable {
  /// The way the value takes.
  public var base: any CustomAnimation

  /// An animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// The part of the way that has been made after a time in seconds; nil once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity per second after a time in seconds; nil when there is none to tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over a running one, rather than both being added.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ a: A) -> Bool { (rhs.base as? A) == a }
    return isEqual(lhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation in the words of the API, such as `easeOut(duration: 0.2)`.
  public var description: String {
    (base as? any DescribedAnimation)?.text ?? String(describing: base)
  }

  public var debugDescription: String { "Animation(\(description))" }

  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

/// An animation that tells how it was written.
protocol DescribedAnimation: CustomAnimation {
  var text: String { get }
}
