/// Where the focus of assistive technology is. Nothing has it until code sets it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let resetValue: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { resetValue = false }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { resetValue = false }

  public init<T: Hashable>() where Value == T? { resetValue = nil }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { resetValue = nil }

  /// The value; outside a view's body and its closures, that of no focus.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(box: box, resetValue: resetValue) }

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

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }

    /// Nil outside a view's body, where there is no state.
    fileprivate func link(to value: Value) -> FocusLink? { box.map { FocusLink($0, value) } }
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let state = address.assumingMemoryBound(to: AccessibilityFocusState<Value>.self)
    let box =
      slot as? FocusBox<Value> ?? FocusBox(state.pointee.resetValue, kind: .accessibility, graph: node.graph)
    slot = box
    state.pointee.box = box
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The focus is read and moved on the main actor.
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: UInt8

  public init() { rawValue = 0 }
  private init(rawValue: UInt8) { self.rawValue = rawValue }

  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1) }
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 2) }

  public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  public func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    rawValue &= ~member.rawValue
    return common.rawValue == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let old = contains(newMember) ? newMember : nil
    formUnion(newMember)
    return old
  }
}

extension View {
  /// The view has the focus of assistive technology when the state is true.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    primitive(FocusLinkModifier(link: condition.link(to: true), detail: "accessibilityFocused"))
  }

  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    primitive(FocusLinkModifier(link: binding.link(to: value), detail: "accessibilityFocused, equals: \(value)"))
  }
}
