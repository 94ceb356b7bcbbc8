import CoreGraphics

/// Tells where a finger is that has moved far enough.
final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private var minimumDistance: CGFloat = 10
  private var space = CoordinateSpace.local
  private var finger: Int?
  private var start: (root: CGPoint, local: CGPoint) = (.zero, .zero)
  private var velocity = VelocityTracker()

  func update(minimumDistance: CGFloat, space: CoordinateSpace) {
    self.minimumDistance = minimumDistance.isNaN ? 0 : minimumDistance
    self.space = space
  }

  override var claims: Bool { state == .active || state == .ended }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active, case .touch(let event) = input else { return }
    if event.phase == .began {
      guard finger == nil else { return }
      finger = event.finger
      start = (event.location, context.location(event.location, in: space))
    }
    guard event.finger == finger else { return }
    velocity.add(context.location(event.location, in: space), at: context.time)
    switch event.phase {
    case .began, .moved:
      if state == .active || start.root.distance(to: event.location) >= minimumDistance {
        phase = .active(value(at: event.location, in: context))
      }
    case .ended:
      // Some hosts tell a finger's last place only when it goes.
      let isFarEnough = state == .active || start.root.distance(to: event.location) >= minimumDistance
      phase = isFarEnough ? .ended(value(at: event.location, in: context)) : .failed
    case .cancelled: phase = .failed
    }
  }

  private func value(at point: CGPoint, in context: GestureContext) -> DragGesture.Value {
    DragGesture.Value(
      time: context.date, location: context.location(point, in: space), startLocation: start.local,
      velocity: velocity.velocity(at: context.time))
  }
}

/// How fast a finger is, by where it was in the last tenth of a second.
struct VelocityTracker {
  private var samples: [(time: Double, point: CGPoint)] = []
  /// Seconds; a finger that has not moved for so long rests.
  private static let window = 0.1

  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last, last.time == time, samples.count > 1 { samples.removeLast() }
    samples.append((time, point))
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Points a second.
  func velocity(at time: Double) -> CGSize {
    guard let last = samples.last else { return .zero }
    let recent = samples.filter { $0.time >= last.time - Self.window }
    guard let first = recent.first ?? samples.first, last.time > first.time else { return .zero }
    let duration = last.time - first.time
    // A finger that has come to rest says so only by the time that passed.
    let moved = samples.last { $0.point != last.point }?.time ?? first.time
    guard time - moved <= Self.window + 1e-9 else { return .zero }
    return CGSize(
      width: (last.point.x - first.point.x) / duration, height: (last.point.y - first.point.y) / duration)
  }
}
