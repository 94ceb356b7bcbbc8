// Update
//
// Reads: the queue of nodes whose sources changed. Writes: views' values in nodes, node structure,
// environment scopes, and the queues of the later passes. Counters: `bodies`, `comparisons`, `nodes`.

extension ViewGraph {
  /// Update: bodies run for exactly the nodes whose inputs or read state changed, parents first.
  func runUpdates() {
    // A body that changes its own state comes again with the next round, and the rounds are counted.
    for _ in 0..<Self.updateLimit where !updateQueue.isEmpty {
      let batch = updateQueue.count == 1 ? updateQueue : updateQueue.sorted { $0.depth < $1.depth }
      updateQueue.removeAll(keepingCapacity: true)
      for node in batch where node.flags.contains(.needsUpdate) && !node.flags.contains(.isDead) {
        let outer = roundTransaction
        if let own = pendingTransactions.removeValue(forKey: ObjectIdentifier(node)) {
          roundTransaction = own
          if own.animation != nil || geometryTransaction.animation == nil { geometryTransaction = own }
        }
        (node as? any UpdatingNode)?.runUpdate()
        roundTransaction = outer
      }
    }
  }
}

extension ViewGraph {
  /// How often updates of one round may cause further ones.
  private static let updateLimit = 64
}

/// A node that takes part in the update pass.
@MainActor
protocol UpdatingNode: Node {
  func runUpdate()
}
