/// A transition of any kind.
public struct AnyTransition: @unchecked Sendable {
  // Values of transitions are used on the main actor only, whoever made them.
  package let transition: any Transition

  /// A transition whose kind is no longer told.
  public init<T: Transition>(_ transition: T) { self.transition = transition }

  public static let identity = AnyTransition(IdentityTransition())
  public static let opacity = AnyTransition(OpacityTransition())
  public static let slide = AnyTransition(SlideTransition())
  /// From and to nothing.
  public static let scale = AnyTransition(ScaleTransition(1e-5))

  /// - Parameter scale: the size before and after; 1 is the size of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// From an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// From an edge to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// One transition for coming and one for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return open(insertion.transition, removal.transition)
  }

  /// Between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func open<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return open(transition, other.transition)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func open<A: Transition>(_ base: A) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return open(transition)
  }

  /// The transition in the words of the API, such as `move(edge: .bottom)`.
  package var text: String { transition.transitionText }
}
