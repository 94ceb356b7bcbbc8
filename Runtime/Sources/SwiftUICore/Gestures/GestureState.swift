/// A value that a gesture writes and that goes back to its first value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?
  package let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: how the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// - Parameter resetTransaction: how the value goes back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: says how the value goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// - Parameter reset: says how the value goes back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value; outside a view's body and its closures, the first one.
  public var wrappedValue: Value {
    guard let box else { return initialValue }
    box.read()
    return box.value
  }

  /// What `updating` takes.
  public var projectedValue: GestureState<Value> { self }

  /// Writes the value of a gesture that goes on.
  package func write(_ value: Value) { box?.set(value) }

  /// Goes back to the first value, in the way that `reset` says.
  func goBack() {
    guard let box else { return }
    var transaction = Transaction()
    reset(box.value, &transaction)
    withTransaction(transaction) { box.set(initialValue) }
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let state = address.assumingMemoryBound(to: GestureState<Value>.self)
    let box = slot as? StateBox<Value> ?? StateBox(state.pointee.initialValue)
    slot = box
    state.pointee.box = box
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// - Parameter resetTransaction: how the value goes back.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: says how the value goes back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
