import CoreGraphics

// Layout
//
// Reads: the queue of nodes whose size may have changed. Writes: cached sizes, frames relative to
// the layout parent. Counters: `measurements`, `placements`. Where a scroll view or an offset in flight has moved its
// content and nothing else has changed, only those that watch their places are told.

extension ViewGraph {
  /// Layout: sizes climb from what changed, then frames come down from the root.
  func runLayout() {
    fillViewports()
    guard !layoutQueue.isEmpty || root.flags.contains(.needsPlacement) else {
      return tellOfMoves()
    }
    let batch = layoutQueue.sorted { $0.depth > $1.depth }
    layoutQueue.removeAll(keepingCapacity: true)
    for node in batch {
      node.flags.remove(.isQueuedForLayout)
      if !node.flags.contains(.isDead) { node.invalidateSizes() }
    }
    root.placeAsRoot(proposal: ProposedViewSize(size))
    fillViewports()
    scrolled.removeAll()
    hasMoved = false
    if !matches.isEmpty { layOutMatches() }
    for observer in positionObservers { observer.layoutDidEnd() }
  }

  /// Views that are matched are laid out in their new boxes before anybody sees them.
  private func layOutMatches() {
    matchGeometry()
    guard !layoutQueue.isEmpty else { return }
    for node in layoutQueue.sorted(by: { $0.depth > $1.depth }) {
      node.flags.remove(.isQueuedForLayout)
      if !node.flags.contains(.isDead) { node.invalidateSizes() }
    }
    layoutQueue.removeAll(keepingCapacity: true)
    root.placeAsRoot(proposal: ProposedViewSize(size))
  }

  /// Makes nodes that are measured and placed right after: those that ask for layout while they are made
  /// need no other.
  func makingUnmeasured<Result>(_ make: () -> Result) -> Result {
    let (lastID, waiting) = (lastNodeID, layoutQueue.count)
    let result = make()
    guard layoutQueue.count > waiting else { return result }
    let added = layoutQueue[waiting...]
    layoutQueue.removeSubrange(waiting...)
    for node in added {
      if node.id > lastID { node.flags.remove(.isQueuedForLayout) } else { layoutQueue.append(node) }
    }
    return result
  }

  /// What comes near the viewports that have moved is built; where its length was not expected, layout
  /// is asked for.
  private func fillViewports() {
    for node in scrolled { node.fillViewport() }
  }

  /// Nothing is laid out anew, but content was moved: only what lies in it can notice.
  private func tellOfMoves() {
    if hasMoved {
      hasMoved = false
      scrolled.removeAll()
      for observer in positionObservers { observer.layoutDidEnd() }
      return
    }
    guard !scrolled.isEmpty else { return }
    let scrolled = scrolled
    self.scrolled.removeAll()
    for observer in positionObservers where observer.liesInOrHolds(scrolled) { observer.layoutDidEnd() }
  }
}

extension PositionObserver {
  /// Whether one of the scroll views is around the node, or in it.
  fileprivate func liesInOrHolds(_ scrolled: [ScrollNode]) -> Bool {
    var node: Node? = self
    while let current = node {
      if let scroll = current as? ScrollNode, scrolled.contains(where: { $0 === scroll }) { return true }
      node = current.parent
    }
    return scrolled.contains { scroll in
      var node: Node? = scroll
      while let current = node, current !== self { node = current.parent }
      return node != nil
    }
  }
}
