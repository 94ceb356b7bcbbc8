/// Ties the specimen's time to the machine's: seconds since it was opened, without the time that it slept.
///
/// Each request says its time. The specimen never runs ahead of whoever stamps the requests, for what has been passed
/// could not be done again at the same moment; so it keeps a little behind.
struct LivePace {
  /// Seconds that the specimen keeps behind: longer than a request is under way.
  static let margin = 0.002

  /// The machine's time at time 0.
  private var origin: Double
  /// The specimen's time at which it fell asleep.
  private var stopped: Double?

  /// - Parameters:
  ///   - now: the machine's time in seconds.
  ///   - time: the specimen's at that moment.
  init(now: Double, time: Double) { origin = now - time }

  /// The specimen sleeps from now on.
  mutating func stop(at now: Double) { stopped = time(at: now) }

  /// It goes on where it stopped.
  mutating func start(at now: Double) {
    if let stopped { origin = now - stopped }
    stopped = nil
  }

  func time(at now: Double) -> Double { now - origin }

  /// A request of a time has come.
  mutating func heard(_ time: Double, at now: Double) {
    origin = now - time + Self.margin
    if stopped != nil { stopped = time }
  }

  /// The machine's time at which it is so late.
  func moment(of time: Double) -> Double { time + origin }
}
