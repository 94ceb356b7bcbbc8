import CoreGraphics

/// Tells a finger that stays: true from when it comes down, ended once it has stayed long enough.
final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private var minimumDuration = 0.5
  private var maximumDistance: CGFloat = 10
  private var start: (location: CGPoint, time: Double)?

  func update(minimumDuration: Double, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration.isNaN ? 0 : minimumDuration
    self.maximumDistance = maximumDistance.isNaN ? 0 : maximumDistance
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active else { return }
    switch input {
    case .time:
      if let start, context.time >= start.time + minimumDuration { phase = .ended(true) }
    case .touch(let event):
      switch event.phase {
      case .began:
        guard start == nil else { break }
        start = (event.location, context.time)
        phase = minimumDuration > 0 ? .active(true) : .ended(true)
        if minimumDuration > 0 { context.wake(at: context.time + minimumDuration) }
      case .moved:
        if let start, start.location.distance(to: event.location) > maximumDistance { phase = .failed }
      case .ended:
        // The finger may go in the very frame in which it has stayed long enough.
        if let start, context.time >= start.time + minimumDuration {
          phase = .ended(true)
        } else {
          phase = .failed
        }
      case .cancelled: phase = .failed
      }
    }
  }
}
