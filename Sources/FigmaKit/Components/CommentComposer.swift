import KitSupport
import SwiftUI

/// A field for an answer: it grows with its lines, and can be sent when something is in it.
public struct CommentComposer: View {
  @Binding private var text: String
  private let onMention: (() -> Void)?
  private let onSend: (String) -> Void
  @State private var sent = Activations()
  @FocusState private var isWriting: Bool
  @Environment(\.figmaWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(text: Binding<String>) { self.init(text: text, onSend: { _ in }) }

  /// - Parameters:
  ///   - onMention: shows whom one can mention; the field gets an `@` where it is nil.
  ///   - onSend: gets the text without blanks around it, before the field is cleared.
  public init(text: Binding<String>, onMention: (() -> Void)? = nil, onSend: @escaping (String) -> Void) {
    _text = text
    self.onMention = onMention
    self.onSend = onSend
  }

  private var message: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  public var body: some View {
    HStack(spacing: 8) {
      Button(action: mention) {
        FigmaIcon(.mention).foregroundStyle(FigmaColors.secondary).hitArea(of: CGSize(width: 16, height: 16))
      }
      .buttonStyle(PressStyle { label, _ in label })
      .accessibilityLabel(words.mention)
      TextField(
        words.reply, text: $text, prompt: Text(words.reply).foregroundStyle(FigmaColors.secondary), axis: .vertical
      )
      .figmaText(.commentBody)
      .foregroundStyle(FigmaColors.text)
      .lineLimit(1...(typeSize.isAccessibilitySize ? 3 : 4))
      .focused($isWriting)
      if !message.isEmpty { sendButton }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(minHeight: 36)
    .background { RoundedRectangle(cornerRadius: 18).fill(FigmaColors.surface) }
    .feedback(.success, after: sent)
  }

  private var sendButton: some View {
    Button(action: send) {
      Image(systemName: FigmaSymbol.send.name)
        .font(.system(size: FigmaSymbol.send.size))
        .foregroundStyle(.white)
        .flipsForRightToLeftLayoutDirection(true)
        .frame(width: 28, height: 28)
        .background { Circle().fill(FigmaColors.actionFill) }
        .hitArea(of: CGSize(width: 28, height: 28))
    }
    // The companion: it gets to nine tenths under a finger.
    .buttonStyle(PressScaleStyle(scale: 0.9))
    .accessibilityLabel(words.sendReply)
  }

  private func mention() {
    if let onMention {
      onMention()
    } else {
      text += text.isEmpty || text.hasSuffix(" ") ? "@" : " @"
      isWriting = true
    }
  }

  private func send() {
    onSend(message)
    text = ""
    sent.add()
  }
}
