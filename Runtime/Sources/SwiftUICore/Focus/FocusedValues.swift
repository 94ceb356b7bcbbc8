/// Names a value that views around the focus give to the rest of the app.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the views around the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues: Equatable {
  /// Whether both have the same values; those that cannot be compared count as different.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    guard lhs.values.count == rhs.values.count else { return false }
    return lhs.values.allSatisfy { key, value in
      guard let value = value as? any Equatable, let other = rhs.values[key] else { return false }
      return value.isEqual(to: other)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// The value that the view with the focus, or one around it, gives for a key; nil when none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var store: FocusedValueStore?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? { store?.current[keyPath: keyPath] }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    address.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.store = node.graph.focus.values
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// A binding that the view with the focus, or one around it, gives for a key.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var store: FocusedValueStore?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { store?.current[keyPath: keyPath] }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    address.assumingMemoryBound(to: FocusedBinding<Value>.self).pointee.store = node.graph.focus.values
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension View {
  /// Gives a value while the view or one below has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    primitive(FocusedValueModifier(keyPath, value, isSceneWide: false))
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    primitive(FocusedValueModifier(keyPath, value, isSceneWide: false))
  }

  /// Gives a value while the view is there, wherever in its scene the focus is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    primitive(FocusedValueModifier(keyPath, value, isSceneWide: true))
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    primitive(FocusedValueModifier(keyPath, value, isSceneWide: true))
  }
}

struct FocusedValueModifier: PrimitiveModifier {
  let isSceneWide: Bool
  let write: (inout FocusedValues) -> Void
  private let keyPath: AnyKeyPath
  /// Tells values from each other; nil stands for no value.
  private let box: StyleBox?

  /// A field of a structure, so that bindings are compared by what they lead to.
  private struct Given<Value> {
    let value: Value
  }

  init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isSceneWide: Bool) {
    self.isSceneWide = isSceneWide
    self.keyPath = keyPath
    box = value.map { StyleBox(Given(value: $0)) }
    write = { if let value { $0[keyPath: keyPath] = value } }
  }

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { FocusedValueNode(context) }

  func isSame(as other: FocusedValueModifier) -> Bool { keyPath == other.keyPath && box == other.box }
}

final class FocusedValueNode: TransparentModifierNode {
  private(set) var modifier: FocusedValueModifier?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is FocusedValueModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? FocusedValueModifier else { return }
    let isSame = modifier?.isSame(as: new) ?? false
    modifier = new
    if !isSame { graph.focus.values.changed(at: self) }
  }

  override func teardown() {
    graph.focus.values.remove(self)
    super.teardown()
  }
}

/// What is given now: by the views of the scene in order, then by those around the focus, the innermost last.
final class FocusedValueStore: Source {
  private var sceneNodes: [FocusedValueNode] = []
  private var focusNodes: [FocusedValueNode] = []
  /// What the nodes say, for readers that are not on the main actor by type.
  private var given: [FocusedValueModifier] = []

  var current: FocusedValues {
    read()
    var values = FocusedValues()
    for modifier in given { modifier.write(&values) }
    return values
  }

  @MainActor
  func changed(at node: FocusedValueNode) {
    if node.modifier?.isSceneWide == true, !sceneNodes.contains(where: { $0 === node }) { sceneNodes.append(node) }
    if isGiven(node) { give() }
  }

  @MainActor
  func remove(_ node: FocusedValueNode) {
    let wasGiven = isGiven(node)
    sceneNodes.removeAll { $0 === node }
    focusNodes.removeAll { $0 === node }
    if wasGiven { give() }
  }

  @MainActor
  private func isGiven(_ node: FocusedValueNode) -> Bool {
    sceneNodes.contains { $0 === node } || focusNodes.contains { $0 === node }
  }

  @MainActor
  func focusChanged(to target: (any FocusTarget)?) {
    var nodes: [FocusedValueNode] = []
    var next: Node? = target
    while let current = next {
      if let node = current as? FocusedValueNode, node.modifier?.isSceneWide == false { nodes.append(node) }
      next = current.parent
    }
    nodes.reverse()
    guard !nodes.elementsEqual(focusNodes, by: ===) else { return }
    focusNodes = nodes
    give()
  }

  @MainActor
  private func give() {
    given = (sceneNodes + focusNodes).compactMap(\.modifier)
    changed()
  }
}
