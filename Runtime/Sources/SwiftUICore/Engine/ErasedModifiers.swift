/// A view with the modifiers that the engine applies to it, from the inside out.
///
/// Not generic, on purpose: `a.padding().frame(…).background(…)` is one box with three entries
/// instead of three nested generic types, each of which would cost some 10 µs at its first use
/// (measured: the first evaluation of a screen with 578 modifiers fell from 10 ms to 1 ms).
nonisolated struct ErasedModifiers: View {
  typealias Body = Never

  let base: any View
  private(set) var modifiers: [any PrimitiveModifier]

  private init(base: any View, modifiers: [any PrimitiveModifier]) {
    self.base = base
    self.modifiers = modifiers
  }

  static func appending(_ modifier: any PrimitiveModifier, to view: any View) -> ErasedModifiers {
    guard var chain = view as? ErasedModifiers else {
      return ErasedModifiers(base: view, modifiers: [modifier])
    }
    chain.modifiers.append(modifier)
    return chain
  }

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    view.update(view.modifiers.count - 1, old, context)
  }

  /// The node of the modifier at an index, with those inside it below.
  @MainActor
  private func update(_ index: Int, _ old: Node?, _ context: _ViewContext) -> Node {
    guard index >= 0 else { return updateBase(old, context) }
    let modifier = modifiers[index]
    let node: ModifierNode
    if let oldNode = old as? ModifierNode, oldNode.accepts(modifier) {
      node = oldNode
    } else {
      old?.teardown()
      node = modifier.makeNode(context)
    }
    node.apply(modifier, context)
    node.content = update(index - 1, node.content, node.contentContext(context))
    node.contentUpdated()
    return node
  }

  @MainActor
  private func updateBase(_ old: Node?, _ context: _ViewContext) -> Node {
    @MainActor func open<V: View>(_ view: V) -> Node {
      let node: BaseNode
      if let old, type(of: old) == BaseNode.self {
        node = unsafeDowncast(old, to: BaseNode.self)
      } else {
        // A chain that was longer before, in a view whose own modifiers depend on something.
        old?.teardown()
        node = BaseNode(context)
      }
      node.update(view, context)
      return node
    }
    return open(base)
  }
}

/// Holds what an erased chain starts from; another type of base is another identity.
private final class BaseNode: Node {
  private var child: Node?
  private var type: ObjectIdentifier?

  func update<V: View>(_ view: V, _ context: _ViewContext) {
    if type != ObjectIdentifier(V.self) {
      child?.teardown()
      child = nil
      let isFirst = type == nil
      type = ObjectIdentifier(V.self)
      if !isFirst { structureChanged() }
    }
    child = V._update(view, child, context.under(self))
  }

  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    child?.teardown()
    child = nil
  }
}

extension View {
  /// The view with a modifier that the engine applies.
  nonisolated func primitive(_ modifier: some PrimitiveModifier) -> some View {
    ErasedModifiers.appending(modifier, to: self)
  }
}
