import CoreGraphics

extension ScrollNode {
  /// A finger that moves the content.
  struct Pan {
    /// The offset that it asked for when it began.
    private(set) var start: CGPoint
    /// The offset that it asks for; beyond the ends less shows.
    var asked: CGPoint
    /// The axes along which it moves the content; known with its first movement.
    var axes: Axis.Set?

    init(from start: CGPoint) {
      self.start = start
      asked = start
    }

    mutating func shift(by distance: CGFloat, along axis: Axis) {
      start[axis] += distance
      asked[axis] += distance
    }
  }
}

extension ScrollNode: PanTarget {
  var panAxes: Axis.Set {
    guard configuration.isEnabled, !flags.contains(.isDead) else { return [] }
    return axes.each.reduce(into: []) { if bounces(along: $1) { $0.insert(Axis.Set($1)) } }
  }

  func holdMotion() -> Bool {
    guard !flags.contains(.isDead) else { return false }
    let isMoving = courses.horizontal != nil || courses.vertical != nil || flight != nil
    stop()
    if configuration.isEnabled, pan == nil { setPhase(.tracking) }
    return isMoving
  }

  func releaseHold() {
    guard phase == .tracking, !flags.contains(.isDead) else { return }
    coast(velocity: .zero)
  }

  func panBegan() {
    graph.focus.scrollBegan(EnvironmentValues(scope: environment).scrollDismissesKeyboardMode, in: self)
    stop()
    guard !flags.contains(.isDead) else { return }
    isScrolled = true
    isMovedByUser = true
    var start = offset
    for axis in axes.each {
      start[axis] = RubberBand.asked(offset[axis], in: range(along: axis), length: frame.size[axis])
    }
    pan = Pan(from: start)
    setPhase(.interacting)
  }

  func panMoved(by translation: CGSize) {
    guard var pan else { return }
    let way = logical(translation.finite)
    if pan.axes == nil { pan.axes = lockedAxes(for: way) }
    for axis in (pan.axes ?? []).each { pan.asked[axis] = pan.start[axis] - way[axis] }
    self.pan = pan
    var point = offset
    for axis in axes.each { point[axis] = shownOffset(pan.asked[axis], along: axis) }
    setOffset(point)
  }

  /// A movement that is mostly along one axis stays on it; one across moves freely, as in a UIScrollView
  /// with its directional lock.
  private func lockedAxes(for way: CGSize) -> Axis.Set? {
    let possible = panAxes
    guard way != .zero else { return nil }
    guard possible == [.horizontal, .vertical] else { return possible }
    if abs(way.width) >= 2 * abs(way.height) { return .horizontal }
    if abs(way.height) >= 2 * abs(way.width) { return .vertical }
    return possible
  }

  func panEnded(velocity: CGSize) {
    guard let pan, !flags.contains(.isDead) else { return }
    self.pan = nil
    let finger = logical(velocity.finite)
    var own = CGSize.zero
    for axis in (pan.axes ?? []).each {
      let slope =
        bounces(along: axis)
        ? RubberBand.slope(at: pan.asked[axis], in: range(along: axis), length: frame.size[axis]) : 1
      own[axis] = -finger[axis] * slope
    }
    coast(velocity: own)
  }

  func panCancelled() { panEnded(velocity: .zero) }

  func moveByWheel(_ delta: CGSize) -> Bool {
    guard configuration.isEnabled, pan == nil else { return false }
    let way = logical(CGSize(width: -delta.width, height: -delta.height).finite)
    let target = clamped(CGPoint(x: offset.x - way.width, y: offset.y - way.height))
    guard target != offset else { return false }
    stop()
    setPhase(.idle)
    isMovedByUser = true
    setOffset(target)
    hideIndicators(isFlash: true)
    return true
  }

  /// A movement in the direction of reading.
  private func logical(_ movement: CGSize) -> CGSize {
    isMirrored ? CGSize(width: -movement.width, height: movement.height) : movement
  }
}
