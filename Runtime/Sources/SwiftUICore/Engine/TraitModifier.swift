/// A modifier that says something about its content to the container around it.
struct TraitModifier<Key: TraitKey>: PrimitiveModifier {
  let value: Key.Value

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { TraitNode<Key>(value, context) }
}

/// Generic over the key, of which there are few; the value itself may be anything.
final class TraitNode<Key: TraitKey>: ModifierNode {
  private var value: Key.Value

  init(_ value: Key.Value, _ context: _ViewContext) {
    self.value = value
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    TraitNode(value, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is TraitModifier<Key> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? TraitModifier<Key>, !isSameValue(value, new.value) else { return }
    value = new.value
    forEachPart { ($0 as? TraitNode<Key>)?.value = value }
    traitsChanged()
  }

  override func trait<Other: TraitKey>(_ key: Other.Type) -> Other.Value? {
    key == Key.self ? value as? Other.Value : single?.trait(key)
  }

  override var name: String {
    let key = String(describing: Key.self)
    return key.hasSuffix("Trait") ? String(key.dropLast(5)) : key
  }
}
