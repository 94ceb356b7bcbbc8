import KitSupport
import SwiftUI

/// A label of a task, as it stands in its metadata.
public struct LabelTag: View {
  private let name: String
  @Environment(\.todoistWords) private var words

  public init(_ name: String) { self.name = name }

  public var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "tag").font(.system(size: 12))
      Text(name).todoistText(.meta).lineLimit(1)
    }
    .foregroundStyle(TodoistColors.secondary)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.spokenLabels([name]))
  }
}
