import Foundation

/// How long ago something was, in the largest unit that it fills.
package enum Age: Equatable, Sendable {
  /// Less than a minute, or still to come.
  case now
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case weeks(Int)
  case months(Int)
  case years(Int)

  package init(of date: Date, at now: Date, calendar: Calendar) {
    let seconds = now.timeIntervalSince(date)
    let days = Int(seconds / 86400)
    let parts = calendar.dateComponents([.year, .month], from: date, to: now)
    switch seconds {
    case ..<60: self = .now
    case ..<3600: self = .minutes(Int(seconds / 60))
    case ..<86400: self = .hours(Int(seconds / 3600))
    case ..<(7 * 86400): self = .days(days)
    default:
      if let years = parts.year, years > 0 {
        self = .years(years)
      } else if let months = parts.month, months > 0 {
        self = .months(months)
      } else {
        self = .weeks(days / 7)
      }
    }
  }
}
