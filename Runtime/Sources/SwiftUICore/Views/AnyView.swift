/// A view of any type. Another type at the same place is another identity.
@frozen nonisolated public struct AnyView: View {
  public typealias Body = Never

  let content: any View

  public init<V: View>(_ view: V) { content = view }

  public init<V: View>(erasing view: V) { content = view }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: BranchNode.self) } ?? BranchNode(context)
    @MainActor func open<V: View>(_ content: V) {
      node.update(content, identity: ObjectIdentifier(V.self), context)
    }
    open(view.content)
    return node
  }
}
