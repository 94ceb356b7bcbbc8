/// How a value gets to its target: the base of every animation.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way that has been made after a time in seconds; nil once the animation is over.
  /// - Parameter value: the whole way, as a vector.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity per second after a time in seconds; nil when the animation has none to tell.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over a running one, rather than both being added.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows and keeps while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps between two frames.
  public var state: AnimationState<Value>

  /// The animation has come to where it counts as done, though it may still move.
  public var isLogicallyComplete: Bool

  /// The environment of the view that is animated.
  public private(set) var environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The same context with state for another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// What animations keep, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that an animation keeps, and its default.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
