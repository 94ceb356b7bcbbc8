import SwiftUI

/// The line above a list while things are chosen: how many, and the way out.
public struct DbxSelectionBar: View {
  private let count: Int
  private let onDone: () -> Void
  @Environment(\.dbxWords) private var words

  public init(count: Int, onDone: @escaping () -> Void) {
    self.count = count
    self.onDone = onDone
  }

  public var body: some View {
    HStack(spacing: 12) {
      Text(words.selectedCount(count))
        .dbxText(.metaStrong)
        .dbxTabularNumbers()
        .foregroundStyle(DbxColors.blue)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background { Capsule().fill(DbxColors.blueTint) }
      Spacer(minLength: 0)
      Button(words.done, action: onDone).buttonStyle(.dbxText)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 52)
    .background(DbxColors.canvas)
  }
}
