/// Names a value that a view gives to the container it lies in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the container it lies in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate(set) var tag: AnyHashable?

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type; nil where the view has none of it.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension View {
  /// Says something to the container around the view.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    primitive(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

enum ContainerValuesTrait: TraitKey { typealias Value = ContainerValues }

private struct ContainerValueModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ContainerValueNode(self, context) }
}

/// The outermost of several modifiers has the last word.
private final class ContainerValueNode<Value>: ModifierNode {
  private var modifier: ContainerValueModifier<Value>

  init(_ modifier: ContainerValueModifier<Value>, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    ContainerValueNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool {
    (other as? ContainerValueModifier<Value>)?.keyPath == modifier.keyPath
  }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ContainerValueModifier<Value>, !isSameValue(modifier.value, new.value) else { return }
    modifier = new
    forEachPart { ($0 as? ContainerValueNode<Value>)?.modifier = new }
    traitsChanged()
  }

  override func trait<Other: TraitKey>(_ key: Other.Type) -> Other.Value? {
    guard key == ContainerValuesTrait.self else { return single?.trait(key) }
    var values = single?.trait(ContainerValuesTrait.self) ?? ContainerValues()
    values[keyPath: modifier.keyPath] = modifier.value
    return values as? Other.Value
  }

  override var name: String { "containerValue" }
}

extension Subview {
  /// What the view says to the container.
  public var containerValues: ContainerValues {
    var values = trait(ContainerValuesTrait.self) ?? ContainerValues()
    values.tag = trait(TagTrait.self) ?? forEachID
    return values
  }
}
