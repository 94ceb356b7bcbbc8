import SwiftUICore

/// A field for long text, which takes all the room there is and scrolls.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View { TextEditorBody(text: text) }
}

/// The insets are those of iOS's text views: 8 above and below, 5 at the sides.
private struct TextEditorBody: View {
  let text: Binding<String>
  @Environment(\.listSettings) private var settings
  @State private var anchor = TextInputAnchor()

  var body: some View {
    ScrollView {
      TextInputView(TextInputSource(text), traits: TextInputTraits(.editor), anchor: anchor, placeholder: EmptyView())
        .padding(.vertical, 8)
        .padding(.horizontal, 5)
        .contentShape(Rectangle())
        .touches("textEditor", activation: { anchor.focus() }) {
          anchor.take($0, inset: CGSize(width: 5, height: 8))
        }
    }
    .background(settings.showsBackground ? Color(uiColor: .systemBackground) : .clear)
    .accessibilityControl(AccessibilityControl(.textField)) { $0.isMultiline = true }
  }
}

/// The look of text editors.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the look of the text editors below; on iOS all of them look the same.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    recorded("textEditorStyle", "\(S.self)")
  }
}
