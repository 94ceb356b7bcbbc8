import CoreGraphics

/// Tells one or more taps: fingers that come down and go up again without moving.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private var count = 1
  private var value: (GestureContext, CGPoint) -> Value
  private var taps = 0
  private var start: CGPoint?
  private var firstStart: CGPoint = .zero
  private var lastUp = 0.0

  init(value: @escaping (GestureContext, CGPoint) -> Value) { self.value = value }

  func update(count: Int, value: @escaping (GestureContext, CGPoint) -> Value) {
    self.count = max(count, 1)
    self.value = value
  }

  override var waitsForFingers: Bool { isPartlyDone && start == nil }
  override var isPartlyDone: Bool { state == .possible && taps > 0 }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard case .possible = phase else { return }
    guard case .touch(let event) = input else {
      if waitsForFingers, context.time >= lastUp + TouchLimits.betweenTaps { phase = .failed }
      return
    }
    switch event.phase {
    case .began: begin(event, in: context)
    case .moved: if moved(to: event.location) { phase = .failed }
    case .ended: end(event, in: context)
    case .cancelled: phase = .failed
    }
  }

  private func begin(_ event: TouchEvent, in context: GestureContext) {
    guard context.fingers.count == 1 else {
      phase = .failed
      return
    }
    if taps == 0 {
      firstStart = event.location
    } else if firstStart.distance(to: event.location) > TouchLimits.tapSpread {
      phase = .failed
    }
    start = event.location
  }

  private func end(_ event: TouchEvent, in context: GestureContext) {
    guard !moved(to: event.location) else {
      phase = .failed
      return
    }
    start = nil
    taps += 1
    if taps == count {
      phase = .ended(value(context, event.location))
    } else {
      lastUp = context.time
      context.wake(at: lastUp + TouchLimits.betweenTaps)
    }
  }

  private func moved(to point: CGPoint) -> Bool {
    guard let start else { return true }
    return start.distance(to: point) > TouchLimits.restingDistance
  }
}

/// What a finger may do and still be taken for one that rests, or for one that taps again.
enum TouchLimits {
  /// Points; a drag begins at the same distance, as on iOS.
  static let restingDistance: CGFloat = 10
  /// Seconds from one tap to the next of several.
  static let betweenTaps = 0.35
  /// Points between the places of several taps.
  static let tapSpread: CGFloat = 45
  /// Seconds until a control in a scroll view looks pressed, for the finger may be about to scroll.
  static let pressDelay = 0.15
  /// Seconds that a press shows at least.
  static let shortestPress = 0.1
  /// Points around a control within which a finger still counts as on it.
  static let pressMargin: CGFloat = 20
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
