/// Says whether another screen covers the content: what is covered has disappeared, though it keeps its state.
struct CoverModifier: PrimitiveModifier {
  let isCovered: Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { CoverNode(context) }
}

final class CoverNode: TransparentModifierNode {
  private(set) var isCovered = false

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is CoverModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? CoverModifier, new.isCovered != isCovered else { return }
    isCovered = new.isCovered
    graph.afterLayout { [weak self] in self?.tellContent() }
  }

  private func tellContent() {
    guard !flags.contains(.isDead) else { return }
    var nodes = structure
    while let node = nodes.popLast() {
      if let node = node as? any CoverableNode { node.coverChanged(to: node.isCovered) }
      nodes += node.structure.reversed()
    }
  }

  override var name: String { "cover" }
}

/// A node that acts when its view appears and disappears.
@MainActor
protocol CoverableNode: Node {
  func coverChanged(to isCovered: Bool)
}

extension CoverableNode {
  /// Whether another screen covers the view.
  var isCovered: Bool {
    var next = parent
    while let current = next {
      if (current as? CoverNode)?.isCovered == true { return true }
      if let source = current as? SubviewsSourceNode, source.covers(self) { return true }
      next = current.parent
    }
    return false
  }
}

extension View {
  /// Says whether another screen covers the view.
  nonisolated package func covered(_ isCovered: Bool) -> some View { primitive(CoverModifier(isCovered: isCovered)) }
}
