extension View {
  /// The view has the focus when the state is true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    primitive(FocusLinkModifier(link: condition.link(to: true), detail: "focused"))
  }

  /// The view has the focus when the state equals the value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    primitive(FocusLinkModifier(link: binding.link(to: value), detail: "focused, equals: \(value)"))
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    primitive(FocusableModifier(isFocusable: isFocusable))
  }

  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    primitive(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }

  @available(*, deprecated, message: "Use FocusState and focused(_:) for what follows the focus.")
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    primitive(FocusableModifier(isFocusable: isFocusable, onChange: onFocusChange))
  }

  /// The value that the focus takes when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    primitive(DefaultFocusModifier(take: { binding.set(value) }, detail: "defaultFocus(\(value))"))
  }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled).recorded("focus", "focusEffectDisabled(\(disabled))")
  }
}

/// How a view with the focus may be used.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Its value is changed.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool

  /// When the system looks for the focus itself.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moved the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  mutating func setFocused(_ isFocused: Bool) { self[IsFocusedKey.self] = isFocused }

  /// Whether a view with the focus may be marked; fields on iOS are marked by their caret alone.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
