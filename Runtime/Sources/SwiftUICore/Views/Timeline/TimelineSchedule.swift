/// The moments at which something is shown anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may show something anew.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// As often as the display can show it, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// - Parameter minimumInterval: seconds; nil is that of the display, a sixtieth.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, isPaused: isPaused)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate let isPaused: Bool
    private var count = 0.0

    fileprivate init(start: Date, interval: Double, isPaused: Bool) {
      self.start = start
      self.interval = interval
      self.isPaused = isPaused
    }

    public mutating func next() -> Date? {
      guard count == 0 || !isPaused else { return nil }
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// Again and again, at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: seconds; what is not above zero shows the first moment only.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Nobody sees moments that lie closer than a thousandth of a second: of those, some are left out.
    self.interval = interval > 0 && interval < 0.001 ? interval * (0.001 / interval).rounded(.up) : interval
  }

  /// From the last moment that is not after the date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(
      start: start, interval: interval, count: interval > 0 && passed.isFinite ? max(0, passed.rounded(.down)) : 0)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var count: Double
    private var last: Date?

    fileprivate init(start: Date, interval: TimeInterval, count: Double) {
      self.start = start
      self.interval = interval
      self.count = count
    }

    public mutating func next() -> Date? {
      guard last == nil || interval > 0 else { return nil }
      let moment = start.addingTimeInterval(count * interval)
      // So far away that a date cannot tell the next moment from this one, or no date at all.
      if let last, !(moment > last) { return nil }
      last = moment
      count += 1
      return moment
    }
  }
}

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(
      periodic: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
        .entries(from: startDate, mode: mode))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var periodic: PeriodicTimelineSchedule.Entries

    public mutating func next() -> Date? { periodic.next() }
  }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// - Parameter minimumInterval: seconds; nil is that of the display.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// - Parameter interval: seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
