import KitSupport
import SwiftUI

/// One comment: who wrote it, when, and what.
public struct CommentRow: View {
  private let reply: CommentThreadSheet.Reply
  private let isOriginal: Bool
  private let onMention: ((String) -> Void)?
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(reply: CommentThreadSheet.Reply, isOriginal: Bool) {
    self.init(reply: reply, isOriginal: isOriginal, onMention: nil)
  }

  /// - Parameters:
  ///   - isOriginal: it is what the others answer to: a heading for VoiceOver.
  ///   - onMention: a name in it was tapped.
  public init(reply: CommentThreadSheet.Reply, isOriginal: Bool, onMention: ((String) -> Void)?) {
    self.reply = reply
    self.isOriginal = isOriginal
    self.onMention = onMention
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 8) {
      CubeAvatar(userId: reply.userId, name: reply.author, initial: reply.initial, size: 32)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        head
        Text(Mentions.marked(reply.body, color: FigmaColors.action, isLinked: onMention != nil))
          .figmaText(.commentBody)
          .foregroundStyle(FigmaColors.text)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(FigmaWords.sentence(reply.author, reply.timestamp, reply.body))
    .accessibilityAddTraits(isOriginal ? .isHeader : [])
    .accessibilityActions {
      if let onMention {
        ForEach(Mentions.names(in: reply.body), id: \.self) { name in Button("@\(name)") { onMention(name) } }
      }
    }
    .environment(\.openURL, OpenURLAction { url in open(url) })
  }

  private var head: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(spacing: 8))
    return layout {
      Text(reply.author).figmaText(.commentAuthor).foregroundStyle(FigmaColors.text)
      Text(reply.timestamp).figmaText(.metadata).foregroundStyle(FigmaColors.secondary)
    }
  }

  private func open(_ url: URL) -> OpenURLAction.Result {
    guard let onMention, let name = Mentions.name(in: url) else { return .systemAction }
    onMention(name)
    return .handled
  }
}
