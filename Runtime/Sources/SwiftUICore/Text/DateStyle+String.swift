import Foundation

extension Text.DateStyle {
  /// The date as the style shows it, in the environment's locale, time zone and time.
  func string(for date: Date, in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch kind {
    case .date:
      return Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: environment.calendar,
        timeZone: environment.timeZone
      ).format(date)
    case .time:
      return Date.FormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: environment.calendar,
        timeZone: environment.timeZone
      ).format(date)
    case .timer: return clock(abs(date.timeIntervalSince(environment.now).inMilliseconds))
    case .relative: return words(abs(date.timeIntervalSince(environment.now).inMilliseconds), locale)
    case .offset:
      let distance = date.timeIntervalSince(environment.now).inMilliseconds
      return (distance < 0 ? "-" : "+") + words(abs(distance), locale)
    }
  }

  private func clock(_ seconds: TimeInterval) -> String {
    let total = Int(seconds.isFinite ? min(seconds, 3.6e8) : 0)
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// The two largest units, as `relative` shows them.
  private func words(_ seconds: TimeInterval, _ locale: Locale) -> String {
    let duration = Duration.seconds(seconds.isFinite ? min(seconds, 1e12) : 0)
    var style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
      maximumUnitCount: 2)
    style.locale = locale
    return duration.formatted(style)
  }
}
