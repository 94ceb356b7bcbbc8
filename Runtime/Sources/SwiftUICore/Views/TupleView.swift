/// Several views in a row: what a builder makes of its statements.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  private let updateAll: @MainActor (T, GroupNode, _ViewContext) -> Void

  init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    updateAll = { value, node, context in
      updateChildren(repeat each value, of: node, context)
    }
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: GroupNode.self) } ?? GroupNode(context)
    view.updateAll(view.value, node, context.under(node))
    return node
  }
}

@MainActor
private func updateChildren<each Content: View>(
  _ views: repeat each Content, of node: GroupNode, _ context: _ViewContext
) {
  @MainActor func update<Child: View>(_ view: Child, _ old: Node?) -> Node {
    Child._update(view, old, context)
  }
  if node.children.isEmpty {
    for view in repeat each views { node.children.append(update(view, nil)) }
  } else {
    var index = 0
    for view in repeat each views {
      node.children[index] = update(view, node.children[index])
      index += 1
    }
  }
}
