import SwiftUICore

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

/// The text, or the prompt while there is none, across the whole width. The text is read by the input alone, so
/// that a keystroke runs no body.
private struct PlainTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @State private var anchor = TextInputAnchor()

  var body: some View {
    TextInputView(
      TextInputSource(field.text, commit: field.commit),
      traits: TextInputTraits(field.axis == .vertical ? .lines : .line, isSecure: field.isSecure),
      actions: field.actions, anchor: anchor, placeholder: TextFieldPlaceholder(field: field)
    )
    .contentShape(Rectangle())
    .touches("textField", activation: { anchor.focus() }) { anchor.take($0) }
    .accessibilityControl(AccessibilityControl(field.isSecure ? .secureField : .textField)) {
      $0.label = AnyView(field.label)
      $0.placeholder = field.prompt
      $0.isMultiline = field.axis == .vertical
    }
  }
}

private struct TextFieldPlaceholder: View {
  let field: TextField<_TextFieldStyleLabel>

  var body: some View {
    content
      .foregroundStyle(PlaceholderTextShapeStyle())
      .modifier(SingleLine(isActive: field.axis == .horizontal))
  }

  @ViewBuilder private var content: some View {
    if let prompt = field.prompt { prompt } else { field.label }
  }
}

/// A field that scrolls sideways shows one line.
struct SingleLine: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive { content.lineLimit(1) } else { content }
  }
}
