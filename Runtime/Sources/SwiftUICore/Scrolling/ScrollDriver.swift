import CoreGraphics

/// A scroll view from outside: what it does, and the calls that a finger or a wheel makes.
@MainActor
package struct ScrollDriver {
  private let node: ScrollNode

  fileprivate init(_ node: ScrollNode) { self.node = node }

  /// How far the content is moved up and towards the leading edge; beyond the ends in the rubber band.
  package var offset: CGPoint { node.offset }
  package var phase: ScrollPhase { node.phase }
  /// With the content margins.
  package var contentSize: CGSize { node.contentSize }
  package var axes: Axis.Set { node.panAxes }

  package func hold() -> Bool { node.holdMotion() }
  package func releaseHold() { node.releaseHold() }
  package func began() { node.panBegan() }
  package func moved(_ translation: CGSize) { node.panMoved(by: translation) }
  package func ended(_ velocity: CGSize) { node.panEnded(velocity: velocity) }
  package func cancelled() { node.panCancelled() }
  package func wheel(_ delta: CGSize) -> Bool { node.moveByWheel(delta) }
}

extension ViewGraph {
  /// The scroll views that show, outer ones first.
  package func scrollDrivers() -> [ScrollDriver] {
    var result: [ScrollDriver] = []
    func visit(_ node: Node) {
      if let scroll = node as? ScrollNode { result.append(ScrollDriver(scroll)) }
      for child in node.describedChildren { visit(child) }
    }
    visit(root)
    return result
  }
}
