/// Shows content for a value that follows keyframes: for ever, once, or each time another value changes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  public typealias Body = Never

  private let initialValue: Value
  private let repeats: Bool
  private let trigger: (any Equatable)?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Follows the keyframes from the first appearance on.
  /// - Parameter repeating: starts again at the end, from the last value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes each time the trigger changes, from the value of the moment.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: KeyframeNode<Value>.self) } ?? KeyframeNode(view.initialValue, context)
    node.repeats = view.repeats
    node.makeTimeline = { KeyframeTimeline($0, view.keyframes($0)) }
    node.follow(view.trigger)
    node.update { view.content(node.value) }
    return node
  }
}

extension View {
  /// Shows the view for a value that follows keyframes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  /// Shows the view for a value that follows keyframes each time the trigger changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}
