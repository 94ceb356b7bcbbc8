extension View {
  /// Something that assistive technology can do with the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibility { $0.actions = [AccessibilityAction(name: .kind(actionKind), handler: handler)] }
  }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibility { $0.actions = [AccessibilityAction(name: .named(name), handler: handler)] }
  }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = AnyView(label())
    return accessibility { $0.actions = [AccessibilityAction(name: .labelled(label), handler: action)] }
  }

  /// Buttons that stand for actions of the view.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let buttons = AnyView(content())
    return accessibility { $0.actionButtons = buttons }
  }

  /// Changes the view's value in steps.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility { $0.adjust = handler }
  }

  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibility { $0.scroll = handler }
  }

  /// Another view stands for this one.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let view = AnyView(representation())
    return accessibility { $0.representation = view }
  }

  /// Other views stand for the children of this one.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let view = AnyView(children())
    return accessibility { $0.representedChildren = view }
  }
}
