import Foundation

/// What the quick-add card hands over: a task that is not yet one.
public struct TaskDraft: Equatable, Sendable {
  /// When a task is to be done, in the words of the quick-add card.
  public enum Day: Hashable, Sendable {
    case today, tomorrow, weekend, nextWeek
    case on(Date)
  }

  /// The text without what was understood of it.
  public var content: String
  public var day: Day?
  public var priority: Priority
  /// The name of a project, as it was written after `#`.
  public var project: String?
  /// As they were written after `@`.
  public var labels: [String]

  public init(
    content: String = "", day: Day? = nil, priority: Priority = .p4, project: String? = nil, labels: [String] = []
  ) {
    self.content = content
    self.day = day
    self.priority = priority
    self.project = project
    self.labels = labels
  }
}

extension TaskDraft.Day {
  /// What the date chip says.
  func text(in words: TodoistWords, locale: Locale, calendar: Calendar) -> String {
    switch self {
    case .today: return words.today
    case .tomorrow: return words.tomorrow
    case .weekend: return words.thisWeekend
    case .nextWeek: return words.nextWeek
    case .on(let date):
      var style = Date.FormatStyle().month(.abbreviated).day()
      style.locale = locale
      style.calendar = calendar
      style.timeZone = calendar.timeZone
      return date.formatted(style)
    }
  }

  /// The date that is meant on a day: Saturday for the weekend, Monday for the next week.
  public func date(from now: Date, calendar: Calendar) -> Date {
    let today = calendar.startOfDay(for: now)
    func next(weekday: Int) -> Date {
      let days = (weekday - calendar.component(.weekday, from: today) + 7) % 7
      return calendar.date(byAdding: .day, value: days == 0 ? 7 : days, to: today) ?? today
    }
    switch self {
    case .today: return today
    case .tomorrow: return calendar.date(byAdding: .day, value: 1, to: today) ?? today
    case .weekend: return next(weekday: 7)
    case .nextWeek: return next(weekday: 2)
    case .on(let date): return date
    }
  }
}
