import CoreGraphics
import Drawing

/// A node that is going, and who draws it meanwhile: the node that placed it last.
@MainActor
package final class LeavingNode {
  /// The stage of the transition, or the outermost modifier that reached it.
  let node: Node
  let holder: Node
  /// Those who stood for the node in the holder's order.
  let formerIDs: [ObjectIdentifier]
  /// The modifiers around the stage, each for this one child, from the inside out.
  private let parts: [ModifierNode]

  /// - Returns: nil when nobody placed the stage.
  init?(_ stage: TransitionNode) {
    var node: Node = stage
    var formers: [Node] = [stage, stage.target]
    var parts: [ModifierNode] = []
    while let parent = node.layoutParent {
      if let modifier = parent as? ModifierNode, formers.contains(where: { $0 === modifier.single }) {
        let part = modifier.leavingPart(over: node)
        parts.append(part)
        node = part
        formers = [modifier]
      } else if let stage = (parent as? HeldNode)?.stage {
        // Within a view that comes or goes itself: that view's stage may be gone before.
        node.movePlace(outOf: stage)
        formers = [stage, stage.target]
      } else if let row = parent.row {
        // The row of a list ends with its view: the list itself shows the view on its way out.
        node.movePlace(outOf: row)
        formers = [row]
      } else {
        break
      }
    }
    guard let holder = node.layoutParent, !holder.flags.contains(.isDead) else {
      for part in parts { part.endLeavingPart() }
      return nil
    }
    self.node = node
    self.holder = holder
    self.parts = parts
    formerIDs = formers.map { ObjectIdentifier($0) }
    node.flags.insert(.isLeaving)
  }

  fileprivate func end() {
    node.flags.remove(.isLeaving)
    for part in parts { part.endLeavingPart() }
  }
}

extension Node {
  /// The row of a list that shows a child as a view of its own; nil elsewhere.
  fileprivate var row: DressNode? {
    guard self is SubviewNode else { return nil }
    var node: Node = self
    while let parent = node.layoutParent {
      if let row = parent as? DressNode { return row }
      node = parent
    }
    return nil
  }
}

extension ViewGraph {
  func addLeaving(_ entry: LeavingNode) {
    leaving[ObjectIdentifier(entry.holder), default: []].append(entry)
    entry.holder.flags.insert(.hasLeaving)
    entry.holder.leavingChanged()
    entry.holder.setNeedsRecording()
  }

  func removeLeaving(_ entry: LeavingNode) {
    let key = ObjectIdentifier(entry.holder)
    leaving[key]?.removeAll { $0 === entry }
    if leaving[key]?.isEmpty == true {
      leaving[key] = nil
      entry.holder.flags.remove(.hasLeaving)
    }
    entry.end()
    entry.holder.leavingChanged()
    if !entry.holder.flags.contains(.isDead) { entry.holder.setNeedsRecording() }
  }

  /// Brings a node up to date in a transaction of its own.
  func enqueue(_ node: Node, in transaction: Transaction) {
    guard !node.flags.contains(.isDead) else { return }
    pendingTransactions[ObjectIdentifier(node)] = transaction
    guard !node.flags.contains(.needsUpdate) else { return }
    node.flags.insert(.needsUpdate)
    updateQueue.append(node)
    requestFrame()
  }
}

extension Node {
  /// What this node placed and still draws, though it is going.
  final var leavingNodes: [LeavingNode] {
    flags.contains(.hasLeaving) ? graph.leaving[ObjectIdentifier(self)] ?? [] : []
  }

  /// The view, or one around it, is on its way out: it is drawn, and nothing else.
  package final var isLeaving: Bool {
    var node: Node? = self
    while let current = node {
      if current.flags.contains(.isLeaving) { return true }
      node = current.layoutParent
    }
    return false
  }

  final func record(leaving entries: [LeavingNode], into items: inout [DisplayItem]) {
    for entry in entries { record(child: entry.node, into: &items) }
  }

  final func placeLeaving() {
    for entry in leavingNodes {
      place(entry.node, at: entry.node.frame.origin, proposal: entry.node.placedProposal)
    }
  }
}
