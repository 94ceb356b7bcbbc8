import KitSupport
import SwiftUI

/// A comment, what was answered to it, and a field for one's own answer, which stays at the foot.
public struct CommentThreadSheet: View {
  /// A comment or an answer to one.
  public struct Reply: Identifiable, Equatable, Sendable {
    public let id: String
    public let userId: String
    public let initial: String
    public let author: String
    public let body: String
    public let timestamp: String

    /// - Parameters:
    ///   - id: as it is stored; what the comment says and who said it when, where it is nil.
    ///   - body: `@name` is a mention.
    public init(
      id: String? = nil, userId: String, initial: String, author: String, body: String, timestamp: String
    ) {
      self.id = id ?? [userId, timestamp, body].joined(separator: "\u{1F}")
      self.userId = userId
      self.initial = initial
      self.author = author
      self.body = body
      self.timestamp = timestamp
    }
  }

  private let firstComment: Reply
  private let replies: [Reply]
  private let onMention: ((String) -> Void)?
  private let onSend: (String) -> Void
  @State private var draft = ""

  public init(firstComment: Reply, replies: [Reply]) {
    self.init(firstComment: firstComment, replies: replies, onSend: { _ in })
  }

  /// - Parameters:
  ///   - onMention: a name in a comment was tapped.
  ///   - onSend: gets what was written, without blanks around it.
  public init(
    firstComment: Reply, replies: [Reply], onMention: ((String) -> Void)? = nil, onSend: @escaping (String) -> Void
  ) {
    self.firstComment = firstComment
    self.replies = replies
    self.onMention = onMention
    self.onSend = onSend
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          CommentRow(reply: firstComment, isOriginal: true, onMention: onMention)
          if !replies.isEmpty { answers }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .scrollBounceBehavior(.basedOnSize)
      CommentComposer(text: $draft, onSend: onSend)
    }
    .padding(20)
    .background(FigmaColors.canvas)
  }

  private var answers: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(replies) { reply in
        CommentRow(reply: reply, isOriginal: false, onMention: onMention).padding(.leading, 12)
      }
    }
    .overlay(alignment: .leading) {
      Rectangle().fill(FigmaColors.divider).frame(width: 1).accessibilityHidden(true)
    }
  }
}

extension View {
  /// Presents a thread in a sheet with round corners of 12 points.
  public func commentThread(isPresented: Binding<Bool>, @ViewBuilder thread: @escaping () -> CommentThreadSheet)
    -> some View
  {
    sheet(isPresented: isPresented) {
      thread()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(12)
        .presentationBackground(FigmaColors.canvas)
    }
  }
}
