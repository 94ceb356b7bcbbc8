/// `onAppear`, `onDisappear`, `task`.
struct LifecycleModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { LifecycleNode(context) }
}

final class LifecycleNode: TransparentModifierNode, CoverableNode {
  private var modifier: LifecycleModifier?
  private var hasAppeared = false

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is LifecycleModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    let isFirst = modifier == nil
    modifier = other as? LifecycleModifier
    guard isFirst else { return }
    graph.afterLayout { [weak self] in
      guard let self, !flags.contains(.isDead), !isCovered else { return }
      appear()
    }
  }

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    modifier?.appear?()
  }

  func coverChanged(to isCovered: Bool) {
    guard isCovered else { return appear() }
    guard hasAppeared else { return }
    hasAppeared = false
    modifier?.disappear?()
  }

  override func teardown() {
    let wasSeen = !flags.contains(.isDead) && hasAppeared
    super.teardown()
    if wasSeen, let disappear = modifier?.disappear { graph.afterLayout(disappear) }
  }
}

/// `onChange(of:)`: acts after an update in which the value differs from the one before.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ChangeNode<Value>(context) }
}

final class ChangeNode<Value: Equatable>: TransparentModifierNode {
  private var last: Value?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ChangeModifier<Value> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ChangeModifier<Value> else { return }
    let old = last
    last = new.value
    let acts = old.map { $0 != new.value } ?? new.initial
    if acts { graph.afterLayout { new.action(old ?? new.value, new.value) } }
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    primitive(LifecycleModifier(appear: action))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    primitive(LifecycleModifier(disappear: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    primitive(ChangeModifier(value: value, initial: initial, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    primitive(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "Use an action of two values, or of none.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    primitive(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}
