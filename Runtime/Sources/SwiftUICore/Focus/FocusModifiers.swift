extension View {
  /// The view has the focus when the state is true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    recorded("focus", "focused", payload: FocusRecord(binding: condition, value: true))
  }

  /// The view has the focus when the state equals the value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("focus", "focused, equals: \(value)", payload: FocusRecord(binding: binding, value: AnyHashable(value)))
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focus", "focusable(\(isFocusable))")
  }

  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    recorded("focus", "focusable(\(isFocusable))", payload: interactions)
  }

  @available(*, deprecated, message: "Use FocusState and focused(_:) for what follows the focus.")
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    recorded("focus", "focusable(\(isFocusable))", payload: onFocusChange)
  }

  /// The value that the focus takes first.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    recorded(
      "focus", "defaultFocus(\(value))", payload: FocusRecord(binding: binding, value: AnyHashable(value)))
  }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focus", "focusEffectDisabled(\(disabled))")
  }
}

/// Which state the focus of a view stands for, and with which value.
struct FocusRecord {
  let binding: Any
  let value: AnyHashable
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

extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}
