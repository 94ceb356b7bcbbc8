import KitSupport
import SwiftUI

/// The field that looks for notes; Cancel stands beside it while it has the focus.
public struct NotesSearchBar: View {
  @Binding private var text: String
  private let onDictate: (() -> Void)?
  private let onSubmit: () -> Void
  @FocusState private var focused: Bool
  @Environment(\.notesWords) private var words

  /// - Parameters:
  ///   - onDictate: what the microphone does; without it the field gets the focus, whose keyboard has a key for it.
  ///   - onSubmit: called for the return key.
  public init(text: Binding<String>, onDictate: (() -> Void)? = nil, onSubmit: @escaping () -> Void = {}) {
    _text = text
    self.onDictate = onDictate
    self.onSubmit = onSubmit
  }

  public var body: some View {
    HStack(spacing: 12) {
      field
      if focused {
        Button(words.cancel) {
          text = ""
          focused = false
        }
        .buttonStyle(.notesText)
        .frame(maxHeight: 36)
        .fixedSize(horizontal: true, vertical: false)
        .transition(.move(edge: .trailing).combined(with: .opacity), reduced: .opacity)
      }
    }
    .animation(NotesMotion.cancel, value: focused)
  }

  private var field: some View {
    HStack(spacing: 8) {
      NotesIcon(.search, upTo: 28).foregroundStyle(NotesColors.slate).accessibilityHidden(true)
      TextField(words.search, text: $text, prompt: Text(words.search).foregroundStyle(NotesColors.slate))
        .notesText(.searchField)
        .foregroundStyle(NotesColors.ink)
        .tint(NotesColors.orange)
        .focused($focused)
        .submitLabel(.search)
        .onSubmit(onSubmit)
      if text.isEmpty {
        mark(.voiceSearch, words.dictate) { if let onDictate { onDictate() } else { focused = true } }
      } else {
        mark(.clearSearch, words.clearText) { text = "" }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    .frame(minHeight: 36)
    .background(RoundedRectangle(cornerRadius: 10).fill(NotesColors.surface1))
    .overlay(
      RoundedRectangle(cornerRadius: 10).strokeBorder(focused ? NotesColors.orange : Color.clear, lineWidth: 2)
        .allowsHitTesting(false)
    )
    .contentShape(Rectangle())
    .onTapGesture { focused = true }
  }

  private func mark(_ symbol: NotesSymbol, _ label: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      NotesIcon(symbol, upTo: 28)
        .foregroundStyle(NotesColors.slate)
        .hitArea(of: CGSize(width: 12, height: 14))
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
    .accessibilityLabel(label)
  }
}
