/// A stored property that feeds a view from outside: the engine connects it before each body.
public protocol DynamicProperty {
  /// Called before the view's body.
  mutating func update()

  /// Connects the property that lies at an address within a private copy of the view.
  @MainActor static func _install(at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode)

  /// Whether two stored values count as the same input; the values behind them have sources of their own.
  @MainActor static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  /// A user's own dynamic property: its own properties are connected, then it is updated.
  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let slots: DynamicSlots
    if let old = slot as? DynamicSlots {
      slots = old
    } else {
      slots = DynamicSlots(Self.self)
      slot = slots
    }
    slots.install(at: address, in: node)
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    TypeDescription.of(Self.self).areEqual(a, b)
  }
}

/// The storage behind the dynamic properties of one value at one place of the tree.
@MainActor
final class DynamicSlots {
  let description: TypeDescription
  private var slots: [AnyObject?]

  init<Value>(_ type: Value.Type) {
    description = TypeDescription.of(type)
    slots = Array(repeating: nil, count: description.dynamicFields.count)
  }

  var isEmpty: Bool { slots.isEmpty }

  func install(at address: UnsafeMutableRawPointer, in node: Node) {
    for (index, field) in description.dynamicFields.enumerated() {
      field.type._install(at: address + field.offset, slot: &slots[index], in: node)
    }
  }

  /// Runs a closure on a copy of a value whose dynamic properties are connected.
  ///
  /// The stored input stays as it was: what `update()` writes must not pile up from one evaluation
  /// to the next. The copy lives in memory of its own, so that the optimiser keeps no stale fields.
  func withInstalled<Value, Result>(
    _ value: Value, in node: Node, _ use: @MainActor (Value) -> Result
  ) -> Result {
    guard !slots.isEmpty else { return use(value) }
    let scratch = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    scratch.initialize(to: value)
    defer {
      scratch.deinitialize(count: 1)
      scratch.deallocate()
    }
    install(at: UnsafeMutableRawPointer(scratch), in: node)
    return use(scratch.pointee)
  }
}
