import SwiftUICore

extension ProgressView {
  /// How much of a stretch of time has gone by, or is left.
  /// - Parameter countsDown: from full to empty.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// A stretch of time that a progress view follows.
struct TimerProgress {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// 0…1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let gone = unitInterval(date.timeIntervalSince(interval.lowerBound) / length)
    return countsDown ? 1 - gone : gone
  }

  /// Minutes and seconds that are left, or have gone by.
  func text(at date: Date) -> String {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = min(max(0, date.timeIntervalSince(interval.lowerBound)), length)
    let seconds = Int(min(max(0, (countsDown ? length - gone : gone).rounded(countsDown ? .up : .down)), 1e9))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(tail)" : "\(minutes):\(tail)"
  }
}

/// The time that is left, or has gone by.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View {
    let timer = TimerProgress(interval: interval, countsDown: countsDown)
    TimelineView(TimerSchedule(interval: interval)) { context in
      Text(verbatim: timer.text(at: context.date)).monospacedDigit()
    }
  }
}

/// Every second until the stretch of time is over.
struct TimerSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let end = interval.upperBound
    let seconds = PeriodicTimelineSchedule(from: interval.lowerBound, by: 1).entries(from: startDate, mode: mode)
    return AnySequence(seconds.lazy.prefix { $0.timeIntervalSince(end) < 1 })
  }
}
