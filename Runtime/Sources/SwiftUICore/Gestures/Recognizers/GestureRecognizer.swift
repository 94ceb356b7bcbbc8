import CoreGraphics

/// How far a gesture has come.
public enum _GesturePhase<Value> {
  /// It may still begin.
  case possible
  case active(Value)
  case ended(Value)
  case failed

  package var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// Makes a gesture of what fingers do. It lives from the first finger to the end of the gesture, and takes
/// over the values of its gesture whenever the view that holds it is brought up to date.
@MainActor
open class _AnyGestureRecognizer {
  enum State { case possible, active, ended, failed }

  var state: State { .failed }

  /// Whether the gesture has begun in a way that takes the fingers from others. A long press that has not
  /// lasted long enough has a value and claims nothing.
  var claims: Bool { state == .ended }

  /// Whether fingers that have gone may come back: the second tap of two.
  var waitsForFingers: Bool { false }

  /// Whether some of several taps have come: a single tap after it has to wait.
  var isPartlyDone: Bool { false }

  /// Whether a finger that rests is spoken for: others that need it to rest have to wait.
  var holdsRestingFinger: Bool { false }

  /// Whether it takes a finger that rests though others are to wait for it: it has waited long enough itself.
  var ignoresRestingRivals: Bool { false }

  /// Takes in what happened and moves on.
  func handle(_ input: GestureInput, in context: GestureContext) {}

  /// Something else took the fingers.
  func cancel(in context: GestureContext) {}
}

/// A recogniser that tells a value.
@MainActor
open class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  final var phase = _GesturePhase<Value>.possible

  override var state: State {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  override func cancel(in context: GestureContext) {
    if state != .ended { phase = .failed }
  }
}

/// What a recogniser is told: a finger did something, or the time has come that it asked for.
enum GestureInput {
  case touch(TouchEvent)
  case time
}

extension Gesture {
  /// The recogniser of a gesture made of others.
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    // Swift cannot know that a gesture's value is its body's; the protocol's documentation says so.
    body._recognizer(reusing: old) as? _GestureRecognizer<Value> ?? _GestureRecognizer()
  }
}
