import KitSupport
import SwiftUI

/// The sheet on which a review is written: stars at the top, prose below, "Post" in the bar.
public struct ReviewComposer: View {
  @Binding private var rating: Int
  @Binding private var text: String
  @Binding private var hasSpoilers: Bool
  private let onCancel: () -> Void
  private let onPost: () -> Void
  @Environment(\.goodreadsWords) private var words

  public init(
    rating: Binding<Int>, text: Binding<String>, hasSpoilers: Binding<Bool> = .constant(false),
    onCancel: @escaping () -> Void = {}, onPost: @escaping () -> Void
  ) {
    _rating = rating
    _text = text
    _hasSpoilers = hasSpoilers
    self.onCancel = onCancel
    self.onPost = onPost
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RateThisBook(rating: $rating)
        TextField(
          words.reviewPlaceholder, text: $text,
          prompt: Text(words.reviewPlaceholder).foregroundColor(GoodreadsColors.tertiary), axis: .vertical
        )
        .goodreadsText(.body)
        .foregroundStyle(GoodreadsColors.text)
        .lineLimit(6...)
        .padding(14)
        .background(RoundedRectangle(cornerRadius: 6).fill(GoodreadsColors.card))
        Toggle(isOn: $hasSpoilers) {
          Text(words.hasSpoilers).goodreadsText(.label).foregroundStyle(GoodreadsColors.text)
        }
        .tint(GoodreadsColors.greenFill)
      }
      .padding(16)
    }
    .safeAreaInset(edge: .top, spacing: 0) { bar }
    .goodreadsTheme()
  }

  private var bar: some View {
    HStack {
      Button(words.cancel, action: onCancel).buttonStyle(.goodreadsLink)
      Spacer(minLength: 8)
      Button(action: onPost) {
        Text(words.post)
          .goodreadsText(.label)
          .foregroundStyle(canPost ? Color.white : GoodreadsColors.secondary)
          .padding(.horizontal, 16)
          .padding(.vertical, 7)
          .background(
            RoundedRectangle(cornerRadius: 4).fill(canPost ? GoodreadsColors.greenFill : GoodreadsColors.subtle)
          )
          .hitArea(above: 6, below: 6)
      }
      .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.7 : 1) })
      .disabled(!canPost)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 52)
    .background(GoodreadsColors.canvas, ignoresSafeAreaEdges: .top)
    .overlay(alignment: .bottom) { Rectangle().fill(GoodreadsColors.divider).frame(height: 0.5) }
  }

  private var canPost: Bool { rating > 0 || !text.isEmpty }
}
