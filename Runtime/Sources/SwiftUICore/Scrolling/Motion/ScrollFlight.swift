import CoreGraphics

/// An animated way to a place of the content. The place is looked up again in each frame, for rows on the
/// way may turn out to be longer than they were guessed.
@MainActor
struct ScrollFlight {
  private var start: CGPoint
  private let goal: @MainActor () -> CGPoint?
  private var end: CGPoint
  /// 0…1; a bouncing spring goes beyond.
  private var progress = AnimatedVector<Double>(0)

  init(
    from start: CGPoint, to goal: @escaping @MainActor () -> CGPoint?, end: CGPoint, with animation: Animation,
    at time: Double, environment: EnvironmentValues
  ) {
    self.start = start
    self.goal = goal
    self.end = end
    progress.animate(to: 1, with: animation, at: time, environment: environment)
  }

  var isRunning: Bool { progress.isRunning }
  var isLogicallyComplete: Bool { progress.isLogicallyComplete }

  mutating func offset(at time: Double) -> CGPoint {
    let part = CGFloat(progress.sample(at: time))
    end = goal() ?? end
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  mutating func shift(by distance: CGFloat, along axis: Axis) {
    start[axis] += distance
    end[axis] += distance
  }
}

extension ScrollNode {
  /// A jump shows rows whose lengths were guessed; that many layouts correct it.
  private static let correctionLimit = 4

  /// Goes to a place of the content: at once, or by the transaction's animation.
  func go(to goal: @escaping @MainActor () -> CGPoint?, in transaction: Transaction) {
    guard let end = goal() else { return }
    stop()
    isMovedByUser = false
    isScrolled = true
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      setPhase(.idle)
      jump(to: goal, corrections: Self.correctionLimit)
      return
    }
    guard end != offset else { return setPhase(.idle) }
    flight = ScrollFlight(
      from: offset, to: goal, end: end, with: animation, at: graph.time,
      environment: EnvironmentValues(scope: environment))
    setPhase(.animating)
    flightNumber += 1
    let number = flightNumber
    graph.add(
      ActiveAnimation(self, group: transaction.groups.last) { [unowned self] time in
        guard number == flightNumber, var flight else { return (.ended, true) }
        let point = flight.offset(at: time)
        self.flight = flight.isRunning ? flight : nil
        setOffset(point)
        if !flight.isRunning {
          setPhase(.idle)
          jump(to: goal, corrections: Self.correctionLimit)
        }
        return (flight.isRunning ? .running : .ended, flight.isLogicallyComplete)
      })
  }

  private func jump(to goal: @escaping @MainActor () -> CGPoint?, corrections: Int) {
    guard let point = goal() else { return }
    let target = clamped(point)
    let isThere = abs(target.x - offset.x) < 0.01 && abs(target.y - offset.y) < 0.01
    if !isThere { setOffset(target) }
    guard corrections > 0, !isThere || corrections == Self.correctionLimit else { return }
    graph.afterLayout { [weak self] in
      guard let self, phase == .idle, !flags.contains(.isDead) else { return }
      jump(to: goal, corrections: corrections - 1)
    }
  }
}
