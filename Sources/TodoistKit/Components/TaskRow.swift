import KitSupport
import SwiftUI

/// One task in a list: its circle, its content, and when, where and how much is said about it.
///
/// The circle stands at 16 points, in the middle of the first line; content and hairline start at 64.
public struct TaskRow: View {
  /// When a task is due, in the words of a row.
  public enum TaskDate: Hashable, Sendable {
    case today, tomorrow
    case overdue(String)
    case future(String)
  }

  private let task: TodoistTask
  private let date: TaskDate?
  private let showsChevron: Bool
  private let isSubtask: Bool
  private let binding: Binding<Bool>?
  private let onToggle: (Bool) -> Void
  private let onOpen: (() -> Void)?
  @State private var ownCompletion: Bool
  @State private var isPressed = false
  @Environment(\.todoistWords) private var words
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// A row that keeps to itself whether its task is done.
  public init(
    content: String, priority: Priority, date: TaskDate?, project: (name: String, color: Color)?, commentCount: Int
  ) {
    self.init(
      content: content, priority: priority, date: date, project: project, commentCount: commentCount, labels: [])
  }

  /// - Parameters:
  ///   - isComplete: whether the task is done; the row keeps it to itself where it is nil.
  ///   - onToggle: called when the user completes the task, or takes that back.
  ///   - onOpen: what a tap on the row does; the row takes no taps without it.
  public init(
    content: String, priority: Priority = .p4, date: TaskDate? = nil, project: (name: String, color: Color)? = nil,
    commentCount: Int = 0, labels: [String], isComplete: Binding<Bool>? = nil,
    onToggle: @escaping (Bool) -> Void = { _ in }, onOpen: (() -> Void)? = nil
  ) {
    self.init(
      TodoistTask(
        id: content, content: content, priority: priority,
        project: project.map { TaskProject(name: $0.name, color: $0.color) }, labels: labels,
        commentCount: commentCount),
      date: date, showsChevron: false, isSubtask: false, isComplete: isComplete, onToggle: onToggle, onOpen: onOpen)
  }

  /// A row of a task, whose date is told as seen from now.
  /// - Parameter isSubtask: smaller, as part of another task.
  public init(
    _ task: TodoistTask, isSubtask: Bool = false, isComplete: Binding<Bool>? = nil,
    onToggle: @escaping (Bool) -> Void = { _ in }, onOpen: (() -> Void)? = nil
  ) {
    self.init(
      task, date: nil, showsChevron: !task.subtasks.isEmpty || task.commentCount > 0, isSubtask: isSubtask,
      isComplete: isComplete, onToggle: onToggle, onOpen: onOpen)
  }

  private init(
    _ task: TodoistTask, date: TaskDate?, showsChevron: Bool, isSubtask: Bool, isComplete: Binding<Bool>?,
    onToggle: @escaping (Bool) -> Void, onOpen: (() -> Void)?
  ) {
    self.task = task
    self.date = date
    self.showsChevron = showsChevron
    self.isSubtask = isSubtask
    binding = isComplete
    self.onToggle = onToggle
    self.onOpen = onOpen
    _ownCompletion = State(initialValue: task.isComplete)
  }

  public var body: some View {
    if task.due == nil {
      row(date)
    } else {
      // What is tomorrow today is today at midnight.
      TimelineView(.explicit([nextMidnight])) { _ in row(date ?? relativeDate) }
    }
  }

  private var nextMidnight: Date {
    calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: Date())) ?? Date()
  }

  private var relativeDate: TaskDate? {
    task.due.map { TaskDate($0, now: Date(), calendar: calendar, locale: locale, words: words) }
  }

  private var completion: Binding<Bool> { binding ?? $ownCompletion }
  private var isComplete: Bool { completion.wrappedValue }
  private var textRole: TodoistTextRole { isSubtask ? .subtask : .taskBody }

  private func row(_ date: TaskDate?) -> some View {
    HStack(alignment: .top, spacing: 12) {
      circle
      if let onOpen {
        Button(action: onOpen) { column(date).hitArea(above: 12, below: 12) }
          .buttonStyle(PressReport(isPressed: $isPressed))
      } else {
        column(date)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(minHeight: 52)
    .background(isPressed ? TodoistColors.surface2 : TodoistColors.canvas)
    .overlay(alignment: .bottom) {
      Rectangle()
        .fill(TodoistColors.divider)
        .frame(height: 0.5)
        .padding(.leading, 64)
        .accessibilityHidden(true)
    }
  }

  /// As high as a line of the content, so that the circle is in the middle of the first one at every text size.
  private var circle: some View {
    Text(verbatim: " ")
      .todoistText(textRole)
      .hidden()
      .overlay {
        TodoistCheckbox(priority: task.priority, isComplete: completion, onToggle: onToggle)
          .frame(width: TodoistCheckbox.size, height: TodoistCheckbox.size)
      }
      .frame(width: TodoistCheckbox.size)
      .frame(width: Self.columnWidth, alignment: .leading)
  }

  /// Points from the edge of the circle to the room before the content.
  private static let columnWidth: CGFloat = 36

  private func column(_ date: TaskDate?) -> some View {
    HStack(alignment: .center, spacing: 8) {
      VStack(alignment: .leading, spacing: 4) {
        InlineMarkup.text(task.content)
          .strikethrough(isComplete, color: TodoistColors.tertiary)
          .todoistText(textRole)
          .foregroundStyle(isComplete ? TodoistColors.tertiary : TodoistColors.ink)
          .lineLimit(3)
          .opacity(isComplete && contrast != .increased ? 0.6 : 1)
        if date != nil || task.project != nil || task.commentCount > 0 || !task.labels.isEmpty {
          metadata(date)
        }
      }
      Spacer(minLength: 0)
      if showsChevron {
        Image(systemName: "chevron.right")
          .font(.system(size: 14))
          .foregroundStyle(TodoistColors.tertiary)
          .flipsForRightToLeftLayoutDirection(true)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label(date))
    .accessibilityAddTraits(onOpen == nil ? .isStaticText : .isButton)
  }

  private func metadata(_ date: TaskDate?) -> some View {
    FlowLayout(spacing: 12, lineSpacing: 4) {
      if let date { TaskDateLabel(date) }
      if let project = task.project { ProjectTag(name: project.name, color: project.color) }
      CommentBadge(count: task.commentCount)
      ForEach(task.labels, id: \.self) { LabelTag($0) }
    }
  }

  /// Priority, content, date, project, comments; what there is none of is left out.
  private func label(_ date: TaskDate?) -> String {
    TodoistWords.sentence(
      words.priorityName(task.priority), InlineMarkup.plain(task.content), date?.spokenText(in: words),
      task.project?.name, task.commentCount > 0 ? words.comments(task.commentCount) : nil,
      task.labels.isEmpty ? nil : words.spokenLabels(task.labels))
  }
}
