/// A modifier on a scroll view, or on something within one, that needs to know it.
class ScrollAttachmentNode: TransparentModifierNode, PositionObserver {
  @NodeReference private var found: ScrollNode?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.add(self)
  }

  /// The first scroll view in the content, else the nearest around it.
  final var scroll: ScrollNode? {
    if let found, !found.flags.contains(.isDead) { return found }
    found = find()
    found?.attach(self)
    return found
  }

  private func find() -> ScrollNode? {
    if let inner = content.flatMap(Self.firstScroll) { return inner }
    var node: Node? = parent
    while let current = node, !(current is ScrollNode) { node = current.parent }
    return node as? ScrollNode
  }

  private static func firstScroll(_ node: Node) -> ScrollNode? {
    if let scroll = node as? ScrollNode { return scroll }
    for child in node.structure { if let found = firstScroll(child) { return found } }
    return nil
  }

  func layoutDidEnd() {}

  /// The scroll view does something else now.
  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {}

  override func teardown() {
    super.teardown()
    graph.remove(self)
    found?.detach(self)
  }
}
