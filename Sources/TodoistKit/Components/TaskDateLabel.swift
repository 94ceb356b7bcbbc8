import KitSupport
import SwiftUI

/// When a task is due, in the colour of how near that is.
public struct TaskDateLabel: View {
  private let date: TaskRow.TaskDate
  @Environment(\.todoistWords) private var words

  public init(_ date: TaskRow.TaskDate) { self.date = date }

  public var body: some View {
    Text(date.text(in: words))
      .todoistText(date.isOverdue ? .metaOverdue : .meta)
      .foregroundStyle(color)
      .lineLimit(1)
      .accessibilityLabel(date.spokenText(in: words))
  }

  private var color: Color {
    switch date {
    case .today: TodoistColors.success
    case .tomorrow: TodoistColors.ink
    case .overdue: TodoistColors.red
    case .future: TodoistColors.secondary
    }
  }
}

extension TaskRow.TaskDate {
  var isOverdue: Bool {
    if case .overdue = self { true } else { false }
  }

  func text(in words: TodoistWords) -> String {
    switch self {
    case .today: words.today
    case .tomorrow: words.tomorrow
    case .overdue(let text), .future(let text): text
    }
  }

  func spokenText(in words: TodoistWords) -> String {
    switch self {
    case .today: words.spokenToday
    case .tomorrow: words.spokenTomorrow
    case .overdue(let text): words.spokenOverdue(text)
    case .future(let text): text
    }
  }
}
