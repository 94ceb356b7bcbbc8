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

/// One child or none, of changing identity: branches, optionals, erased views.
final class BranchNode: Node {
  /// What tells one identity from the next: a branch's number, a view's type, an explicit id.
  private var identity: AnyHashable?
  /// What `id` set; other identities are the engine's own.
  var explicitID: AnyHashable?
  private(set) var child: Node?

  /// Brings the branch up to date; another identity ends the old child with its state.
  func update<Content: View>(_ view: Content?, identity newIdentity: AnyHashable, _ context: _ViewContext) {
    let isSame = identity == newIdentity
    let hadIdentity = identity != nil
    if !isSame {
      child?.teardown()
      child = nil
      identity = newIdentity
    }
    if let view { child = Content._update(view, child, context.under(self)) }
    if !isSame && hadIdentity { structureChanged() }
  }

  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    child?.teardown()
    child = nil
  }
}
