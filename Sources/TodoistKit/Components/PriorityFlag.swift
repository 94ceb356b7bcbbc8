import SwiftUI

/// The flag of a priority, 14 points: filled for the first three, an outline for the last.
public struct PriorityFlag: View {
  private let priority: Priority
  @Environment(\.todoistWords) private var words

  public init(_ priority: Priority) { self.priority = priority }

  public var body: some View {
    Image(systemName: priority == .p4 ? "flag" : "flag.fill")
      .font(.system(size: 14))
      .foregroundStyle(priority.color)
      .accessibilityLabel(words.priorityName(priority))
  }
}
