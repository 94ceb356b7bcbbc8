import SwiftUICore

// What editing calls back, as older code asks for it.

extension TextField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldValue(value, formatter: formatter), label: Text(titleKey), prompt: nil,
      actions: TextInputActions(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldValue(value, formatter: formatter), label: Text(titleKey), prompt: nil,
      actions: TextInputActions(onEditingChanged: onEditingChanged))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldValue(value, formatter: formatter), label: Text(titleKey), prompt: nil,
      actions: TextInputActions(onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldValue(value, formatter: formatter), label: Text(title), prompt: nil,
      actions: TextInputActions(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldValue(value, formatter: formatter), label: Text(title), prompt: nil,
      actions: TextInputActions(onEditingChanged: onEditingChanged))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldValue(value, formatter: formatter), label: Text(title), prompt: nil,
      actions: TextInputActions(onCommit: onCommit))
  }
}

extension SecureField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit for what ending the input calls back.")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(titleKey), actions: TextInputActions(onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit for what ending the input calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(title), actions: TextInputActions(onCommit: onCommit))
  }
}
