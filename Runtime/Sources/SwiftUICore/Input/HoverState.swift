import CoreGraphics

/// A node that follows the pointer.
@MainActor
protocol HoverTarget: Node {
  /// - Parameter point: in the stage's coordinates; nil when the pointer has left.
  func pointerMoved(to point: CGPoint?)
}

/// Which views the pointer is over.
@MainActor
final class HoverState {
  private var targets: [any HoverTarget] = []

  func move(to point: CGPoint?, in graph: ViewGraph) {
    let found = point.map { graph.hitPath(at: $0).nodes.compactMap { $0 as? any HoverTarget } } ?? []
    for old in targets where !found.contains(where: { $0 === old }) && !old.flags.contains(.isDead) {
      old.pointerMoved(to: nil)
    }
    targets = found
    for target in found { target.pointerMoved(to: point) }
  }
}
