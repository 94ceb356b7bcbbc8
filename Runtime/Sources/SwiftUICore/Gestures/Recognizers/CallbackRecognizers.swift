/// A recogniser around another: closures, states, other values.
class WrappingRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  final var inner: _GestureRecognizer<Inner>

  init(_ inner: _GestureRecognizer<Inner>) { self.inner = inner }

  override var claims: Bool { inner.claims }
  override var waitsForFingers: Bool { inner.waitsForFingers }
  override var isPartlyDone: Bool { inner.isPartlyDone }
  override var holdsRestingFinger: Bool { inner.holdsRestingFinger }
}

/// Calls a closure for each new value.
final class ChangeRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void = { _ in }
  private var last: Value?

  override func handle(_ input: GestureInput, in context: GestureContext) {
    inner.handle(input, in: context)
    phase = inner.phase
    guard case .active(let value) = phase, value != last else { return }
    last = value
    let action = action
    context.perform { action(value) }
  }

  override func cancel(in context: GestureContext) {
    inner.cancel(in: context)
    phase = inner.phase
  }
}

/// Calls a closure at the end.
final class EndRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void = { _ in }
  private var hasActed = false

  override func handle(_ input: GestureInput, in context: GestureContext) {
    inner.handle(input, in: context)
    phase = inner.phase
    guard case .ended(let value) = phase, !hasActed else { return }
    hasActed = true
    let action = action
    context.perform { action(value) }
  }

  override func cancel(in context: GestureContext) {
    inner.cancel(in: context)
    phase = inner.phase
  }
}

/// Writes a state while the gesture goes on, and lets it go back at the end.
final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  var gesture: GestureState<State>
  var body: (Value, inout State, inout Transaction) -> Void
  private var hasWritten = false

  init(
    _ inner: _GestureRecognizer<Value>, _ gesture: GestureState<State>,
    _ body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.gesture = gesture
    self.body = body
    super.init(inner)
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    inner.handle(input, in: context)
    phase = inner.phase
    switch phase {
    case .possible: break
    case .active(let value):
      hasWritten = true
      let (gesture, body) = (gesture, body)
      context.perform {
        var transaction = Transaction()
        var state = gesture.wrappedValue
        body(value, &state, &transaction)
        withTransaction(transaction) { gesture.write(state) }
      }
    case .ended, .failed: reset(in: context)
    }
  }

  override func cancel(in context: GestureContext) {
    inner.cancel(in: context)
    phase = inner.phase
    reset(in: context)
  }

  private func reset(in context: GestureContext) {
    guard hasWritten else { return }
    hasWritten = false
    let gesture = gesture
    context.performAfterwards { gesture.goBack() }
  }
}

/// Tells other values.
final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  var transform: (Inner) -> Value

  init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    inner.handle(input, in: context)
    takeOver()
  }

  override func cancel(in context: GestureContext) {
    inner.cancel(in: context)
    takeOver()
  }

  private func takeOver() {
    switch inner.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(transform(value))
    case .ended(let value): if state != .ended { phase = .ended(transform(value)) }
    case .failed: phase = .failed
    }
  }
}
