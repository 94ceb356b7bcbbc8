/// What belongs to one change of the interface: its animation, and more.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  package private(set) var completions: [Completion] = []
  /// Count the animations that the change starts, where somebody waits for them.
  package var groups: [AnimationGroup] = []
  /// The change is one of a sequence without end: nobody waits for it to settle.
  package var isStepOfEndless = false

  package struct Completion {
    package var criteria: AnimationCompletionCriteria
    package var action: () -> Void
  }

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// A value of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The animation of the change; nil shows it at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Views below do not put an animation of their own in its place.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// The change is one of many in a row, as under a finger.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// The speed of changes is kept for the animation that follows them.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Where a scroll view puts what it scrolls to.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  /// Runs the closure when all animations of the change are done.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }

  /// Makes one group of those who wait for the change; they are told once.
  /// - Returns: nil when nobody waits.
  package mutating func takeCompletions() -> AnimationGroup? {
    guard !completions.isEmpty else { return nil }
    let group = AnimationGroup(completions)
    completions = []
    groups.append(group)
    return group
  }

  /// Lets a group that is known wait in place of the completions.
  package mutating func join(_ group: AnimationGroup) {
    completions = []
    groups.append(group)
  }

  /// Nothing was said of the change.
  package var isPlain: Bool { values.isEmpty && groups.isEmpty && completions.isEmpty }
}

/// Names a value of transactions and its default.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private var isRemoval: Bool

  /// It has come to where it seems done, though it may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// It has come to rest.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}
private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}
private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}
private enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}
private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}
