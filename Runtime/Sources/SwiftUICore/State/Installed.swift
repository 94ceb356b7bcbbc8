/// A value of a user's type whose own dynamic properties are connected, too: a style, say, that reads
/// the environment.
package struct Installed<Value>: DynamicProperty {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  @MainActor package static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let slots: DynamicSlots
    if let old = slot as? DynamicSlots {
      slots = old
    } else {
      slots = DynamicSlots(Value.self)
      slot = slots
    }
    // The only stored property lies at the start.
    slots.install(at: address, in: node)
  }

  @MainActor package static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    TypeDescription.of(Value.self).areEqual(a, b)
  }
}

/// A style of any type in the environment: equal to another when type and fields are.
package struct StyleBox: Equatable {
  package let style: Any
  private let isSame: @MainActor (Any, Any) -> Bool

  package init<Style>(_ style: Style) {
    self.style = style
    isSame = { a, b in
      guard var a = a as? Style, var b = b as? Style else { return false }
      return TypeDescription.of(Style.self).areEqual(&a, &b)
    }
  }

  /// The environment is compared within the update pass, which runs on the main actor.
  package static func == (a: StyleBox, b: StyleBox) -> Bool {
    nonisolated(unsafe) let (a, b) = (a, b)
    return MainActor.assumeIsolated { a.isSame(a.style, b.style) }
  }
}
