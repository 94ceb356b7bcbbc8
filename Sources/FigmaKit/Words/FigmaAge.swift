import Foundation
import KitSupport

/// How long ago something was, in the largest unit that it fills.
public enum FigmaAge: Equatable, Sendable {
  /// Less than a minute, or still to come.
  case now
  case minutes(Int), hours(Int), days(Int), weeks(Int), months(Int), years(Int)

  public init(of date: Date, at now: Date, calendar: Calendar) {
    self =
      switch Age(of: date, at: now, calendar: calendar) {
      case .now: .now
      case .minutes(let count): .minutes(count)
      case .hours(let count): .hours(count)
      case .days(let count): .days(count)
      case .weeks(let count): .weeks(count)
      case .months(let count): .months(count)
      case .years(let count): .years(count)
      }
  }
}
