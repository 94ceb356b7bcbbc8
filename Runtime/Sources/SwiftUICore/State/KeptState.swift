/// The state of views whose nodes are gone for now: of a row that has left the viewport. A later node at
/// the same place takes it over.
@MainActor
final class KeptState {
  private struct Entry {
    let type: ObjectIdentifier
    /// Below the node that keeps the state.
    let depth: Int32
    let slots: DynamicSlots
  }

  private var entries: [Entry] = []
  /// What the views below go by, so that they can be scrolled to.
  private(set) var explicitIDs: [AnyHashable] = []
  private let base: Int32

  /// Collects the state below a node.
  /// - Returns: nil when something is there that cannot be made again as it was: the node must stay.
  init?(below keeper: Node, in node: Node) {
    base = keeper.depth
    guard collect(node, isMadeLater: false) else { return nil }
  }

  var isEmpty: Bool { entries.isEmpty && explicitIDs.isEmpty }

  private func collect(_ node: Node, isMadeLater: Bool) -> Bool {
    // What may have the focus keeps more than state: a selection, marked text.
    if node.isIrreplaceable || node is any FocusTarget { return false }
    if let id = (node as? BranchNode)?.explicitID { explicitIDs.append(id) }
    if let body = node as? BodyNode, let slots = body.heldState {
      // What is made while it is placed comes too late to find its state.
      if isMadeLater { return false }
      entries.append(Entry(type: ObjectIdentifier(body.viewType), depth: body.depth - base, slots: slots))
    }
    let isMadeLater = isMadeLater || node is GeometryReaderNode || node is LazyNode
    for child in node.structure where !collect(child, isMadeLater: isMadeLater) { return false }
    return true
  }

  /// The state of the next view of a type at a depth, in the order of the tree.
  func take(_ type: any View.Type, depth: Int32) -> DynamicSlots? {
    let key = ObjectIdentifier(type)
    guard let index = entries.firstIndex(where: { $0.type == key && $0.depth == depth - base }) else { return nil }
    return entries.remove(at: index).slots
  }
}
