import SwiftUICore

/// A field for a line of text, or for several where it may grow.
nonisolated public struct TextField<Label: View>: View {
  fileprivate let text: Binding<String>
  fileprivate let label: Label
  /// Shown while the field is empty; nil shows the label.
  fileprivate let prompt: Text?
  fileprivate var axis: Axis = .horizontal
  fileprivate var actions = TextFieldActions()

  @MainActor public var body: some View {
    ResolvedTextField(
      field: TextField<_TextFieldStyleLabel>(
        text: text, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, axis: axis,
        actions: actions)
    )
    .accessibilityControl(AccessibilityControl(.textField, content: .ignored)) {
      $0.label = AnyView(label)
      $0.value = text.wrappedValue
      $0.placeholder = prompt
    }
  }
}

/// What older initialisers call back.
struct TextFieldActions {
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
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
    self.init(text: Binding(value, format: format), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Binding(value, format: format), label: Text(title), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Binding(optional: value, format: format), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Binding(optional: value, format: format), label: Text(title), prompt: prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(text: Binding(value, formatter: formatter), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(text: Binding(value, formatter: formatter), label: Text(title), prompt: prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: Binding(value, formatter: formatter), label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: Binding(value, formatter: formatter), label: Text(title), prompt: nil)
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
    self.init(text: Binding(value, format: format), label: label(), prompt: prompt)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: Binding(value, formatter: formatter), label: label(), prompt: prompt)
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
      actions: TextFieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(
      text: text, label: Text(titleKey), prompt: nil, actions: TextFieldActions(onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(title), prompt: nil,
      actions: TextFieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use onSubmit and focused for what editing calls back.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(title), prompt: nil, actions: TextFieldActions(onCommit: onCommit))
  }
}

extension Binding where Value == String {
  /// The text of a value in a format; what cannot be read is not written.
  nonisolated fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    self.init(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  nonisolated fileprivate init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    self.init(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  /// The text of a value as a formatter puts it. The formatters of Foundation on Linux read nothing back
  /// into an arbitrary type.
  nonisolated fileprivate init<V>(_ value: Binding<V>, formatter: Formatter) {
    self.init(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        if let new = text as? V {
          value.wrappedValue = new
        } else if let number = (formatter as? NumberFormatter)?.number(from: text), let new = number as? V {
          value.wrappedValue = new
        }
      })
  }
}

// MARK: Drawing

/// The label of a field that a style shows.
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView

  @MainActor public var body: some View { content }
}

/// Shows a field in the style that holds.
struct ResolvedTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.textFieldStyles) private var styles

  var body: some View {
    if let style = styles.style as? any TextFieldStyle {
      // The field within the style's body is drawn as it is.
      styled(style).environment(\.textFieldStyles, styles.below)
    } else {
      PlainTextField(field: field)
    }
  }

  private func styled<S: TextFieldStyle>(_ style: S) -> AnyView {
    AnyView(StyledTextField(style: Installed(style), field: field))
  }
}

private struct StyledTextField<Style: TextFieldStyle>: View {
  let style: Installed<Style>
  let field: TextField<_TextFieldStyleLabel>

  var body: some View { style.value._body(configuration: field) }
}

/// The text, or the prompt while there is none, across the whole width.
private struct PlainTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit

  private var text: String { field.text.wrappedValue }

  var body: some View {
    content
      .modifier(SingleLine(isActive: field.axis == .horizontal))
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment.horizontal, vertical: .top))
      .contentShape(Rectangle())
      .region("textField", payload: field.text)
  }

  @ViewBuilder private var content: some View {
    if !text.isEmpty {
      Text(verbatim: text)
    } else if let prompt = field.prompt {
      prompt.foregroundStyle(PlaceholderTextShapeStyle())
    } else {
      field.label.foregroundStyle(PlaceholderTextShapeStyle())
    }
  }
}

/// A field that scrolls sideways shows one line.
struct SingleLine: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive { content.lineLimit(1) } else { content }
  }
}

extension TextAlignment {
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
