/// Shows its content anew at the moments of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that is shown.
  public struct Context {
    /// How often the content is shown anew at most.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The moment that a timeline shows, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView.Context: Sendable {}

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: TimelineNode.self) } ?? TimelineNode(context)
    node.follow(view.schedule)
    node.update { view.content(TimelineViewDefaultContext(date: node.date, cadence: .live)) }
    return node
  }
}

/// The node of a `TimelineView`: it takes its moments from the schedule as the stage's clock reaches them.
final class TimelineNode: ClosureNode {
  private(set) var date = Date.distantPast
  private var upcoming: (() -> Date?)?
  private var next: Date?
  private var deadline: Int?

  func follow<Schedule: TimelineSchedule>(_ schedule: Schedule) {
    var entries = schedule.entries(from: graph.date, mode: .normal).makeIterator()
    upcoming = { entries.next() }
    date = graph.date
    next = upcoming?()
    _ = advance()
    wait()
  }

  /// Goes on to the last moment that has come.
  /// - Returns: whether that is another one than before.
  private func advance() -> Bool {
    let now = graph.date
    var hasNew = false
    while let moment = next, moment <= now {
      hasNew = hasNew || moment != date
      date = moment
      next = upcoming?()
    }
    return hasNew
  }

  /// Comes back at the next moment, and no sooner than the display can show it. A schedule that ends counts as
  /// endless, too: it holds no picture up.
  private func wait() {
    if let deadline { graph.cancelDeadline(deadline) }
    deadline = next.map { moment in
      let time = max(moment.timeIntervalSince(graph.startDate), graph.time + 1.0 / 60 - 1e-6)
      return graph.at(time, isEndless: true, name: "TimelineView in \(graph.place(of: self))") { [weak self] in
        guard let self, !flags.contains(.isDead) else { return }
        deadline = nil
        if advance() { graph.enqueueUpdate(self) }
        wait()
      }
    }
  }

  override func teardown() {
    super.teardown()
    if let deadline { graph.cancelDeadline(deadline) }
    deadline = nil
  }

  override var name: String { "TimelineView" }
}
