/// The value behind a `State`, living as long as the view's identity.
final class StateBox<Value>: Source {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    value = newValue
    changed()
  }
}

/// A value that a view owns and that the engine keeps for the life of the view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initialValue = value }

  public init(initialValue value: Value) { initialValue = value }

  /// The value; outside a view's body and its closures, the initial value.
  public var wrappedValue: Value {
    get {
      guard let box else { return initialValue }
      box.read()
      return box.value
    }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(
      source: box,
      get: {
        box.read(); return box.value
      }, set: { box.set($0) })
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let state = address.assumingMemoryBound(to: State<Value>.self)
    if let box = slot as? StateBox<Value> {
      state.pointee.box = box
    } else {
      let box = StateBox(state.pointee.initialValue)
      slot = box
      state.pointee.box = box
    }
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// State is read and written on the main actor, where its box lives.
extension State: @unchecked Sendable where Value: Sendable {}
