import KitSupport
import SwiftUI

/// How many comments a task has; nothing where it has none.
public struct CommentBadge: View {
  private let count: Int
  @Environment(\.todoistWords) private var words

  public init(count: Int) { self.count = count }

  public var body: some View {
    if count > 0 {
      HStack(spacing: 4) {
        Image(systemName: "bubble.right").font(.system(size: 12))
        Text(count, format: .number).todoistText(.meta).monospacedDigit()
      }
      .foregroundStyle(TodoistColors.secondary)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(words.comments(count))
    }
  }
}
