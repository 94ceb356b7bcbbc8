import KitSupport
import SwiftUI

/// The field in which books are looked for: 40 points high, with a line around it.
public struct GoodreadsSearchField: View {
  @Binding private var text: String
  private let onSubmit: () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.goodreadsWords) private var words

  public init(text: Binding<String>, onSubmit: @escaping () -> Void = {}) {
    _text = text
    self.onSubmit = onSubmit
  }

  public var body: some View {
    HStack(spacing: 8) {
      GoodreadsIcon(.search, upTo: 28).foregroundStyle(GoodreadsColors.tertiary).accessibilityHidden(true)
      TextField(
        words.searchPrompt, text: $text, prompt: Text(words.searchPrompt).foregroundColor(GoodreadsColors.tertiary)
      )
      .goodreadsText(.label)
      .foregroundStyle(GoodreadsColors.text)
      .submitLabel(.search)
      .focused($isFocused)
      .onSubmit(onSubmit)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .font(.system(size: 16))
            .foregroundStyle(GoodreadsColors.tertiary)
            .hitArea(of: CGSize(width: 20, height: 20))
        }
        .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
        .accessibilityLabel(words.clearText)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .frame(minHeight: 40)
    .background(RoundedRectangle(cornerRadius: 8).fill(GoodreadsColors.card))
    .overlay(
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(isFocused ? GoodreadsColors.accent : GoodreadsColors.divider, lineWidth: 1)
    )
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }
}
