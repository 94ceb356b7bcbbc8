/// Where the focus is among a view's fields. Nothing has the focus until code or the user sets it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let resetValue: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { resetValue = false }

  public init<T: Hashable>() where Value == T? { resetValue = nil }

  /// The value; outside a view's body and its closures, that of no focus.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(box: box, resetValue: resetValue) }

  /// A way to read and to move the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: FocusBox<Value>?
    fileprivate let resetValue: Value

    public var wrappedValue: Value {
      get {
        guard let box else { return resetValue }
        box.read()
        return box.value
      }
      nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }

    /// Nil outside a view's body, where there is no state.
    func link(to value: Value) -> FocusLink? { box.map { FocusLink($0, value) } }

    /// Moves the focus, whatever it was.
    func set(_ value: Value) { box?.set(value) }
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let state = address.assumingMemoryBound(to: FocusState<Value>.self)
    let box =
      slot as? FocusBox<Value> ?? FocusBox(state.pointee.resetValue, kind: .keyboard, graph: node.graph)
    slot = box
    state.pointee.box = box
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The focus is read and moved on the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
