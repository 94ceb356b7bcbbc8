import CoreGraphics

// Layout
//
// Reads: the queue of nodes whose size may have changed. Writes: cached sizes, frames relative to
// the layout parent. Counters: `measurements`, `placements`.

extension ViewGraph {
  /// Layout: sizes climb from what changed, then frames come down from the root.
  func runLayout() {
    guard !layoutQueue.isEmpty || root.flags.contains(.needsPlacement) else { return }
    let batch = layoutQueue.sorted { $0.depth > $1.depth }
    layoutQueue.removeAll(keepingCapacity: true)
    for node in batch {
      node.flags.remove(.isQueuedForLayout)
      if !node.flags.contains(.isDead) { node.invalidateSizes() }
    }
    root.placeAsRoot(proposal: ProposedViewSize(size))
    for observer in positionObservers { observer.layoutDidEnd() }
  }
}
