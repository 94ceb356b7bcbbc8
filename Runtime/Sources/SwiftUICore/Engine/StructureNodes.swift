import CoreGraphics
import Drawing

/// Several children in their order; layout sees the children, not the group.
final class GroupNode: Node {
  var children: [Node] = []

  override func appendLayoutChildren(to list: inout [Node]) {
    for child in children { child.appendLayoutChildren(to: &list) }
  }

  override var structure: [Node] { children }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    for child in children { child.teardown() }
    children = []
  }
}
