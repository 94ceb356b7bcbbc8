import CoreGraphics
import Drawing

/// One child or none, of changing identity: branches, optionals, erased views.
final class BranchNode: Node, PresenceOwner {
  /// What tells one identity from the next: a branch's number, a view's type, an explicit id.
  private var identity: AnyHashable?
  /// What `id` set; other identities are the engine's own.
  var explicitID: AnyHashable?
  private(set) var child: Node?
  private var departures = Departures()

  /// Brings the branch up to date; another identity ends the old child with its state, at once or by a
  /// transition.
  func update<Content: View>(_ view: Content?, identity newIdentity: AnyHashable, _ context: _ViewContext) {
    let isSame = identity == newIdentity
    let hadIdentity = identity != nil
    let own = context.under(self)
    if !isSame {
      if let old = child, let identity { departures.remove(old, identity, from: self, own) }
      child = departures.takeBack(newIdentity, by: self)
      identity = newIdentity
    }
    if let view {
      let isNew = child == nil
      child = Departures.update(child, own) { Content._update(view, $0, $1) }
      if isNew, hadIdentity, let new = child { child = Departures.arrive(new, in: self, own) }
    }
    if !isSame && hadIdentity { structureChanged() }
  }

  /// A child that has come needs nobody between itself and its place any more.
  func presenceEnded(_ presence: PresenceNode) {
    if departures.end(presence) { return }
    guard child === presence else { return }
    child = presence.release(to: self)
    structureChanged()
  }

  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    departures.teardown()
    child?.teardown()
    child = nil
  }
}
