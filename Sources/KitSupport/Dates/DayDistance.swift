import Foundation

/// How far a day is from another, as people say it.
package enum DayDistance: Equatable, Sendable {
  case today, tomorrow, yesterday
  /// Two days and more.
  case past(days: Int)
  case future(days: Int)

  /// - Parameters:
  ///   - date: the day that is spoken of.
  ///   - now: the day on which it is spoken of.
  package init(of date: Date, from now: Date, calendar: Calendar) {
    let days =
      calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)).day ?? 0
    self.init(days: days)
  }

  /// - Parameter days: midnights from now; those that have passed are negative.
  package init(days: Int) {
    switch days {
    case 0: self = .today
    case 1: self = .tomorrow
    case -1: self = .yesterday
    case ..<0: self = .past(days: -days)
    default: self = .future(days: days)
    }
  }

  /// Midnights from now; those that have passed are negative.
  package var days: Int {
    switch self {
    case .today: 0
    case .tomorrow: 1
    case .yesterday: -1
    case .past(let days): -days
    case .future(let days): days
    }
  }
}
