import KitSupport
import SwiftUI

/// The field that looks for files and folders; blue around it says that it is typed in. Its numbers are the companion's.
public struct DbxSearchField: View {
  @Binding private var text: String
  @FocusState private var isFocused: Bool
  @Environment(\.dbxWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(text: Binding<String>) { _text = text }

  public var body: some View {
    HStack(spacing: 8) {
      DbxIcon(.search).foregroundStyle(DbxColors.secondary).accessibilityHidden(true)
      TextField(
        words.searchPrompt, text: $text,
        prompt: Text(typeSize.isAccessibilitySize ? words.search : words.searchPrompt).foregroundStyle(
          DbxColors.secondary)
      )
      .dbxText(.field)
      .foregroundStyle(DbxColors.text)
      .focused($isFocused)
      .submitLabel(.search)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          DbxIcon(.clear).foregroundStyle(DbxColors.secondary).hitArea(of: CGSize(width: 18, height: 18))
        }
        .buttonStyle(PressStyle { label, _ in label })
        .accessibilityLabel(words.clearText)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(minHeight: 44)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(isFocused ? DbxColors.canvas : DbxColors.surface)
        .strokeBorder(isFocused ? DbxColors.blue : .clear, lineWidth: 2)
    }
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }
}
