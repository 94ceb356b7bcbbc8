/// How a view comes and goes: its look before, while and after it is there.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the look.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The look in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What the system should know of the transition.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// The look of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView<Self>(content: AnyView(content)), phase: phase)
  }
}

/// Where a view stands in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It is going.
  case didDisappear

  /// The view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the system should know of a transition.
public struct TransitionProperties: Sendable {
  /// Something moves; it is replaced by a fade for those who want less motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the content that a modifier or a transition is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  package var content: AnyView

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    AnyView._update(view.content, old, context)
  }
}

/// A transition that tells how it is written, such as `move(edge: .top)`.
protocol DescribedTransition: Transition {
  nonisolated var text: String { get }

  /// Whether the way to a phase has an animation of its own.
  nonisolated func animates(to phase: TransitionPhase) -> Bool

  /// The transition with a fade in place of what moves.
  nonisolated var still: any Transition { get }
}

extension DescribedTransition {
  nonisolated func animates(to phase: TransitionPhase) -> Bool { false }
  nonisolated var still: any Transition { OpacityTransition() }
}

extension Transition {
  /// Whether the way to a phase has an animation of its own, in whatever transaction.
  nonisolated func hasAnimation(in phase: TransitionPhase) -> Bool {
    (self as? any DescribedTransition)?.animates(to: phase) ?? false
  }

  nonisolated var isAnimatedItself: Bool { hasAnimation(in: .identity) || hasAnimation(in: .didDisappear) }

  /// What those see who want less motion: a fade, where something moves.
  nonisolated var withoutMotion: any Transition {
    guard Self.properties.hasMotion else { return self }
    return (self as? any DescribedTransition)?.still ?? OpacityTransition()
  }

  /// The transition in the words of the API.
  nonisolated package var transitionText: String {
    (self as? any DescribedTransition)?.text ?? String(describing: Self.self)
  }
}
