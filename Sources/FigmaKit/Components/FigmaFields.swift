import KitSupport
import SwiftUI

/// Finds files and projects: 36 points high at least, with a blue border while one types.
public struct FigmaSearchField: View {
  @Binding private var text: String
  @FocusState private var isTyping: Bool
  @Environment(\.figmaWords) private var words

  public init(text: Binding<String>) { _text = text }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    HStack(spacing: 8) {
      FigmaIcon(.search).foregroundStyle(FigmaColors.secondary).accessibilityHidden(true)
      TextField(
        words.searchPrompt, text: $text, prompt: Text(words.searchPrompt).foregroundStyle(FigmaColors.secondary)
      )
      .figmaText(.body)
      .foregroundStyle(FigmaColors.text)
      .focused($isTyping)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          FigmaIcon(.clear).foregroundStyle(FigmaColors.secondary).hitArea(of: CGSize(width: 16, height: 16))
        }
        .buttonStyle(PressScaleStyle())
        .accessibilityLabel(words.clearText)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .frame(minHeight: 36)
    .background { shape.fill(FigmaColors.surface) }
    .overlay { if isTyping { shape.strokeBorder(FigmaColors.action, lineWidth: 1) } }
  }
}

/// Names something: a border of one point, two points of blue while one types; what is wrong stands below in words.
public struct FigmaTextField: View {
  private let title: String
  @Binding private var text: String
  private let error: String?
  @FocusState private var isTyping: Bool

  public init(_ title: String, text: Binding<String>, error: String? = nil) {
    self.title = title
    _text = text
    self.error = error
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    VStack(alignment: .leading, spacing: 4) {
      TextField(title, text: $text, prompt: Text(title).foregroundStyle(FigmaColors.secondary))
        .figmaText(.body)
        .foregroundStyle(FigmaColors.text)
        .focused($isTyping)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .frame(minHeight: 36)
        .background { shape.fill(FigmaColors.canvas) }
        .overlay { shape.strokeBorder(line, lineWidth: isTyping ? 2 : 1) }
      if let error {
        Text(error).figmaText(.metadata).foregroundStyle(FigmaColors.error)
      }
    }
  }

  private var line: Color {
    if error != nil { return FigmaColors.error }
    return isTyping ? FigmaColors.action : FigmaColors.divider
  }
}
