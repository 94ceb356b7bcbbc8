extension View {
  /// Animates what changes in the view together with the value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    recorded(
      "animation", animation?.description ?? "nil", payload: AnimationRecord(animation: animation, value: value))
  }

  /// Animates every change in the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    recorded(
      "animation", animation?.description ?? "nil", payload: AnimationRecord(animation: animation, value: nil))
  }

  /// Animates the attributes that the closure sets.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(innerContent)))
      .recorded(
        "animation", animation?.description ?? "nil",
        payload: AnimationRecord(animation: animation, value: nil, isForBody: true))
  }

  /// Changes the transaction of every change in the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    recorded("transaction", payload: TransactionTransform(transform: transform))
  }

  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction", payload: TransactionRecord(value: value, transform: transform))
  }

  /// Changes the transaction of the attributes that the closure sets.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(innerContent))).recorded(
      "transaction", payload: TransactionTransform(transform: transform, isForBody: true))
  }

  /// The view within a body that has a transaction for what the body sets, and none for the view.
  nonisolated private var innerContent: some View { recorded("content", payload: TransactionBoundary()) }

  /// How the view comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    recorded("transition", t.text, payload: t)
  }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", transition.transitionText, payload: AnyTransition(transition))
  }

  /// How new content of the views below takes the place of the old.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).recorded("contentTransition", transition.text)
  }

  /// Moves the view from and to the place of another one with the same id.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    primitive(
      MatchedGeometryModifier(
        key: MatchKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// What `animation(_:value:)` asks for.
struct AnimationRecord {
  let animation: Animation?
  /// Nil animates every change.
  let value: (any Equatable)?
  /// Reaches down to the next boundary only.
  var isForBody = false
}

/// Where the reach of a modifier with a body ends.
struct TransactionBoundary {}

/// What `transaction(_:)` asks for.
struct TransactionTransform {
  let transform: (inout Transaction) -> Void
  /// Reaches down to the next boundary only.
  var isForBody = false
}

/// What `transaction(value:_:)` asks for.
struct TransactionRecord {
  let value: any Equatable
  let transform: (inout Transaction) -> Void
}

/// What two views that are matched share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
private struct AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}
