import KitSupport
import SwiftUI

/// A project's dot and name, as it stands in the metadata of a task.
public struct ProjectTag: View {
  private let name: String
  private let color: Color
  @Environment(\.todoistWords) private var words

  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }

  public var body: some View {
    HStack(spacing: 6) {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(words.projectMark(name))
        .todoistText(.meta)
        .foregroundStyle(TodoistColors.secondary)
        .lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.spokenProject(name))
    .accessibilityAddTraits(.isStaticText)
  }
}
