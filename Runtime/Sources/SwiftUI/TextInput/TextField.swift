import SwiftUICore

/// A field for a line of text, or for several where it may grow.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  /// Shown while the field is empty; nil shows the label.
  let prompt: Text?
  var axis: Axis = .horizontal
  var actions = TextInputActions()
  /// Reads the value of a field for one out of what was typed; nil for a field for text.
  var commit: ((String) -> Void)?
  var isSecure = false

  @MainActor public var body: some View {
    ResolvedTextField(
      field: TextField<_TextFieldStyleLabel>(
        text: text, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, axis: axis,
        actions: actions, commit: commit, isSecure: isSecure))
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title), prompt: nil)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  /// - Parameter axis: vertical grows to the height of the text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(titleKey), prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(title), prompt: nil, axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, label: Text(title), prompt: prompt, axis: axis)
  }

  /// A field for a value, shown and read in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format: format), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format: format), label: Text(title), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(optional: value, format: format), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(optional: value, format: format), label: Text(title), prompt: prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(FieldValue(value, formatter: formatter), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(FieldValue(value, formatter: formatter), label: Text(title), prompt: prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(FieldValue(value, formatter: formatter), label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(FieldValue(value, formatter: formatter), label: Text(title), prompt: nil)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt, axis: axis)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format: format), label: label(), prompt: prompt)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldValue(value, formatter: formatter), label: label(), prompt: prompt)
  }
}

// Older forms, which call back.
extension TextField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(titleKey), prompt: nil,
      actions: TextInputActions(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(
      text: text, label: Text(titleKey), prompt: nil, actions: TextInputActions(onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(title), prompt: nil,
      actions: TextInputActions(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(title), prompt: nil, actions: TextInputActions(onCommit: onCommit))
  }
}
