import CoreGraphics

extension ScreenKeyboard {
  /// Points kept free around what is written into.
  private static let margin: CGFloat = 12

  /// Scrolls what has the focus into what the keyboard leaves of its scroll views, the innermost first.
  func revealFocus(animated: Bool = true) {
    guard isUp, let target = graph.focus.current else { return }
    var inner: Node = target
    var isOwn = (target as? TextInputNode)?.traits.kind == .editor
    var node: Node? = target.parent
    while let current = node {
      node = current.parent
      guard let scroll = current as? ScrollNode else { continue }
      // An editor's own scroll view follows the caret by itself.
      if !isOwn { reveal(inner, in: scroll, animated: animated) }
      isOwn = false
      inner = scroll
    }
  }

  private func reveal(_ inner: Node, in scroll: ScrollNode, animated: Bool) {
    guard scroll.pan == nil, let box = scroll.contentFrame(of: inner) else { return }
    let room = scroll.contentLength(along: .vertical)
    let margin = max(0, min(Self.margin, (room - box.height) / 2))
    let wanted = scroll.offset(showing: box.insetBy(dx: 0, dy: -margin), nil, from: scroll.offset)
    guard abs(wanted.y - scroll.offset.y) > 0.5 else { return }
    let from = scroll.offset
    let isMoving = animated && !graph.environment.accessibilityReduceMotion
    scroll.go(
      to: { [weak scroll, weak inner] in
        guard let scroll, let inner, let box = scroll.contentFrame(of: inner) else { return nil }
        var target = scroll.offset(showing: box.insetBy(dx: 0, dy: -margin), nil, from: from)
        target.x = from.x
        return target
      }, in: Transaction(animation: isMoving ? Self.motion : nil))
  }
}

extension Node {
  /// Nodes whose place depends on where the safe area ends are placed again.
  func invalidateSafeAreaBelow() {
    var nodes: [Node] = [self]
    while let node = nodes.popLast() {
      if node is ScrollNode { node.setNeedsRecording() }
      if (node as? any SafeAreaReader)?.readsSafeArea == true { node.setNeedsLayout() }
      nodes += node.describedChildren
    }
  }
}

/// A node that lays out its content by the edges of the safe area.
@MainActor
protocol SafeAreaReader: Node {
  var readsSafeArea: Bool { get }
}
