import CoreGraphics

/// A node of the layout tree as trees, reports and tests see it.
package struct NodeDescription {
  package var id: Int
  package var name: String
  package var detail: String
  /// In the stage's coordinates.
  package var frame: CGRect
  /// As it was laid out, whatever effects scale or turn it.
  package var size: CGSize
  /// 0…1: what the effects around it leave of it.
  package var opacity: Double
  package var facts: NodeFacts?
  /// The room that clips and fixed frames around the node leave it, in the stage's coordinates; nil
  /// where nothing cuts.
  package var visibleFrame: CGRect?
  package var children: [NodeDescription]
}

extension ViewGraph {
  /// The layout tree from the root; the frame must have run.
  /// - Parameters:
  ///   - origin: where the stage's own coordinates start.
  ///   - asSeen: places in flight as they are seen, not as they will be, with what is on its way out.
  package func describe(from origin: CGPoint = .zero, asSeen: Bool = false) -> NodeDescription {
    describe(
      root, in: CGAffineTransform(translationX: origin.x, y: origin.y), visible: nil, window: nil, opacity: 1,
      asSeen: asSeen)!
  }

  /// - Parameters:
  ///   - place: from the coordinates of the node's layout parent to the stage's.
  ///   - window: what the scroll views around the node show.
  /// - Returns: nil for a node that is scrolled away.
  private func describe(
    _ node: Node, in place: CGAffineTransform, visible: CGRect?, window: CGRect?, opacity: Double,
    asSeen: Bool
  ) -> NodeDescription? {
    let box = asSeen ? CGRect(origin: node.presentedOrigin, size: node.frame.size) : node.frame
    // A shift alone keeps sizes to the last bit.
    let frame =
      place.isTranslation ? box.offsetBy(dx: place.tx, dy: place.ty) : box.applying(place)
    // Half a point more, so that what is empty or thin and lies at the edge counts.
    if let window, !window.insetBy(dx: -0.5, dy: -0.5).intersects(frame) { return nil }
    let cut = node.cutsContent
    var visible = visible
    if !cut.isEmpty {
      var limit = frame
      // A length that is not fixed cuts nothing: the limit is taken far beyond the stage.
      let far: CGFloat = 1e6
      if !cut.contains(.horizontal) { limit = CGRect(x: -far, y: limit.minY, width: 2 * far, height: limit.height) }
      if !cut.contains(.vertical) { limit = CGRect(x: limit.minX, y: -far, width: limit.width, height: 2 * far) }
      visible = visible.map { $0.intersection(limit) } ?? limit
    }
    var window = window
    if let scroll = node as? ScrollNode {
      let shown = scroll.visibleBox.offsetBy(dx: frame.minX, dy: frame.minY)
      window = window?.intersection(shown) ?? shown
      // What the scroll view cuts can be scrolled to.
      visible = nil
    }
    var inner = place.translatedBy(x: box.minX, y: box.minY)
    if let transform = node.contentTransform { inner = transform.concatenating(inner) }
    let inside = opacity * node.contentOpacity
    // A loop takes less of the stack than a closure: trees may be a thousand levels deep.
    var children: [NodeDescription] = []
    for child in describedChildren(of: node, asSeen: asSeen) {
      let description = describe(
        child, in: inner, visible: visible, window: window, opacity: inside, asSeen: asSeen)
      if let description { children.append(description) }
    }
    return NodeDescription(
      id: node.id, name: node.name, detail: node.detail, frame: frame, size: node.frame.size, opacity: opacity,
      facts: node.facts, visibleFrame: visible, children: children)
  }
}

extension ViewGraph {
  /// Who watches a view come and go follows it from where it is still transparent until it has gone.
  private func describedChildren(of node: Node, asSeen: Bool) -> [Node] {
    guard asSeen else { return node.hidesContent ? [] : node.describedChildren }
    if node.hidesContent, node.contentOpacity > 0 { return [] }
    return node.describedChildren + node.leavingNodes.map(\.node)
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
