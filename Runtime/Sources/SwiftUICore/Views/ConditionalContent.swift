/// One of two views: what a builder makes of `if`–`else` and `switch`.
@frozen nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  @frozen public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: BranchNode.self) } ?? BranchNode(context)
    switch view.storage {
    case .trueContent(let content): node.update(content, identity: true, context)
    case .falseContent(let content): node.update(content, identity: false, context)
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: BranchNode.self) } ?? BranchNode(context)
    node.update(view, identity: view != nil, context)
    return node
  }
}

extension BranchNode {
  /// An optional's own branch: the wrapped view, so that nil has no child.
  fileprivate func update<Wrapped: View>(_ view: Wrapped?, identity: Bool, _ context: _ViewContext) {
    update(view, identity: AnyHashable(identity), context)
  }
}
