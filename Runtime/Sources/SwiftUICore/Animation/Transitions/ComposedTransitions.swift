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

  var text: String { "\(first.transitionText).combined(with: .\(second.transitionText))" }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: DescribedTransition {
  var base: Base
  var animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  static var properties: TransitionProperties { Base.properties }

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
