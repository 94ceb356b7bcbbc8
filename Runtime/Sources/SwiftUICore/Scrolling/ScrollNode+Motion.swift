import CoreGraphics

extension ScrollNode {
  /// Points that nobody sees: half a pixel.
  private var tolerance: CGFloat { 0.5 / max(displayScale, 1) }

  /// Whether content gives way beyond its ends.
  func bounces(along axis: Axis) -> Bool {
    guard axes.contains(Axis.Set(axis)) else { return false }
    return range(along: axis).upperBound > 0 || configuration.alwaysBounces.contains(Axis.Set(axis))
  }

  /// What shows when a finger asks for an offset.
  func shownOffset(_ asked: CGFloat, along axis: Axis) -> CGFloat {
    let range = range(along: axis)
    guard bounces(along: axis) else { return min(max(asked, range.lowerBound), range.upperBound) }
    return RubberBand.shown(asked, in: range, length: frame.size[axis])
  }

  // MARK: By itself

  /// Goes on by itself, from a velocity in points a second.
  func coast(velocity: CGSize) {
    let targets = targetOffset(velocity: velocity)
    for axis in axes.each {
      let range = range(along: axis)
      let velocity = min(max(velocity[axis], -1e5), 1e5)
      let edge = min(max(offset[axis], range.lowerBound), range.upperBound)
      if let target = targets?[axis], target != offset[axis], edge == offset[axis] {
        // A page or a card is a short way; a long one slows down as any other movement does.
        let isFar = abs(target - offset[axis]) > frame.size[axis]
        courses[axis] =
          isFar
          ? ScrollCourse(
            approaching: target, from: offset[axis], velocity: velocity, at: graph.time, tolerance: tolerance)
          : ScrollCourse(to: target, from: offset[axis], velocity: velocity, at: graph.time, tolerance: tolerance)
        continue
      }
      guard velocity != 0 || edge != offset[axis] else { continue }
      courses[axis] = ScrollCourse(
        from: offset[axis], velocity: velocity, in: range, bounces: bounces(along: axis), at: graph.time,
        tolerance: tolerance)
    }
    run(as: .decelerating)
  }

  /// Goes to rest: where something moves, in frames to come.
  func run(as phase: ScrollPhase) {
    guard courses.horizontal != nil || courses.vertical != nil else { return setPhase(.idle) }
    setPhase(phase)
    guard !isMoving else { return }
    isMoving = true
    graph.add(
      ActiveAnimation(self, group: nil) { [unowned self] time in
        advance(to: time)
        if courses.horizontal != nil || courses.vertical != nil { return (.running, false) }
        isMoving = false
        return (.ended, true)
      })
  }

  /// Shows where the content is at a time.
  private func advance(to time: Double) {
    guard courses.horizontal != nil || courses.vertical != nil else { return }
    var point = offset
    for axis in Axis.allCases {
      guard let course = courses[axis] else { continue }
      point[axis] = course.offset(at: time)
      if time >= course.end { courses[axis] = nil }
    }
    setOffset(point)
    if courses.horizontal == nil && courses.vertical == nil { setPhase(.idle) }
  }

  /// The content or the viewport got another length on the way.
  func replan(along axis: Axis, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>) {
    guard let course = courses[axis] else { return }
    let time = graph.time
    let velocity = course.velocity(at: time)
    let isOutside = !new.contains(offset[axis])
    // Content that has grown where it was about to come back goes on.
    let goesOn = !old.contains(offset[axis]) && !isOutside && velocity * (offset[axis] - old.upperBound) > 0
    if course.isCoasting(at: time) || goesOn || isOutside {
      courses[axis] = ScrollCourse(
        from: offset[axis], velocity: velocity, in: new, bounces: bounces(along: axis), at: time,
        tolerance: tolerance)
    } else {
      let rest = min(max(course.rest, new.lowerBound), new.upperBound)
      guard rest != course.rest else { return }
      courses[axis] = ScrollCourse(
        to: rest, from: offset[axis], velocity: velocity, at: time, tolerance: tolerance)
    }
  }

  /// Stops where it is now.
  func stop() {
    if phase != .tracking {
      restBefore = CGPoint(x: courses.horizontal?.rest ?? offset.x, y: courses.vertical?.rest ?? offset.y)
    }
    guard !flags.contains(.isDead) else { return }
    advance(to: graph.time)
    courses = PerAxis(nil)
    flight = nil
  }

  func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    switch new {
    case .idle: hideIndicators()
    case .tracking: break
    case .interacting, .decelerating, .animating: showIndicators()
    }
    for node in attachments { node.phaseChanged(from: old, to: new) }
  }

  /// Points a second, while it moves by itself.
  var velocity: CGVector? {
    guard courses.horizontal != nil || courses.vertical != nil else { return nil }
    return CGVector(
      dx: courses.horizontal?.velocity(at: graph.time) ?? 0, dy: courses.vertical?.velocity(at: graph.time) ?? 0)
  }

  /// Where the behaviour wants it to come to rest; nil without one.
  private func targetOffset(velocity: CGSize) -> CGPoint? {
    headTarget(velocity: velocity) ?? behaviorTarget(velocity: velocity)
  }

  /// Where the bar's head is not left half-way; nil where it is not.
  private func headTarget(velocity: CGSize) -> CGPoint? {
    guard let head, axes.contains(.vertical) else { return nil }
    let natural = offset.y + velocity.height / ScrollCourse.decay
    let end = range(along: .vertical).upperBound
    return head.restingOffset(near: min(natural, end), upTo: end).map { CGPoint(x: offset.x, y: $0) }
  }

  private func behaviorTarget(velocity: CGSize) -> CGPoint? {
    guard let behavior = configuration.targetBehavior?.style as? any ScrollTargetBehavior else { return nil }
    let margins = configuration.margins
    let viewport = CGSize(
      width: frame.width - margins.horizontal, height: frame.height - margins.top - margins.bottom)
    let natural = clamped(
      CGPoint(
        x: offset.x + velocity.width / ScrollCourse.decay, y: offset.y + velocity.height / ScrollCourse.decay))
    var target = ScrollTarget(rect: CGRect(origin: natural, size: viewport))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: clamped(restBefore), size: viewport)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height),
        contentSize: geometry.contentSize, containerSize: viewport, axes: axes,
        environment: EnvironmentValues(scope: environment),
        views: { [weak self] in self?.targetViews(along: $0) }))
    let anchor = target.anchor ?? .topLeading
    return clamped(
      CGPoint(
        x: target.rect.minX + (target.rect.width - viewport.width) * anchor.x,
        y: target.rect.minY + (target.rect.height - viewport.height) * anchor.y))
  }
}
