/// `id`: another value is another identity, with state of its own.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: BranchNode.self) } ?? BranchNode(context)
    node.update(view.content, identity: view.id, context)
    node.explicitID = AnyHashable(view.id)
    return node
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
