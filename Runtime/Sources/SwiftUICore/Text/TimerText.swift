import Foundation

/// The time that is left of a stretch of time, or that has gone by in it.
struct TimerText: Equatable, Sendable {
  let interval: ClosedRange<Date>
  /// The time stands still from here on; nil for a timer that runs.
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(at now: Date) -> String {
    let date = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    // What is left is not over before its last second is.
    let distance =
      countsDown
      ? interval.upperBound.timeIntervalSince(date).inMilliseconds.rounded(.up)
      : date.timeIntervalSince(interval.lowerBound).inMilliseconds.rounded(.down)
    let seconds = Int(min(max(distance, 0), 3.6e8))
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(seconds % 60))" }
    return "\(seconds / 60):\(two(seconds % 60))"
  }
}

extension TimeInterval {
  /// Dates are too coarse for a moment to be a whole second away from another one exactly.
  var inMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}

extension Text {
  /// Shows a timer that runs within a stretch of time.
  /// - Parameters:
  ///   - pauseTime: where the timer stands still; nil lets it run.
  ///   - countsDown: from the whole length to nothing.
  ///   - showsHours: hours stand apart from minutes once there are any.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A timer among other text.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
