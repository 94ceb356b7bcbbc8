import SwiftUICore

/// A field for a secret: it shows a dot for each character.
nonisolated public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let actions: TextInputActions

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  init(text: Binding<String>, prompt: Text? = nil, label: Label, actions: TextInputActions = TextInputActions()) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.actions = actions
  }

  @MainActor public var body: some View {
    TextField(text: text, label: label, prompt: prompt, actions: actions, isSecure: true)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
