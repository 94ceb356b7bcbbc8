import CoreGraphics

/// Lets a finger move the content of a scroll view, along the axes that it scrolls.
final class PanRecognizer: _GestureRecognizer<Void> {
  private let target: any PanTarget
  private var finger: Int?
  private var start: CGPoint = .zero
  private var base: CGPoint = .zero
  private var velocity = VelocityTracker()
  /// What was told to the scroll view, which must be told the end as well.
  private var isPanning = false

  init(_ target: any PanTarget) { self.target = target }

  override var claims: Bool { state == .active || state == .ended }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active, case .touch(let event) = input else { return }
    let point = context.location(event.location, in: .local)
    if event.phase == .began {
      guard finger == nil else { return }
      finger = event.finger
      start = point
    }
    guard event.finger == finger else { return }
    velocity.add(point, at: context.time)
    switch event.phase {
    case .began: break
    case .moved: move(to: point, in: context)
    case .ended:
      if state == .possible { move(to: point, in: context) }
      finish(velocity.velocity(at: context.time), in: context)
    case .cancelled:
      phase = .failed
      stop(in: context)
    }
  }

  private func move(to point: CGPoint, in context: GestureContext) {
    let target = target
    if state == .possible {
      guard isFarEnough(point) else { return }
      phase = .active(())
      // The way until it was clear what is meant does not count, so that nothing jumps.
      base = point
      context.perform { [self] in
        isPanning = true
        context.node.graph.input.notePan(of: target)
        target.panBegan()
      }
      return
    }
    let translation = CGSize(width: point.x - base.x, height: point.y - base.y)
    context.perform { target.panMoved(by: translation) }
  }

  private func isFarEnough(_ point: CGPoint) -> Bool {
    let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
    guard start.distance(to: point) >= TouchLimits.restingDistance else { return false }
    let axes = target.panAxes
    return axes == .horizontal ? x > y : axes == .vertical ? y >= x : !axes.isEmpty
  }

  private func finish(_ velocity: CGSize, in context: GestureContext) {
    guard state == .active else {
      phase = .failed
      return
    }
    phase = .ended(())
    let target = target
    context.perform { [self] in
      isPanning = false
      target.panEnded(velocity: velocity)
    }
  }

  override func cancel(in context: GestureContext) {
    super.cancel(in: context)
    stop(in: context)
  }

  private func stop(in context: GestureContext) {
    guard isPanning else { return }
    isPanning = false
    let target = target
    context.perform { target.panCancelled() }
  }
}
