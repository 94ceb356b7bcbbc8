/// What recognisers of two gestures have in common.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  final var first: _GestureRecognizer<First>
  final var second: _GestureRecognizer<Second>

  override var isPartlyDone: Bool { first.isPartlyDone || second.isPartlyDone }

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  override func cancel(in context: GestureContext) {
    first.cancel(in: context)
    second.cancel(in: context)
    super.cancel(in: context)
  }
}

/// Both gestures, each for itself; over when both are.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override var claims: Bool { first.claims || second.claims }
  override var waitsForFingers: Bool { first.waitsForFingers || second.waitsForFingers }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active else { return }
    if !first.isOver { first.handle(input, in: context) }
    if !second.isOver { second.handle(input, in: context) }
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    if first.state == .failed && second.state == .failed {
      phase = .failed
    } else if first.isOver && second.isOver {
      phase = .ended(value)
    } else if value.first != nil || value.second != nil {
      phase = .active(value)
    }
  }
}

/// The second gesture, once the first has ended.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  override var claims: Bool { first.state == .ended || first.claims }
  override var waitsForFingers: Bool {
    first.waitsForFingers || (first.state == .ended && second.state == .possible) || second.waitsForFingers
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active else { return }
    if first.state != .ended {
      first.handle(input, in: context)
      guard case .ended(let value) = first.phase else {
        switch first.phase {
        case .active(let value): phase = .active(.first(value))
        case .failed: phase = .failed
        case .possible, .ended: break
        }
        return
      }
      // Fingers that are still down begin the second gesture where they are.
      for finger in context.fingers where !input.isEnd(of: finger.id) {
        second.handle(.touch(TouchEvent(.began, at: finger.location, finger: finger.id)), in: context)
      }
      phase = .active(.second(value, second.phase.value))
      return
    }
    second.handle(input, in: context)
    guard case .ended(let value) = first.phase else { return }
    switch second.phase {
    case .possible: phase = .active(.second(value, nil))
    case .active(let other): phase = .active(.second(value, other))
    case .ended(let other): phase = .ended(.second(value, other))
    case .failed: phase = .failed
    }
  }
}

extension GestureInput {
  fileprivate func isEnd(of finger: Int) -> Bool {
    guard case .touch(let event) = self else { return false }
    return event.finger == finger && (event.phase == .ended || event.phase == .cancelled)
  }
}

/// The first gesture, or the second where the first fails: what the second does is kept until then.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  private var held: [() -> Void] = []

  override var claims: Bool { first.claims || (first.state == .failed && second.claims) }
  override var waitsForFingers: Bool {
    first.waitsForFingers || (first.state == .failed && second.waitsForFingers)
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active else { return }
    if first.state != .failed { first.handle(input, in: context) }
    if first.claims {
      held = []
      if !second.isOver { _ = context.holdingEffects { second.cancel(in: context) } }
      take(first.phase.value.map { .first($0) }, ends: first.state == .ended)
      return
    }
    if !second.isOver { held += context.holdingEffects { second.handle(input, in: context) } }
    guard first.state == .failed else {
      take(first.phase.value.map { .first($0) }, ends: false)
      return
    }
    for effect in held { context.perform(effect) }
    held = []
    switch second.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(.second(value))
    case .ended(let value): phase = .ended(.second(value))
    case .failed: phase = .failed
    }
  }

  private func take(_ value: ExclusiveGesture<First, Second>.Value?, ends: Bool) {
    guard let value else { return }
    phase = ends ? .ended(value) : .active(value)
  }
}

extension _AnyGestureRecognizer {
  var isOver: Bool { state == .ended || state == .failed }
}
