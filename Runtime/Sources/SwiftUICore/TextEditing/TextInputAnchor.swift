import CoreGraphics

/// Leads from the region of a field to the text input in it.
@MainActor
package final class TextInputAnchor {
  weak var node: TextInputNode?

  nonisolated package init() {}

  /// Begins to edit, as a tap on the field does.
  package func focus() {
    guard let node else { return }
    node.graph.focus.move(to: node)
  }

  /// - Parameter inset: how far the input lies within the region, in points.
  package func take(_ report: TouchReport, inset: CGSize = .zero) {
    guard let node, !node.flags.contains(.isDead) else { return }
    let point = CGPoint(x: report.location.x - inset.width, y: report.location.y - inset.height)
    switch report.kind {
    case .tap(let count): node.touch(at: point, count: count)
    case .longPress:
      node.graph.focus.move(to: node)
      node.moveCaret(to: point)
    case .drag: node.moveCaret(to: point)
    case .dragEnded: break
    }
  }
}
