import CoreGraphics

// What holds after every frame. Tests ask; no frame pays for it.

extension ViewGraph {
  /// The invariants that do not hold, in sentences; the frame must have run.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    for node in updateQueue + layoutQueue where node.flags.contains(.isDead) {
      broken.append("\(node.name) \(node.id) is dead and waits for a pass.")
    }
    for observer in positionObservers where observer.flags.contains(.isDead) {
      broken.append("\(observer.name) \(observer.id) is dead and observes places.")
    }
    check(root, under: nil, &broken)
    return broken
  }

  private func check(_ node: Node, under parent: Node?, _ broken: inout [String]) {
    let place = "\(node.name) \(node.id)"
    if node.flags.contains(.isDead) { broken.append("\(place) is dead and in the tree.") }
    if let parent, node.parent !== parent { broken.append("\(place) does not know the node around it.") }
    let frame = node.frame
    if ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) {
      broken.append("\(place) has the frame \(frame).")
    }
    if frame.width < 0 || frame.height < 0 { broken.append("\(place) has the size \(frame.size).") }
    for child in node.structure { check(child, under: node, &broken) }
  }
}
