import SwiftUI

/// All words that the kit shows and speaks, for apps in other languages: `.environment(\.todoistWords, …)`.
public struct TodoistWords: Sendable {
  public var addTask = "Add task"
  public var quickAddPlaceholder = "Take out the trash today p1 #home"
  public var date = "Date"
  public var priority = "Priority"
  public var project = "Project"
  public var labels = "Labels"
  public var reminders = "Reminders"
  public var today = "Today"
  public var tomorrow = "Tomorrow"
  public var yesterday = "Yesterday"
  public var thisWeekend = "This Weekend"
  public var nextWeek = "Next Week"
  public var overdue = "Overdue"
  public var inbox = "Inbox"
  public var upcoming = "Upcoming"
  public var filtersAndLabels = "Filters & Labels"
  public var search = "Search"
  public var browse = "Browse"
  public var myProjects = "My Projects"
  public var addProject = "Add project"
  public var premium = "Premium"
  public var completed = "Completed"
  public var schedule = "Schedule"
  public var postpone = "Postpone"
  public var more = "More"
  public var sortAndFilter = "Sort and filter"
  public var menu = "Menu"
  public var close = "Close"
  public var previousMonth = "Previous month"
  public var nextMonth = "Next month"
  public var markComplete = "Mark complete"
  public var markIncomplete = "Mark incomplete"
  public var expanded = "expanded"
  public var collapsed = "collapsed"
  public var emptyTodayTitle = "Looks like the day is yours."
  public var emptyTodayText = "No tasks scheduled for today."
  public var emptyTodayAction = "Plan my day"
  public var emptyInboxTitle = "Your Inbox is empty"
  public var emptyInboxText = "What you add without a project waits for you here."
  /// A priority as it is spoken and as the chip shows it.
  public var priorityName: @Sendable (Priority) -> String = { "P\($0.rawValue)" }
  /// The mark of a project's name in a row.
  public var projectMark: @Sendable (String) -> String = { "# \($0)" }
  /// What is spoken of a project's tag.
  public var spokenProject: @Sendable (String) -> String = { "project \($0)" }
  public var spokenLabels: @Sendable ([String]) -> String = {
    ($0.count == 1 ? "label " : "labels ") + $0.joined(separator: ", ")
  }
  public var spokenToday = "today"
  public var spokenTomorrow = "tomorrow"
  public var spokenOverdue: @Sendable (String) -> String = { "overdue \($0)" }
  public var comments: @Sendable (Int) -> String = { $0 == 1 ? "1 comment" : "\($0) comments" }
  public var tasks: @Sendable (Int) -> String = { $0 == 1 ? "1 task" : "\($0) tasks" }
  public var subtasks: @Sendable (_ done: Int, _ all: Int) -> String = { "\($0) of \($1) sub-tasks done" }
  public var countIsOverdue = "overdue"
  public var removes: @Sendable (String) -> String = { "Remove \($0)" }
  public var karma: @Sendable (Int) -> String = { "\($0) karma" }
  public var streak: @Sendable (Int) -> String = { $0 == 1 ? "1 day streak" : "\($0) day streak" }

  public init() {}

  /// Parts of a label that is spoken; those that are nil or empty are left out.
  static func sentence(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension EnvironmentValues {
  /// The words of the kit.
  public var todoistWords: TodoistWords {
    get { self[TodoistWordsKey.self] }
    set { self[TodoistWordsKey.self] = newValue }
  }
}

private struct TodoistWordsKey: EnvironmentKey {
  static let defaultValue = TodoistWords()
}
