import KitSupport
import SwiftUI

/// What a list shows when nothing is left in it.
public struct TodoistEmptyState: View {
  public enum Kind: Sendable { case today, inbox }

  private let kind: Kind
  private let action: (() -> Void)?
  @Environment(\.todoistWords) private var words

  /// - Parameter action: what the red words below do; there are none without it.
  public init(_ kind: Kind, action: (() -> Void)? = nil) {
    self.kind = kind
    self.action = action
  }

  public var body: some View {
    VStack(spacing: 8) {
      HammockPicture().frame(width: side, height: side * 0.8).padding(.bottom, 8)
      Text(kind == .today ? words.emptyTodayTitle : words.emptyInboxTitle)
        .todoistText(.emptyHeading)
        .foregroundStyle(TodoistColors.ink)
        .accessibilityAddTraits(.isHeader)
      Text(kind == .today ? words.emptyTodayText : words.emptyInboxText)
        .todoistText(.emptyText)
        .foregroundStyle(TodoistColors.secondary)
      if let action {
        Button(words.emptyTodayAction, action: action).buttonStyle(.todoistTextAction)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .padding(.vertical, 24)
    .frame(maxWidth: .infinity)
  }

  /// Points.
  private var side: CGFloat { kind == .today ? 200 : 140 }
}
