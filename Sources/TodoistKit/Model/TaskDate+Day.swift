import Foundation
import KitSupport

extension TaskRow.TaskDate {
  /// A due date as a row says it on a day.
  ///
  /// Days of the coming week go by their names, all others by day and month.
  public init(
    _ due: Date, now: Date, calendar: Calendar = .current, locale: Locale = .current,
    words: TodoistWords = TodoistWords()
  ) {
    func text(_ style: Date.FormatStyle) -> String {
      var style = style
      style.locale = locale
      style.calendar = calendar
      style.timeZone = calendar.timeZone
      return due.formatted(style)
    }
    let date = Date.FormatStyle().month(.abbreviated).day()
    switch DayDistance(of: due, from: now, calendar: calendar) {
    case .today: self = .today
    case .tomorrow: self = .tomorrow
    case .yesterday: self = .overdue(words.yesterday)
    case .past: self = .overdue(text(date))
    case .future(let days): self = .future(text(days < 7 ? Date.FormatStyle().weekday(.wide) : date))
    }
  }
}
