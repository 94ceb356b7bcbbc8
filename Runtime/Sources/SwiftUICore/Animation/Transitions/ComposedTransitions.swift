/// Two transitions: one for coming, one for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: DescribedTransition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
    return removal.apply(content: coming, phase: phase == .didDisappear ? phase : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  func animates(to phase: TransitionPhase) -> Bool {
    phase == .didDisappear ? removal.hasAnimation(in: phase) : insertion.hasAnimation(in: phase)
  }

  var still: any Transition {
    func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> any Transition {
      AsymmetricTransition<I, R>(insertion: insertion, removal: removal)
    }
    return open(insertion.withoutMotion, removal.withoutMotion)
  }

  var text: String {
    "asymmetric(insertion: .\(insertion.transitionText), removal: .\(removal.transitionText))"
  }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: DescribedTransition {
  var first: First
  var second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func animates(to phase: TransitionPhase) -> Bool {
    first.hasAnimation(in: phase) || second.hasAnimation(in: phase)
  }

  /// One fade is enough.
  var still: any Transition { First.properties.hasMotion ? second.withoutMotion : first }

  var text: String { "\(first.transitionText).combined(with: .\(second.transitionText))" }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: DescribedTransition {
  var base: Base
  var animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }

  static var properties: TransitionProperties { Base.properties }

  func animates(to phase: TransitionPhase) -> Bool { animation != nil }

  var still: any Transition {
    func open<T: Transition>(_ base: T) -> any Transition { AnimatedTransition<T>(base: base, animation: animation) }
    return open(base.withoutMotion)
  }

  var text: String {
    "\(base.transitionText).animation(\(animation.map { ".\($0)" } ?? "nil"))"
  }
}

/// A transition between two states of a modifier.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: DescribedTransition {
  var active: Modifier
  var identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }

  var text: String { "modifier(\(Modifier.self))" }
}

extension Transition {
  /// Both transitions at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
